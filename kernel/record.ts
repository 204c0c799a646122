/** A match as JSON: everything needed to replay it. Input is validated completely. */
import { readSeed, type Seed } from "./chance.ts";
import { accept, quote, type Result, refuse, within } from "./result.ts";
import type { Actor } from "./rules.ts";
import {
  integer,
  isObject,
  list,
  object,
  oneOf,
  parseJson,
  pipe,
  string,
  union,
  unknown,
  wrong,
} from "./schema/index.ts";

/** One line of a record: who did what, and when. */
export interface Entry {
  /** Counts from 1 without gaps. */
  readonly n: number;
  readonly by: Actor;
  /** The move's text; `resign`, `forfeit SEAT …` and `stop` are reserved for the kernel. */
  readonly move: string;
  /** The host's clock, in milliseconds; 0 where no time was recorded. */
  readonly at: number;
}

/** Who played a seat. Metadata for readers of the record; the rules do not use it. */
export interface RecordedPlayer {
  readonly name: string;
  /** The bot's name in the game's manifest; undefined for a person. */
  readonly bot?: string;
}

/** A match as it is stored and exchanged. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly config: string;
  readonly seed: Seed;
  readonly entries: readonly Entry[];
  /** Seat by seat, where it was recorded. */
  readonly players?: readonly RecordedPlayer[];
}

/** Longer than any game needs, short enough for a protocol frame. */
export const longestMove = 2000;
const longestConfig = 10_000;
const longestRecord = 32 * 2 ** 20;
const longestName = 2000;
const mostPlayers = 100;

/** A record as JSON text. */
export const writeRecord = (record: MatchRecord): string => {
  const { game, version, config, seed, players, entries } = record;
  const head = JSON.stringify({ game, version, config, seed, ...(players && { players }) }, undefined, 1).slice(0, -2);
  const lines = entries.map(({ n, by, move, at }) => `  ${JSON.stringify({ n, by, move, at })}`);
  return `${head},\n "entries": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n `}]\n}\n`;
};

const asTheWriterDoes = "a match record, as `turnlight record` writes it";

const placeAt = (text: string, at: number): string => {
  const lines = text.slice(0, at).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
};

/**
 * Engines report the place of a JSON error differently: by position, by an excerpt, or not at all if the text just
 * ends.
 */
const placeOf = (text: string, problem: unknown): string => {
  const message = problem instanceof Error ? problem.message : "";
  const start = text.search(/\S/);
  if (text[start] !== "{") return placeAt(text, start);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return placeAt(text, Number(position));
  const excerpt = /"(?:\.\.\.)?(.{4,40}?)(?:\.\.\.)?" is not valid JSON$/su.exec(message)?.[1];
  return excerpt === undefined ? placeAt(text, text.length) : `near ${quote(excerpt)}`;
};

const parse = (text: string): Result<unknown> => {
  if (text.length > longestRecord)
    return refuse("too-long", `the record has ${text.length} characters`, {
      right: `at most ${longestRecord}`,
      values: { length: text.length, most: longestRecord },
    });
  if (text.trim() === "") return refuse("empty", "it's empty", { right: asTheWriterDoes });
  return parseJson(text, asTheWriterDoes, (problem) => placeOf(text, problem));
};

const entrySchema = object({
  n: integer(1),
  by: union(oneOf("chance", "host"), integer(0)),
  move: string(1, longestMove),
  at: integer(0),
});

const recordSchema = object(
  {
    game: string(),
    version: integer(1),
    config: string(0, longestConfig),
    seed: pipe(string(), readSeed),
    entries: list(unknown),
  },
  { players: list(object({ name: string(0, longestName) }, { bot: string(1, longestName) }), mostPlayers) },
);

const readEntry = (value: unknown, n: number): Result<Entry> => {
  if (!isObject(value)) return refuse("bad-entry", "it isn't an entry", { right: '{"n", "by", "move", "at"}' });
  const read = entrySchema(value);
  return !read.ok || read.value.n === n
    ? read
    : within("n", wrong(read.value.n, `${n}, since entries are numbered in order`).refusal);
};

/** Parses a record; refuses what is malformed and says where. */
export const readRecord = (text: string): Result<MatchRecord> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.value)) return refuse("not-a-record", "it contains something else", { right: asTheWriterDoes });
  const read = recordSchema(parsed.value);
  if (!read.ok) return read;
  const entries: Entry[] = [];
  for (const [i, entry] of read.value.entries.entries()) {
    const good = readEntry(entry, i + 1);
    if (!good.ok) return within(`entry ${i + 1}`, good.refusal, { entry: i + 1 });
    entries.push(good.value);
  }
  return accept({ ...read.value, entries });
};
