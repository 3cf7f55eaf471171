/** How the house in this page is: not there yet, there, or broken for a reason. */
export const state = $state<{ ready: boolean; compiled: boolean; fault: string }>({ ready: false, compiled: false, fault: "" });
