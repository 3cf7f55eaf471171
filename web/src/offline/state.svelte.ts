/** How the house in this page is: not there yet, there, or broken for a reason. */
export const state = $state<{ ready: boolean; compiled: boolean; broken: boolean }>({ ready: false, compiled: false, broken: false });
