/** What the device keeps of the arcade: what stars opened, which days were begun, habits, and where one stands in a run. */
import {
  aftermath,
  type Collection,
  collectionOf,
  openedIn,
  readCollection,
  type ThirteenStanding,
} from "@turnlight/games/thirteen";
import { preferencesOf } from "../../match/preferences.ts";
import { store } from "../../store/device-store.ts";
import { choice, type Format, form, listOf, text, truth, whole } from "../../store/index.ts";
import { legacyStanding } from "./hall/legacy-import.ts";

const game = "thirteen";
const only = "mine";

/** Of devices that kept stars and what they opened together; read, never written. */
const collectionFormat: Format<Collection> = { name: "collection", version: 1, read: readCollection };

const openedFormat: Format<{ readonly names: readonly string[] }> = {
  name: "opened",
  version: 1,
  read: form({ names: listOf(text(1, 40), 100) }),
};

/** The match that was begun first on a day; its key is the day. */
const dayFormat: Format<{ readonly match: string }> = { name: "day", version: 1, read: form({ match: text(1, 100) }) };

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
  read: form({ coach: choice(...coachModes), scanlines: truth, look: text(1, 20), freeScratch: truth }),
};

/** Where in a run somebody is, beyond what the match knows: the locked dice, and whether the shop's door is open. */
export interface RunBookmark {
  /** The match. */
  readonly run: string;
  readonly entries: number;
  readonly locked: readonly number[];
  /** The stage whose shop has been entered. */
  readonly shop: number;
}

const placeFormat: Format<RunBookmark> = {
  name: "place",
  version: 1,
  read: form({ run: text(1, 100), entries: whole(0), locked: listOf(whole(0, 4), 5), shop: whole(0) }),
};

const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

export const standing = async (): Promise<ThirteenStanding> => (await store).standing(game, aftermath, legacyStanding);

const opened = async (): Promise<readonly string[]> => {
  const kept = await (await drawer(openedFormat)).get(only);
  if (kept !== undefined) return kept.names;
  const old = await (await drawer(collectionFormat)).get(only);
  return old === undefined ? [] : openedIn(old);
};

export const collection = async (): Promise<Collection> => collectionOf((await standing()).stars, await opened());
export const keepOpened = async (now: Collection): Promise<void> => {
  await (await drawer(openedFormat)).put(only, { names: openedIn(now) });
};

/** Whether the run of a day has been begun before: the first start is the one that counts. */
export const isDayBegun = async (date: string): Promise<boolean> =>
  (await (await drawer(dayFormat)).get(date)) !== undefined || (await standing()).days[date] !== undefined;
export const keepDayBegun = async (date: string, match: string): Promise<void> => {
  await (await drawer(dayFormat)).put(date, { match });
};

const kept = preferencesOf(game, habitsFormat, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;

/** What the shop has taught. */
const lessonFormat: Format<{ readonly names: readonly string[] }> = {
  name: "lesson",
  version: 1,
  read: form({ names: listOf(text(1, 20), 50) }),
};
export const lessonsKnown = async (): Promise<readonly string[]> =>
  (await (await drawer(lessonFormat)).get(only))?.names ?? [];
export const keepLessonsKnown = async (names: readonly string[]): Promise<void> => {
  await (await drawer(lessonFormat)).put(only, { names });
};

export const placeIn = async (run: string): Promise<RunBookmark | undefined> => {
  const kept = await (await drawer(placeFormat)).get(only);
  return kept?.run === run ? kept : undefined;
};
export const keepPlace = async (place: RunBookmark): Promise<void> => {
  await (await drawer(placeFormat)).put(only, place);
};
