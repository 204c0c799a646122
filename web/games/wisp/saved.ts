/** What the device keeps of the wisp: levels somebody made, habits, and what lies on the bench. */
import { longestCode } from "@turnlight/games/wisp";
import type { Result } from "@turnlight/kernel";
import { preferencesOf } from "../../match/preferences.ts";
import { store } from "../../store/device-store.ts";
import { type Format, form, listOf, type Reader, text, truth, whole } from "../../store/index.ts";
import { longestName } from "./editor/unique-names.ts";

const game = "wisp";
const code = text(1, longestCode);

export interface MyLevel {
  readonly name: string;
  readonly code: string;
  readonly at: number;
}

const myLevelFormat: Format<MyLevel> = {
  name: "level",
  version: 1,
  read: form({ name: text(0, longestName), code, at: whole(0) }),
};

export interface WispPreferences {
  readonly tellDraw: boolean;
  /** The chapters whose scenes have been seen, as `opening 1`, `closing 1` … */
  readonly seen: readonly string[];
}

export const usualHabits: WispPreferences = { tellDraw: true, seen: [] };

const habitsFormat: Format<WispPreferences> = {
  name: "habits",
  version: 1,
  read: form({ tellDraw: truth, seen: listOf(text(1, 40), 200) }),
};

/** What lies on the workshop's bench. */
export interface Sketch {
  readonly name: string;
  readonly code: string;
}

const sketchFormat: Format<Sketch> = {
  name: "sketch",
  version: 1,
  read: form({ name: text(0, longestName), code }),
};

/** What one likes in endless play. */
export interface EndlessRun {
  readonly side: number;
  readonly rank: number;
  readonly follow: boolean;
  /** Nothing for anything. */
  readonly mechanics: readonly string[];
  /** How many clearings had been solved when this was chosen: with the next one the difficulty may follow. */
  readonly solved: number;
}

const endlessFormat: Format<EndlessRun> = {
  name: "endless",
  version: 1,
  read: form({
    side: whole(3, 9),
    rank: whole(1, 10),
    follow: truth,
    mechanics: listOf(text(1, 20), 20),
    solved: whole(0),
  }) as Reader<EndlessRun>,
};

/** A drawer of the store's, as far as the wisp's rooms reach into it. */
export interface LevelDrawer<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Result<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

const drawer = async <T>(format: Format<T>): Promise<LevelDrawer<T>> => (await store).drawer(game, format);

export const myLevels = (): Promise<LevelDrawer<MyLevel>> => drawer(myLevelFormat);

let last: Promise<unknown> = Promise.resolve();
/** One after the other: what is read next is what was being written. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work, work);
  last = done;
  return done;
};

const only = "mine";
const kept = preferencesOf(game, habitsFormat, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;

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
