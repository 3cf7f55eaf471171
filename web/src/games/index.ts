/** The games that have a scene of their own: every folder beside this file. */
import type { Scene } from "../table/scene";

const SCENES = import.meta.glob<{ scene: Scene }>("./*/index.ts");

export async function findScene(game: string): Promise<Scene | null> {
  return (await SCENES[`./${game}/index.ts`]?.())?.scene ?? null;
}

const DOORS = import.meta.glob<string>("./*/door-*.webp", { query: "?url", import: "default", eager: true });

/** A part of the game's board for the lobby, small enough to be there at once; drawn by `make pictures`. */
export function doorPicture(game: string, theme: "light" | "dark"): string | undefined {
  return DOORS[`./${game}/door-${theme}.webp`];
}
