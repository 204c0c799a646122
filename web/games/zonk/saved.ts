/** What the device keeps of the tavern: habits at the table, the stranger, the bracket. */
import { isHybridKey, readTableText, type ScoringTable, writeTable } from "@turnlight/games/zonk";
import { accept, type Result, type Seed } from "@turnlight/kernel";
import { preferencesOf } from "../../match/preferences.ts";
import {
  choice,
  type Format,
  form,
  isObject,
  listOf,
  type Reader,
  text,
  truth,
  whole,
  wrong,
} from "../../store/index.ts";
import { store } from "./shared.ts";

const game = "zonk";
const only = "mine";
const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

/** How much of an opponent's thinking is shown. */
export const showings = ["off", "short", "full"] as const;
export type Showing = (typeof showings)[number];

export interface ZonkPreferences {
  readonly reasons: Showing;
  /** The roll says its zonk chance. */
  readonly chance: boolean;
  readonly coach: boolean;
}

const usualHabits: ZonkPreferences = { reasons: "short", chance: true, coach: false };

const habitsFormat: Format<ZonkPreferences> = {
  name: "habits",
  version: 2,
  // In the first version the chance was somewhere else, and off unless asked for.
  steps: { 1: (old) => (isObject(old) ? { ...old, chance: usualHabits.chance } : old) },
  read: form({ reasons: choice(...showings), chance: truth, coach: truth }),
};

export const tableHabits = preferencesOf(game, habitsFormat, usualHabits);

/** What is played at: a table by its name or whole, and how far. */
export interface TableSetting {
  readonly table: string;
  readonly target: number;
  readonly streak: boolean;
}

/** The table as it was set last, and the two opponents that are one's own. */
export interface ZonkSetting extends TableSetting {
  /** `you`, `person`, or a patron. */
  readonly seats: readonly string[];
  /** The stranger: whom it starts like, and what was moved. */
  readonly base: string;
  readonly moved: Readonly<Record<string, number>>;
  /** By seat: how people at this device are called, and their colours; an empty name is a number. */
  readonly people: readonly { readonly name: string; readonly colour: number }[];
  readonly tournament: TableSetting;
}

export const usualSetting: ZonkSetting = {
  seats: ["you", "hybrid:normal"],
  table: "parlour",
  target: 2000,
  streak: true,
  base: "normal",
  moved: {},
  people: Array.from({ length: 6 }, (_, colour) => ({ name: "", colour })),
  tournament: { table: "parlour", target: 1000, streak: true },
};

const readMoved: Reader<Readonly<Record<string, number>>> = (value) => {
  if (!isObject(value)) return wrong(value, "settings by name");
  const good: Record<string, number> = {};
  for (const [key, one] of Object.entries(value))
    if (isHybridKey(key) && typeof one === "number" && Number.isFinite(one)) good[key] = one;
  return accept(good);
};

/** A table by its name, or the whole of it. */
const readTableName: Reader<string> = (value) => {
  const read = typeof value === "string" ? readTableText(value) : undefined;
  return read?.ok === true ? accept(writeTable(read.value)) : wrong(value, "a table");
};

const readPeople = listOf(form({ name: text(0, 40), colour: whole(0, 7) }), 6);

const tableFields = { table: readTableName, target: whole(10, 1_000_000), streak: truth };

const settingFormat: Format<ZonkSetting> = {
  name: "setting",
  version: 2,
  // The first version knew two tables, no names and no tournament's own settings.
  steps: {
    1: (old) => (isObject(old) ? { ...old, people: usualSetting.people, tournament: usualSetting.tournament } : old),
  },
  read: form({
    seats: listOf(text(1, 40), 6),
    table: readTableName,
    target: whole(10, 1_000_000),
    streak: truth,
    base: text(1, 20),
    moved: readMoved,
    people: readPeople,
    tournament: form(tableFields),
  }),
};

const settings = preferencesOf(game, settingFormat, usualSetting);
export const setting = settings.get;
export const keepSetting = settings.change;

interface SavedZonkTable {
  readonly table: string;
}
const tableFormat: Format<SavedZonkTable> = { name: "table", version: 1, read: form({ table: readTableName }) };

/** Tables of one's own, by name. */
export const ownTables = async (): Promise<readonly ScoringTable[]> =>
  (await (await drawer(tableFormat)).list()).flatMap(({ value }) => {
    const read = readTableText(value.table);
    return read.ok ? [read.value] : [];
  });
export const keepOwnTable = async (table: ScoringTable): Promise<void> => {
  await (await drawer(tableFormat)).put(encodeURIComponent(table.name), { table: writeTable(table) });
};

/** A tournament as it is kept: who entered, the seed, and the scores so far. Everything else follows from these. */
export interface KeptTournament {
  readonly entrants: readonly { readonly name: string; readonly bot: string }[];
  readonly seed: Seed;
  readonly results: readonly { readonly round: number; readonly match: number; readonly scores: readonly number[] }[];
  /** The person's match that is being played; empty where none is. */
  readonly playing: string;
  readonly config: string;
}

const tournamentFormat: Format<KeptTournament> = {
  name: "tournament",
  version: 1,
  read: form({
    // A person has no bot.
    entrants: listOf(form({ name: text(1, 60), bot: text(0, 2000) }), 8),
    seed: text(64, 64),
    results: listOf(form({ round: whole(0, 2), match: whole(0, 3), scores: listOf(whole(0), 2) }), 7),
    playing: text(0, 100),
    config: text(0, 2000),
  }),
};

export const keptTournament = async (): Promise<KeptTournament | undefined> =>
  (await drawer(tournamentFormat)).get(only);
export const keepTournament = async (now: KeptTournament): Promise<Result<undefined>> =>
  (await drawer(tournamentFormat)).put(only, now);
