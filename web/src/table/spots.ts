/** Places on a drawing that can be chosen, whatever the game. */
import type { Choice } from "../shell/api-types";

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}
/** A drawing of the server: its size and what is in it. */
export interface Drawing {
  theme: "light" | "dark";
  viewBox: Box;
  nodes: Node[];
}
/** How a place that can be chosen looks. */
export type Look = "plain" | "dotted" | "dashed" | "ringed" | "danger" | "strong" | "framed";
export interface Hotspot extends Spot {
  id: string;
  group: string;
  shape: "ring" | "box" | "road";
  radius: number;
  box: Box | null;
  path: string;
  kind: string; // of the choices there
  look: Look;
  choices: Choice[];
}
/** Measures the parts of the drawing that a selector finds. */
export type Measure = (selector: string) => { box: Box; path: SVGPathElement | null }[];
