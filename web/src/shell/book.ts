/** The rulebook: its text with strong words and ways to the reference, and searching in it. */
import type { BookBlock, BookChapter } from "./api-types";

export interface Part {
  text: string;
  strong?: boolean;
  /** A clause of the reference. */
  clause?: string;
}

/** A line cut where something is strong or leads to a clause. */
export function bookParts(line: string, letters: string): Part[] {
  return line.split(/(\*\*[^*]+\*\*|\s?\[§[\d.]+\])/).flatMap((piece) => {
    if (!piece) return [];
    const clause = /\[§([\d.]+)\]/.exec(piece)?.[1];
    if (clause) return [{ text: "§", clause: `${letters}-${clause}` }];
    return piece.startsWith("**") ? [{ text: piece.slice(2, -2), strong: true }] : [{ text: piece }];
  });
}

const text = (block: BookBlock): string => [...block.lines, ...block.rows.flat()].join(" ");

/** The chapters with what has all the words, under their titles; a title that has them brings its whole chapter. */
export function found(chapters: readonly BookChapter[], wish: string, fold: (text: string) => string): BookChapter[] {
  const words = fold(wish).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  const has = (where: string): boolean => words.every((word) => fold(where).includes(word));
  return chapters.flatMap((chapter) => {
    if (has(chapter.title)) return [chapter];
    const blocks = chapter.blocks.filter((block) => has(text(block)));
    return blocks.length ? [{ ...chapter, blocks }] : [];
  });
}

export const SUMMARY = "summary";
