/** The games that have a scene of their own. */
import type { Scene } from "../table/scene";

const SCENES: Record<string, () => Promise<Scene>> = {
  hansa: async () => (await import("./hansa")).hansa,
  merkator: async () => (await import("./merkator")).merkator,
  teutonica: async () => (await import("./teutonica")).teutonica,
};

export async function findScene(game: string): Promise<Scene | null> {
  return (await SCENES[game]?.()) ?? null;
}
