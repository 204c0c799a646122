/** What the device saves for the tavern: preferences, the lobby's settings, custom tables, the tournament. */
import { isHybridKey, readTableText, type ScoringTable, writeTable } from "@turnlight/games/zonk";
import { accept, type Result, type Seed } from "@turnlight/kernel";
import {
  boolean,
  integer,
  isObject,
  list,
  number,
  object,
  oneOf,
  pipe,
  type Schema,
  string,
  wrong,
} from "@turnlight/kernel/schema";
import { preferencesOf } from "../../match/preferences.ts";
import type { Format } from "../../store/index.ts";
import { firstSeats } from "./lobby/seats.ts";
import { store } from "./shared.ts";

const game = "zonk";
const only = "mine";
const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

/** How much of an opponent's reasoning is shown. */
export const showings = ["off", "short", "full"] as const;
type Showing = (typeof showings)[number];

export interface ZonkPreferences {
  readonly reasons: Showing;
  /** The roll button shows its zonk chance. */
  readonly chance: boolean;
  readonly coach: boolean;
}

const usualHabits: ZonkPreferences = { reasons: "short", chance: true, coach: false };

const habitsFormat: Format<ZonkPreferences> = {
  name: "habits",
  version: 2,
  // In version 1 the chance was elsewhere, and off by default.
  steps: { 1: (old) => (isObject(old) ? { ...old, chance: usualHabits.chance } : old) },
  read: object({ reasons: oneOf(...showings), chance: boolean, coach: boolean }),
};

export const tableHabits = preferencesOf(game, habitsFormat, usualHabits);

/** A table by its name or full text, and the target. */
export interface TableSetting {
  readonly table: string;
  readonly target: number;
  readonly streak: boolean;
}

/** The lobby's last settings, including the custom opponent. */
export interface ZonkSetting extends TableSetting {
  /** `you`, `person`, or a patron. */
  readonly seats: readonly string[];
  /** The stranger: the opponent it starts from, and the changed settings. */
  readonly base: string;
  readonly moved: Readonly<Record<string, number>>;
  /** The stranger's level from 0 to 100, where its base is a level and not a regular. */
  readonly level: number;
  /** By seat: names and colours of people at this device; an empty name is shown as a number. */
  readonly people: readonly { readonly name: string; readonly colour: number }[];
  readonly tournament: TableSetting;
}

export const usualSetting: ZonkSetting = {
  seats: firstSeats,
  table: "parlour",
  target: 2000,
  streak: true,
  base: "normal",
  moved: {},
  level: 50,
  people: Array.from({ length: 6 }, (_, colour) => ({ name: "", colour })),
  tournament: { table: "parlour", target: 1000, streak: true },
};

/** Settings that no longer exist are dropped. */
const readMoved: Schema<Readonly<Record<string, number>>> = (value) => {
  if (!isObject(value)) return wrong(value, "settings by name");
  const good: Record<string, number> = {};
  for (const [key, one] of Object.entries(value)) {
    const read = number(one);
    if (isHybridKey(key) && read.ok) good[key] = read.value;
  }
  return accept(good);
};

/** A table by its name, or its full text. */
const readTableName = pipe(pipe(string(), readTableText), (table) => accept(writeTable(table)));

const readPeople = list(object({ name: string(0, 40), colour: integer(0, 7) }), 6);

const tableFields = { table: readTableName, target: integer(10, 1_000_000), streak: boolean };

const settingFormat: Format<ZonkSetting> = {
  name: "setting",
  version: 3,
  // Version 1 had two tables, no names and no separate tournament settings; version 2 had no level.
  steps: {
    1: (old) => (isObject(old) ? { ...old, people: usualSetting.people, tournament: usualSetting.tournament } : old),
    2: (old) => (isObject(old) ? { ...old, level: usualSetting.level } : old),
  },
  read: object({
    seats: list(string(1, 40), 6),
    table: readTableName,
    target: integer(10, 1_000_000),
    streak: boolean,
    base: string(1, 20),
    moved: readMoved,
    level: integer(0, 100),
    people: readPeople,
    tournament: object(tableFields),
  }),
};

const settings = preferencesOf(game, settingFormat, usualSetting);
export const setting = settings.get;
export const keepSetting = settings.change;
/** As chosen on this device, after any change under way; undefined if nothing was chosen yet. */
export const savedSetting = async (): Promise<ZonkSetting | undefined> => {
  await settings.get();
  return (await drawer(settingFormat)).get(only);
};

interface SavedZonkTable {
  readonly table: string;
}
const tableFormat: Format<SavedZonkTable> = { name: "table", version: 1, read: object({ table: readTableName }) };

/** Custom tables, by name. */
export const ownTables = async (): Promise<readonly ScoringTable[]> =>
  (await (await drawer(tableFormat)).list()).flatMap(({ value }) => {
    const read = readTableText(value.table);
    return read.ok ? [read.value] : [];
  });
export const keepOwnTable = async (table: ScoringTable): Promise<void> => {
  await (await drawer(tableFormat)).put(encodeURIComponent(table.name), { table: writeTable(table) });
};

/** The rival of one's last match in an earlier tournament. */
export interface FormerRival {
  readonly name: string;
  readonly round: number;
  /** One's own points first. */
  readonly scores: readonly number[];
}

/** A tournament as saved: entrants, seed, scores and the clock. Everything else is derived from these. */
export interface KeptTournament {
  readonly entrants: readonly { readonly name: string; readonly bot: string }[];
  readonly seed: Seed;
  readonly results: readonly { readonly round: number; readonly match: number; readonly scores: readonly number[] }[];
  /** The match the person is playing; empty if none. */
  readonly playing: string;
  readonly config: string;
  /** Turns that have been played at every other table of the current round. */
  readonly clock: number;
  /** The rival of last time; undefined in a first tournament. */
  readonly before?: FormerRival;
}

const scores = list(integer(0), 2);

const tournamentFormat: Format<KeptTournament> = {
  name: "tournament",
  version: 2,
  // In version 1 the other tables had no clock: their matches were over before one's own began.
  steps: { 1: (old) => (isObject(old) ? { ...old, clock: 0 } : old) },
  read: object(
    {
      // A person has no bot.
      entrants: list(object({ name: string(1, 60), bot: string(0, 2000) }), 8),
      seed: string(64, 64),
      results: list(object({ round: integer(0, 2), match: integer(0, 3), scores }), 7),
      playing: string(0, 100),
      config: string(0, 2000),
      clock: integer(0),
    },
    { before: object({ name: string(1, 60), round: integer(0, 2), scores }) },
  ),
};

export const keptTournament = async (): Promise<KeptTournament | undefined> =>
  (await drawer(tournamentFormat)).get(only);
export const keepTournament = async (now: KeptTournament): Promise<Result<undefined>> =>
  (await drawer(tournamentFormat)).put(only, now);
