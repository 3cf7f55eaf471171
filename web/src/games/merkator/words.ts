/** The words of Merkator. */
import { wordsOf } from "../../shell/words.svelte";

export const words = wordsOf("merkator");
export const { say, has, sayAny } = words;
