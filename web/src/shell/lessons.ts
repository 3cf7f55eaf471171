/** Sitting down at a lesson. */
import { api } from "./api";
import type { LessonLine } from "./api-types";
import { go } from "./router.svelte";
import { beSomebody, tell } from "./session.svelte";
import { settings } from "./settings.svelte";

/** A new table on which this lesson is taught. */
export async function goToLesson(game: string, lesson: LessonLine): Promise<void> {
  try {
    await beSomebody(settings.name);
    settings.game = game;
    go(`/table/${(await api.sitDown(game, lesson.chapter, lesson.key)).id}`);
  } catch (error) {
    tell(error);
  }
}
