/** What the device saves for the wisp: custom levels, preferences, and the editor's sketch. */
import { longestCode } from "@turnlight/games/wisp";
import type { Result } from "@turnlight/kernel";
import { boolean, integer, list, object, string } from "@turnlight/kernel/schema";
import { preferencesOf } from "../../match/preferences.ts";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";
import { longestName } from "./editor/unique-names.ts";

const game = "wisp";
const code = string(1, longestCode);

export interface MyLevel {
  readonly name: string;
  readonly code: string;
  readonly at: number;
}

const myLevelFormat: Format<MyLevel> = {
  name: "level",
  version: 1,
  read: object({ name: string(0, longestName), code, at: integer(0) }),
};

export interface WispPreferences {
  readonly tellDraw: boolean;
  /** The chapter scenes already seen, as `opening 1`, `closing 1` … */
  readonly seen: readonly string[];
}

export const usualHabits: WispPreferences = { tellDraw: true, seen: [] };

const habitsFormat: Format<WispPreferences> = {
  name: "habits",
  version: 1,
  read: object({ tellDraw: boolean, seen: list(string(1, 40), 200) }),
};

/** The level in the editor. */
export interface Sketch {
  readonly name: string;
  readonly code: string;
}

const sketchFormat: Format<Sketch> = {
  name: "sketch",
  version: 1,
  read: object({ name: string(0, longestName), code }),
};

/** Preferences for endless play. */
export interface EndlessRun {
  readonly side: number;
  readonly rank: number;
  readonly follow: boolean;
  /** Empty for any. */
  readonly mechanics: readonly string[];
  /** How many levels had been solved when this was chosen: afterwards the difficulty may adapt. */
  readonly solved: number;
}

const endlessFormat: Format<EndlessRun> = {
  name: "endless",
  version: 1,
  read: object({
    side: integer(3, 9),
    rank: integer(1, 10),
    follow: boolean,
    mechanics: list(string(1, 20), 20),
    solved: integer(0),
  }),
};

/** Levels ready for endless play on this device, and the codes of those played lately. */
export interface EndlessStock {
  readonly ready: readonly { readonly code: string; readonly rank: number }[];
  readonly served: readonly string[];
}

const stockFormat: Format<EndlessStock> = {
  name: "endless-stock",
  version: 1,
  read: object({ ready: list(object({ code, rank: integer(1, 10) }), 100), served: list(code, 1000) }),
};

/** A level whose review was opened, by its key. */
const reviewedFormat: Format<{ readonly at: number }> = {
  name: "reviewed",
  version: 1,
  read: object({ at: integer(0) }),
};

/** The part of a store's collection that this game uses. */
export interface LevelDrawer<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Result<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

const drawer = async <T>(format: Format<T>): Promise<LevelDrawer<T>> => (await store).drawer(game, format);

export const myLevels = (): Promise<LevelDrawer<MyLevel>> => drawer(myLevelFormat);

export const reviewedLevels = (): Promise<LevelDrawer<{ readonly at: number }>> => drawer(reviewedFormat);

let last: Promise<unknown> = Promise.resolve();
/** Serialises access, so that a read sees the write before it. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work, work);
  last = done;
  return done;
};

const only = "mine";
const preferences = preferencesOf(game, habitsFormat, usualHabits);
export const habits = preferences.get;
export const changeHabits = preferences.change;

export const sketch = async (): Promise<Sketch | undefined> => (await drawer(sketchFormat)).get(only);
export const keepSketch = async (now: Sketch): Promise<void> => {
  await (await drawer(sketchFormat)).put(only, now);
};

export const endlessRun = (): Promise<EndlessRun | undefined> =>
  inTurn(async () => (await drawer(endlessFormat)).get(only));
export const keepEndlessRun = (run: EndlessRun): Promise<void> =>
  inTurn(async () => {
    await (await drawer(endlessFormat)).put(only, run);
  });

export const endlessStock = (): Promise<EndlessStock> =>
  inTurn(async () => (await (await drawer(stockFormat)).get(only)) ?? { ready: [], served: [] });
export const changeEndlessStock = (change: (stock: EndlessStock) => EndlessStock): Promise<void> =>
  inTurn(async () => {
    const kept = await drawer(stockFormat);
    await kept.put(only, change((await kept.get(only)) ?? { ready: [], served: [] }));
  });
