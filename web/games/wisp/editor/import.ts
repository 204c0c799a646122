/** Parses a pasted level: a link, a code, or a level's text. */
import { type Level, readCode, readLevel } from "@turnlight/games/wisp";
import type { Result } from "@turnlight/kernel";

export interface Pasted {
  readonly level: Level;
  readonly name: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

export const readPasted = (pasted: string): Result<Pasted> => {
  const text = pasted.trim();
  const link = /#\/play\/wisp\/level\/([\w-]+)(?:\/([^\s/]*))?/.exec(text);
  const code = link?.[1] ?? (/^[\w-]{6,}$/.test(text) ? text : undefined);
  if (code !== undefined) {
    const read = readCode(code);
    return read.ok ? { ok: true, value: { level: read.value, name: decoded(link?.[2] ?? "") } } : read;
  }
  const read = readLevel(`${text}\n`);
  return read.ok ? { ok: true, value: { level: read.value.level, name: read.value.name ?? "" } } : read;
};
