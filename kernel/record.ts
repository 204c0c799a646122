/** A match on paper: everything needed to play it again, as JSON. Reading trusts nothing. */
import { readSeed, type Seed } from "./chance.ts";
import { accept, quote, type Result, refuse, within } from "./result.ts";
import type { Actor } from "./rules.ts";

export interface Entry {
  /** Counts from 1 without gaps. */
  readonly n: number;
  readonly by: Actor;
  /** The move's text; `resign`, `forfeit SEAT …` and `stop` belong to the kernel. */
  readonly move: string;
  /** The host's clock, in milliseconds; 0 where nobody kept time. */
  readonly at: number;
}

/** Who sat on a seat, for those who read the record: no rule knows. */
export interface RecordedPlayer {
  readonly name: string;
  /** As the game's registry names it; nothing where it was a person. */
  readonly bot?: string;
}

export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly config: string;
  readonly seed: Seed;
  readonly entries: readonly Entry[];
  /** Seat by seat, where somebody wrote it down. */
  readonly players?: readonly RecordedPlayer[];
}

/** Longer than any game needs, short enough for a frame on the wire. */
export const longestMove = 2000;
const longestConfig = 10_000;
const longestRecord = 32 * 2 ** 20;
const longestName = 2000;
const mostPlayers = 100;

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

/** Engines say where JSON breaks in different ways: by position, by an excerpt, or not at all where the text just ends. */
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
  if (text.trim() === "") return refuse("empty", "there is nothing in it", { right: asTheWriterDoes });
  try {
    return accept(JSON.parse(text));
  } catch (problem) {
    return refuse("not-json", "this is not complete JSON", { where: placeOf(text, problem), right: asTheWriterDoes });
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= least;

/** A foreign value as it may be shown in a sentence. */
const shown = (value: unknown): string => {
  if (value === undefined) return "missing";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
};

const wrongField = (field: string, value: unknown, right: string) =>
  refuse("bad-field", `${quote(field)} is ${shown(value)}`, { right });

const readEntry = (value: unknown, n: number): Result<Entry> => {
  if (!isObject(value)) return refuse("bad-entry", `it is ${shown(value)}`, { right: '{"n", "by", "move", "at"}' });
  const { by, move, at } = value;
  if (value["n"] !== n) return wrongField("n", value["n"], `${n}, since entries are numbered in order`);
  if (by !== "chance" && by !== "host" && !isWhole(by, 0))
    return wrongField("by", by, 'a seat number, "chance" or "host"');
  if (typeof move !== "string" || move === "" || move.length > longestMove)
    return wrongField("move", move, `a move's text of 1 to ${longestMove} characters`);
  if (!isWhole(at, 0)) return wrongField("at", at, "milliseconds, a whole number from 0");
  return accept({ n, by, move, at });
};

const readPlayers = (value: unknown): Result<readonly RecordedPlayer[]> => {
  const right = `a list of {"name", "bot"} for at most ${mostPlayers} seats`;
  if (!Array.isArray(value) || value.length > mostPlayers) return wrongField("players", value, right);
  const isText = (text: unknown): text is string => typeof text === "string" && text.length <= longestName;
  const players: RecordedPlayer[] = [];
  for (const one of value) {
    if (!isObject(one) || !isText(one["name"])) return wrongField("players", value, right);
    const { name, bot } = one;
    if (bot === undefined) players.push({ name });
    else if (isText(bot) && bot !== "") players.push({ name, bot });
    else return wrongField("players", value, right);
  }
  return accept(players);
};

export const readRecord = (text: string): Result<MatchRecord> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const value = parsed.value;
  if (!isObject(value)) return refuse("not-a-record", `it holds ${shown(value)}`, { right: asTheWriterDoes });

  const { game, version, config, seed, players, entries } = value;
  if (typeof game !== "string") return wrongField("game", game, "the name of a game");
  if (!isWhole(version, 1)) return wrongField("version", version, "the number of the rules' version, from 1");
  if (typeof config !== "string" || config.length > longestConfig)
    return wrongField("config", config, "the table's settings as text");
  if (typeof seed !== "string") return wrongField("seed", seed, "64 digits, 0–9 and a–f");
  const goodSeed = readSeed(seed);
  if (!goodSeed.ok) return goodSeed;
  if (!Array.isArray(entries)) return wrongField("entries", entries, "a list of entries");

  const good: Entry[] = [];
  for (const [i, entry] of entries.entries()) {
    const read = readEntry(entry, i + 1);
    if (!read.ok) return within(`entry ${i + 1}`, read.refusal, { entry: i + 1 });
    good.push(read.value);
  }
  if (players === undefined) return accept({ game, version, config, seed, entries: good });
  const sat = readPlayers(players);
  return sat.ok ? accept({ game, version, config, seed, entries: good, players: sat.value }) : sat;
};
