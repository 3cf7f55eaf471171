/** The words of Hansa Teutonica. */
import { wordsOf } from "../../shell/words.svelte";

export const words = wordsOf("teutonica");
export const { say, has, sayAny } = words;
