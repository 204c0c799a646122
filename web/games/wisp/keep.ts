/** What the device keeps of the wisp: best lines, daily results, levels somebody made, and why a level is being played. */
import { type Direction, directions, longestCode } from "@turnlight/games/wisp";
import type { Read } from "@turnlight/kernel";
import { store } from "../../store/device.ts";
import { choice, form, type Kind, listOf, type Reader, text, truth, whole } from "../../store/index.ts";
import { habitsOf } from "../../table/habits.ts";

const game = "wisp";
const code = text(1, longestCode);
const stars = whole(1, 3);
export const longestName = 60;

/** The best a level was solved with; its key is the level's code. */
export interface Best {
  readonly stars: number;
  readonly moves: number;
  readonly line: readonly Direction[];
}

const bestKind: Kind<Best> = {
  name: "best",
  version: 1,
  read: form({ stars, moves: whole(1, 100_000), line: listOf(choice(...directions), 5000) }),
};

/** One day's result; its key is the date. */
export interface DailyResult {
  readonly code: string;
  readonly moves: number;
  readonly par: number;
  readonly stars: number;
  /** On the day itself, so that it counts for the streak. */
  readonly inTime: boolean;
}

const dailyKind: Kind<DailyResult> = {
  name: "daily",
  version: 1,
  read: form({ code, moves: whole(1, 100_000), par: whole(1, 1000), stars, inTime: truth }),
};

export interface MyLevel {
  readonly name: string;
  readonly code: string;
  readonly at: number;
}

const myLevelKind: Kind<MyLevel> = {
  name: "level",
  version: 1,
  read: form({ name: text(0, longestName), code, at: whole(0) }),
};

/** Why a level is played, where the level itself does not say; its key is the level's code. */
export interface Errand {
  readonly kind: "daily" | "endless" | "made" | "test";
  /** A date, or a name. */
  readonly about: string;
}

const errandKind: Kind<Errand> = {
  name: "errand",
  version: 1,
  read: form({ kind: choice("daily", "endless", "made", "test"), about: text(0, longestName) }),
};

/** Habits of the player, and what is in hand. */
export interface Habits {
  readonly tellDraw: boolean;
  /** The code of the level for which help was taken since its last beginning. */
  readonly helped: string;
  /** The chapters whose scenes have been seen, as `opening 1`, `closing 1` … */
  readonly seen: readonly string[];
}

export const usualHabits: Habits = { tellDraw: true, helped: "", seen: [] };

const habitsKind: Kind<Habits> = {
  name: "habits",
  version: 1,
  read: form({ tellDraw: truth, helped: text(0, longestCode), seen: listOf(text(1, 40), 200) }),
};

/** What lies on the workshop's bench. */
export interface Sketch {
  readonly name: string;
  readonly code: string;
}

const sketchKind: Kind<Sketch> = {
  name: "sketch",
  version: 1,
  read: form({ name: text(0, longestName), code }),
};

/** How endless play goes on. */
export interface EndlessRun {
  readonly side: number;
  readonly rank: number;
  readonly follow: boolean;
  /** Nothing for anything. */
  readonly mechanics: readonly string[];
  readonly solved: number;
}

const endlessKind: Kind<EndlessRun> = {
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
export interface Drawer<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Read<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

const drawer = async <T>(kind: Kind<T>): Promise<Drawer<T>> => (await store).drawer(game, kind);

export const bests = (): Promise<Drawer<Best>> => drawer(bestKind);
export const dailies = (): Promise<Drawer<DailyResult>> => drawer(dailyKind);
export const myLevels = (): Promise<Drawer<MyLevel>> => drawer(myLevelKind);
const errands = () => drawer(errandKind);

export const errandOf = async (level: string): Promise<Errand | undefined> => (await errands()).get(level);
export const keepErrand = async (level: string, errand: Errand): Promise<Read<undefined>> =>
  (await errands()).put(level, errand);

let last: Promise<unknown> = Promise.resolve();
/** One after the other: what is read next is what was being written. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work, work);
  last = done;
  return done;
};

const only = "mine";
const kept = habitsOf(game, habitsKind, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;

export const sketch = async (): Promise<Sketch | undefined> => (await drawer(sketchKind)).get(only);
export const keepSketch = async (now: Sketch): Promise<void> => {
  await (await drawer(sketchKind)).put(only, now);
};

export const endlessRun = (): Promise<EndlessRun | undefined> =>
  inTurn(async () => (await drawer(endlessKind)).get(only));
export const keepEndlessRun = (run: EndlessRun): Promise<void> =>
  inTurn(async () => {
    await (await drawer(endlessKind)).put(only, run);
  });
/** Nothing while nobody has begun. */
export const changeEndlessRun = (change: (run: EndlessRun) => EndlessRun): Promise<void> =>
  inTurn(async () => {
    const kept = await drawer(endlessKind);
    const run = await kept.get(only);
    if (run !== undefined) await kept.put(only, change(run));
  });

/** Keeps a result if it is better than the one before: more stars, then fewer moves. True if it was. */
export const keepBest = async (level: string, best: Best): Promise<boolean> => {
  const kept = await bests();
  const before = await kept.get(level);
  const isBetter =
    before === undefined || best.stars > before.stars || (best.stars === before.stars && best.moves < before.moves);
  if (isBetter) await kept.put(level, best);
  return isBetter;
};

export const allBests = async (): Promise<ReadonlyMap<string, Best>> =>
  new Map((await (await bests()).list()).map(({ key, value }) => [key, value]));
