/** The games that have a scene of their own: every folder beside this file. */
import type { Scene } from "../table/scene";

const SCENES = import.meta.glob<{ scene: Scene }>("./*/index.ts");

export async function findScene(game: string): Promise<Scene | null> {
  return (await SCENES[`./${game}/index.ts`]?.())?.scene ?? null;
}
