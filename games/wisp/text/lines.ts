/** Splits level text into headers and rows, each with its place in the text. Nothing is interpreted yet. */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { mostSide } from "../rules/level.ts";
import { knownLetters, type Meaning, meaningOf } from "./letters.ts";

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export interface Word extends TextPosition {
  readonly text: string;
}

export interface Header extends TextPosition {
  readonly key: string;
  /** The text after the colon, trimmed. */
  readonly value: string;
  readonly words: readonly Word[];
  /** The place just after the last word. */
  readonly end: TextPosition;
}

export interface Letter extends TextPosition {
  readonly meaning: Meaning;
}

export interface LevelText {
  readonly headers: readonly Header[];
  readonly rows: readonly (readonly Letter[])[];
  /** Where the text ends. */
  readonly end: TextPosition;
}

/** More than a level can need: one for each cell, and some more. */
const mostHeaders = 200;

export const refuseAt = ({ line, column }: TextPosition, code: string, reason: string, right: string) =>
  refuse(code, reason, { where: `line ${line}, column ${column}`, right, values: { line, column } });

/** Lines one by one, so that text refused early is never split completely. */
function* linesOf(text: string): Generator<string> {
  let from = 0;
  for (;;) {
    const end = text.indexOf("\n", from);
    const line = text.slice(from, end < 0 ? text.length : end);
    yield line.endsWith("\r") ? line.slice(0, -1) : line;
    if (end < 0) return;
    from = end + 1;
  }
}

const headerShape = /^(\s*)([A-Za-z]+)\s*:/;

const headerOf = (text: string, line: number): Header | undefined => {
  const found = headerShape.exec(text);
  if (found === null) return undefined;
  const [all = "", indent = "", key = ""] = found;
  const value = text.slice(all.length);
  const words = [...value.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    line,
    column: all.length + word.index + 1,
  }));
  return {
    key: key.toLowerCase(),
    value: value.trim(),
    words,
    line,
    column: indent.length + 1,
    end: { line, column: all.length + value.trimEnd().length + 1 },
  };
};

const rowOf = (text: string, line: number): Result<readonly Letter[]> => {
  const letters: Letter[] = [];
  let column = 0;
  for (const character of text) {
    column += 1;
    if (character === " " || character === "\t") continue;
    const meaning = meaningOf(character);
    const place = { line, column };
    if (meaning === undefined)
      return refuseAt(place, "unknown-letter", `${quote(character)} has no meaning in a level`, knownLetters);
    if (letters.length === mostSide)
      return refuseAt(place, "bad-size", "the row is too long", `at most ${mostSide} cells in a row`);
    letters.push({ meaning, ...place });
  }
  return accept(letters);
};

export const sheetOf = (text: string): Result<LevelText> => {
  const headers: Header[] = [];
  const rows: (readonly Letter[])[] = [];
  let line = 0;
  let last = 0;
  for (const content of linesOf(text.startsWith("\ufeff") ? text.slice(1) : text)) {
    line += 1;
    const begin = { line, column: 1 };
    if (content.trim() === "") continue;
    const header = headerOf(content, line);
    if (header !== undefined) {
      if (headers.length === mostHeaders)
        return refuseAt(begin, "too-long", "there are too many headers", `at most ${mostHeaders}`);
      headers.push(header);
      continue;
    }
    if (rows.length > 0 && last !== line - 1)
      return refuseAt(begin, "bad-row", "this row is separate from the board", "rows without gaps between them");
    if (rows.length === mostSide)
      return refuseAt(begin, "bad-size", `this is row ${rows.length + 1}`, `at most ${mostSide} rows`);
    const row = rowOf(content, line);
    if (!row.ok) return row;
    const width = rows[0]?.length ?? row.value.length;
    if (row.value.length !== width) {
      const place = row.value[width] ?? { line, column: content.trimEnd().length + 1 };
      const cells = `${row.value.length} ${row.value.length === 1 ? "cell" : "cells"}`;
      return refuseAt(place, "ragged-row", `the row has ${cells}`, `${width}, as in the first row`);
    }
    rows.push(row.value);
    last = line;
  }
  return accept({ headers, rows, end: { line, column: 1 } });
};
