/** The words of Hansa (2004). */
import { wordsOf } from "../../shell/words.svelte";

export const words = wordsOf("hansa");
export const { say, has, sayAny } = words;
