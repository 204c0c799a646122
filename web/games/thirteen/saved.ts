/** What the device saves for the arcade: unlocks, daily runs begun, preferences, and the position within a run. */
import {
  aftermath,
  type BoxTally,
  type Collection,
  categories,
  collectionOf,
  openedIn,
  readCollection,
  type ThirteenStanding,
} from "@turnlight/games/thirteen";
import { boolean, integer, list, object, oneOf, record, string } from "@turnlight/kernel/schema";
import { preferencesOf } from "../../match/preferences.ts";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";
import { legacyStanding } from "./hall/legacy-import.ts";

const game = "thirteen";
const only = "mine";

/** The old format that held stars and unlocks together; read, never written. */
const collectionFormat: Format<Collection> = { name: "collection", version: 1, read: readCollection };

const openedFormat: Format<{ readonly names: readonly string[] }> = {
  name: "opened",
  version: 1,
  read: object({ names: list(string(1, 40), 100) }),
};

/** The first match begun on a day; its key is the date. */
const dayFormat: Format<{ readonly match: string }> = {
  name: "day",
  version: 1,
  read: object({ match: string(1, 100) }),
};

export const coachModes = ["off", "points", "target"] as const;
export type CoachMode = (typeof coachModes)[number];

export interface ThirteenPreferences {
  readonly coach: CoachMode;
  readonly scanlines: boolean;
  readonly look: string;
  readonly freeScratch: boolean;
}

export const usualHabits: ThirteenPreferences = { coach: "off", scanlines: true, look: "ivory", freeScratch: false };

const habitsFormat: Format<ThirteenPreferences> = {
  name: "habits",
  version: 1,
  read: object({ coach: oneOf(...coachModes), scanlines: boolean, look: string(1, 20), freeScratch: boolean }),
};

/** The position within a run, beyond the match itself: the locked dice, and whether the shop is open. */
export interface RunBookmark {
  /** The match id. */
  readonly run: string;
  readonly entries: number;
  readonly locked: readonly number[];
  /** The stage whose shop has been entered. */
  readonly shop: number;
}

const placeFormat: Format<RunBookmark> = {
  name: "place",
  version: 1,
  read: object({ run: string(1, 100), entries: integer(0), locked: list(integer(0, 4), 5), shop: integer(0) }),
};

const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

export const standing = async (): Promise<ThirteenStanding> => (await store).standing(game, aftermath, legacyStanding);

const opened = async (): Promise<readonly string[]> => {
  const saved = await (await drawer(openedFormat)).get(only);
  if (saved !== undefined) return saved.names;
  const old = await (await drawer(collectionFormat)).get(only);
  return old === undefined ? [] : openedIn(old);
};

export const collection = async (): Promise<Collection> => collectionOf((await standing()).stars, await opened());
export const keepOpened = async (now: Collection): Promise<void> => {
  await (await drawer(openedFormat)).put(only, { names: openedIn(now) });
};

/** Whether the daily run of this date has been begun: only the first start counts. */
export const isDayBegun = async (date: string): Promise<boolean> =>
  (await (await drawer(dayFormat)).get(date)) !== undefined || (await standing()).days[date] !== undefined;
export const keepDayBegun = async (date: string, match: string): Promise<void> => {
  await (await drawer(dayFormat)).put(date, { match });
};

const preferences = preferencesOf(game, habitsFormat, usualHabits);
export const habits = preferences.get;
export const changeHabits = preferences.change;

/** The lessons already shown: those of the shop, and the first draft's. */
const lessonFormat: Format<{ readonly names: readonly string[] }> = {
  name: "lesson",
  version: 1,
  read: object({ names: list(string(1, 20), 50) }),
};
export const lessonsKnown = async (): Promise<readonly string[]> =>
  (await (await drawer(lessonFormat)).get(only))?.names ?? [];
export const keepLessonsKnown = async (names: readonly string[]): Promise<void> => {
  await (await drawer(lessonFormat)).put(only, { names });
};

/** A box of a run with what each item brought to it, by the number of entries before it was scored. */
export type SavedBox = BoxTally & { readonly entry: number };

/** What was paid for an item, by the number of entries before it was bought. */
export interface SavedPurchase {
  readonly entry: number;
  readonly item: string;
  readonly price: number;
}

interface SavedHistory {
  readonly boxes: readonly SavedBox[];
  /** Absent in histories that were saved before purchases were. */
  readonly bought?: readonly SavedPurchase[];
}

const historyFormat: Format<SavedHistory & { readonly run: string }> = {
  name: "history",
  version: 1,
  read: object(
    {
      run: string(1, 100),
      boxes: list(
        object({
          entry: integer(0),
          stage: integer(1),
          category: oneOf(...categories),
          points: integer(0),
          by: record(string(1, 40), integer(Number.MIN_SAFE_INTEGER)),
        }),
        5000,
      ),
    },
    { bought: list(object({ entry: integer(0), item: string(1, 40), price: integer(0) }), 5000) },
  ),
};
export const historyOf = async (run: string): Promise<SavedHistory> => {
  const saved = await (await drawer(historyFormat)).get(only);
  return saved?.run === run ? saved : { boxes: [] };
};
export const keepHistory = async (run: string, history: SavedHistory): Promise<void> => {
  await (await drawer(historyFormat)).put(only, { run, ...history });
};

/** The achievements already announced in a run that is not over. */
const announcedFormat: Format<{ readonly run: string; readonly names: readonly string[] }> = {
  name: "announced",
  version: 1,
  read: object({ run: string(1, 100), names: list(string(1, 20), 50) }),
};
export const announcedIn = async (run: string): Promise<readonly string[]> => {
  const saved = await (await drawer(announcedFormat)).get(only);
  return saved?.run === run ? saved.names : [];
};
export const keepAnnounced = async (run: string, names: readonly string[]): Promise<void> => {
  await (await drawer(announcedFormat)).put(only, { run, names });
};

export const placeIn = async (run: string): Promise<RunBookmark | undefined> => {
  const saved = await (await drawer(placeFormat)).get(only);
  return saved?.run === run ? saved : undefined;
};
export const keepPlace = async (place: RunBookmark): Promise<void> => {
  await (await drawer(placeFormat)).put(only, place);
};
