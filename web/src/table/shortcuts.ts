/** Single keys at the table. They rest while somebody types, and can be switched off in the settings. */
import type { Unit } from "./moments";
import type { GameKey } from "./scene";

export interface Reach {
  enabled: boolean;
  keys: readonly GameKey[];
  replay: { step: (unit: Unit, by: 1 | -1) => void; first: () => void; last: () => void; toggle: () => void } | null;
  close: () => void;
  board: () => void;
  walk: () => void;
  tab: (name: "choices" | "log" | "chat") => void;
  undo: () => void;
  family: (name: string) => void;
  /** The kind of choice that ends one's turn. */
  ends: string | undefined;
  desks: () => void;
  help: () => void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && Boolean(target.closest("input, textarea, select, dialog, [role=menu], [contenteditable]"));
}

export function shortcuts(event: KeyboardEvent, reach: Reach): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || event.defaultPrevented) return;
  const button = event.target instanceof Element && Boolean(event.target.closest("button, [role=button], summary, a"));
  const run = action(event.key, reach, button, event.shiftKey);
  if (!run) return;
  event.preventDefault();
  run();
}

function action(key: string, reach: Reach, button: boolean, shift: boolean): (() => unknown) | undefined {
  const past = reach.replay;
  if (past) {
    const unit = shift ? "turns" : "decisions";
    if (key === "ArrowLeft") return () => past.step(unit, -1);
    if (key === "ArrowRight") return () => past.step(unit, 1);
    if (key === "PageUp") return () => past.step("rounds", -1);
    if (key === "PageDown") return () => past.step("rounds", 1);
    if (key === "Home") return past.first;
    if (key === "End") return past.last;
    if (key === " " && !button) return past.toggle;
  }
  if (key === "Escape") return reach.close;
  if (!reach.enabled) return undefined;
  const letters: Record<string, () => unknown> = {
    b: reach.board,
    w: reach.walk,
    c: () => reach.tab("choices"),
    l: () => reach.tab("log"),
    g: () => reach.tab("chat"),
    d: reach.desks,
    u: reach.undo,
    e: () => reach.ends && reach.family(reach.ends),
    "?": reach.help,
  };
  const family = reach.keys.find((own) => own.key === key)?.family;
  return family === undefined ? letters[key] : () => reach.family(family);
}
