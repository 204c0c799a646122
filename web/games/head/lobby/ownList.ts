/** Parses a custom word list line by line: the usable words, and why each other line is not. */
import { bankOfLanguage, readCustomList, type WordLanguage } from "@turnlight/games/head";

interface LineFault {
  readonly line: number;
  readonly code: string;
  /** The line as typed. */
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
