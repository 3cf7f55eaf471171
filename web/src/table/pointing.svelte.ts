/** What somebody points at, so that what belongs to it is lit elsewhere: a desk (`seat:2`) or an element as choices name it. */
let near = $state<string | null>(null);
let held = $state<string | null>(null);

/** What pointer or focus is at; else what was touched last. */
export const pointed = (): string | null => near ?? held;
export const isHeld = (id: string): boolean => held === id;
/** The seat whose desk is pointed at. */
export const pointedSeat = (): number | null => (pointed()?.startsWith("seat:") ? Number(pointed()?.slice("seat:".length)) : null);

/** Pointer or focus come to something, or leave it. */
export function pointAt(id: string | null): void {
  near = id;
}
/** A touch: it stays lit until something else is touched. */
export function hold(id: string | null): void {
  held = id;
}
/** The same touch once more puts the light out. */
export function toggle(id: string): void {
  held = held === id ? null : id;
  if (held === null) near = null;
}
/** An answer is closed: its place is lit no longer; a desk stays. */
export function letGo(): void {
  if (!held?.startsWith("seat:")) held = null;
}
