/** A list of one's own, read line by line: the words that count, and why each other line does not. */
import { bankOfLanguage, readCustomList, type WordLanguage } from "@turnlight/games/head";

interface LineFault {
  readonly line: number;
  readonly code: string;
  /** As it was written. */
  readonly written: string;
}

export interface OwnWords {
  readonly words: readonly string[];
  readonly faults: readonly LineFault[];
}

export const readOwnWords = (text: string, language: WordLanguage): OwnWords => {
  const { words, problems } = readCustomList(text, bankOfLanguage(language));
  const lines = text.split(/\r?\n/);
  const faults = problems.map(({ code, where = "" }) => {
    const line = Number(/\d+/.exec(where)?.[0] ?? 0);
    return { line, code, written: lines[line - 1]?.trim().slice(0, 30) ?? "" };
  });
  return { words, faults };
};
