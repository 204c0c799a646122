/** What the device keeps of this game: drafts of boards, what was earned, the choices made last time. */
import {
  aftermath,
  type Difficulty,
  difficulties,
  directions,
  eveningAt,
  type HouseRule,
  houseRules,
  type Language,
  languages,
  packNames,
  presets,
  type Standing,
} from "@turnlight/games/head";
import type { Read } from "@turnlight/kernel";
import { adopt } from "./adopt.ts";
import type { Draft, DraftRow } from "./setup/draft.ts";
import { choice, type Format, form, habitsOf, listOf, type Reader, store, text, truth, whole } from "./shared.ts";

const game = "head";
const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

interface KeptDraft {
  readonly rows: Draft;
  readonly at: number;
}

const readPlacedRow = form({
  letters: text(0, 6),
  lie: form({ at: text(2, 3), toward: choice(...directions) }),
});
const readBareRow = form({ letters: text(0, 6) });
const readRow: Reader<DraftRow> = (value): Read<DraftRow> => {
  const placed = readPlacedRow(value);
  return placed.ok ? placed : readBareRow(value);
};

const draftFormat: Format<KeptDraft> = {
  name: "draft",
  version: 1,
  secret: true,
  read: form({ rows: listOf(readRow, 4), at: whole(0) }),
};

/** Boards left half-made; of those left behind, a few are enough. */
const mostDrafts = 6;

/** A draft belongs to one seat of one match: nobody else at the device is ever shown it. */
const draftKey = (match: string, seat: number): string => `${match} ${seat}`;

export const draftOf = async (match: string, seat: number): Promise<Draft | undefined> =>
  (await (await drawer(draftFormat)).get(draftKey(match, seat)))?.rows;

export const keepDraft = async (match: string, seat: number, draft: Draft): Promise<void> => {
  const drafts = await drawer(draftFormat);
  const rows = draft.map(({ letters, lie }) => (lie === undefined ? { letters } : { letters, lie }));
  await drafts.put(draftKey(match, seat), { rows, at: Date.now() });
  const others = (await drafts.list()).toSorted((one, two) => two.value.at - one.value.at);
  for (const { key } of others.slice(mostDrafts)) await drafts.remove(key);
};

export const dropDraft = async (match: string, seat: number): Promise<void> =>
  (await drawer(draftFormat)).remove(draftKey(match, seat));

/** All that was earned so far, as the host has kept it. */
export const standing = async (): Promise<Standing> => (await store).standing(game, aftermath, adopt);

/** The Executioner as a bot's name: as this evening goes on, or as the difficulty has it. */
export const executionerTonight = async (difficulty: Difficulty): Promise<string> => {
  const evening = eveningAt(await standing(), Date.now());
  return `executioner:${evening?.startsWith(`${difficulty}/`) === true ? evening : difficulty}`;
};

export const opponents = ["executioner", "oracle", "person"] as const;
export type Opponent = (typeof opponents)[number];

/** What was chosen for the last new game, and what has been learnt. */
export interface Habits {
  readonly opponent: Opponent;
  readonly difficulty: Difficulty;
  readonly grid: number;
  readonly words: number;
  /** The bank as the page's language has it, until somebody chooses. */
  readonly bank: Language | "page";
  readonly pack: (typeof packNames)[number] | "none";
  readonly house: readonly HouseRule[];
  /** One's own words, as they were typed. */
  readonly list: string;
  readonly useList: boolean;
  readonly guestName: string;
  readonly guestColour: number;
  /** The first game has been played, or skipped. */
  readonly learnt: boolean;
}

const usualHabits: Habits = {
  opponent: "executioner",
  ...presets.evening,
  bank: "page",
  pack: "none",
  list: "",
  useList: false,
  guestName: "",
  guestColour: 1,
  learnt: false,
};

export const longestList = 20_000;

const habitsFormat: Format<Habits> = {
  name: "habits",
  version: 1,
  read: form({
    opponent: choice(...opponents),
    difficulty: choice(...difficulties),
    grid: whole(6, 12),
    words: whole(3, 4),
    bank: choice("page", ...languages),
    pack: choice("none", ...packNames),
    house: listOf(choice(...houseRules), houseRules.length),
    list: text(0, longestList),
    useList: truth,
    guestName: text(0, 24),
    guestColour: whole(0, 7),
    learnt: truth,
  }) as Reader<Habits>,
};

const kept = habitsOf(game, habitsFormat, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;
