/** What the device keeps of the arcade: stars and what they opened, why a run is played, how runs went, habits. */
import {
  type Challenge,
  type Collection,
  challenges,
  firstCollection,
  readCollection,
} from "@turnlight/games/thirteen";
import { store } from "../../store/device.ts";
import { choice, finite, form, type Kind, listOf, text, truth, whole } from "../../store/index.ts";
import { habitsOf } from "../../table/habits.ts";
import { type Deed, deeds } from "./play/deeds.ts";

const game = "thirteen";
const only = "mine";
const seedText = text(0, 20);
const date = text(0, 10);

const collectionKind: Kind<Collection> = { name: "collection", version: 1, read: readCollection };

/** Why a run is played and by which seed; its key is the fingerprint of its dice. */
export interface Errand {
  readonly kind: "run" | "seed" | "daily" | "tour";
  readonly seed: string;
  /** The day of a daily run. */
  readonly date: string;
}

const errandKind: Kind<Errand> = {
  name: "errand",
  version: 1,
  read: form({ kind: choice("run", "seed", "daily", "tour"), seed: seedText, date }),
};

/** How a run went so far, or in the end; its key is the fingerprint of its dice. */
export interface RunSummary {
  readonly at: number;
  readonly challenge: Challenge;
  readonly seed: string;
  readonly date: string;
  readonly over: boolean;
  readonly stage: number;
  readonly cleared: number;
  readonly score: number;
  readonly target: number;
  readonly bestStage: number;
  readonly bestBox: string;
  readonly bestPoints: number;
  readonly purse: number;
}

const summaryKind: Kind<RunSummary> = {
  name: "run",
  version: 1,
  read: form({
    at: whole(0),
    challenge: choice(...challenges),
    seed: seedText,
    date,
    over: truth,
    stage: whole(1),
    cleared: whole(0),
    score: finite,
    target: finite,
    bestStage: finite,
    bestBox: text(0, 40),
    bestPoints: finite,
    purse: finite,
  }),
};

interface Earned {
  readonly at: number;
}
const deedKind: Kind<Earned> = { name: "deed", version: 1, read: form({ at: whole(0) }) };

export const coachModes = ["off", "points", "target"] as const;
export type CoachMode = (typeof coachModes)[number];

export interface Habits {
  readonly coach: CoachMode;
  readonly scanlines: boolean;
  readonly look: string;
  readonly freeScratch: boolean;
}

export const usualHabits: Habits = { coach: "off", scanlines: true, look: "ivory", freeScratch: false };

const habitsKind: Kind<Habits> = {
  name: "habits",
  version: 1,
  read: form({ coach: choice(...coachModes), scanlines: truth, look: text(1, 20), freeScratch: truth }),
};

/** Where in a run somebody is, beyond what the match knows: the locked dice, and whether the shop's door is open. */
export interface Place {
  readonly run: string;
  readonly entries: number;
  readonly locked: readonly number[];
  /** The stage whose shop has been entered. */
  readonly shop: number;
}

const placeKind: Kind<Place> = {
  name: "place",
  version: 1,
  read: form({ run: text(1, 100), entries: whole(0), locked: listOf(whole(0, 4), 5), shop: whole(0) }),
};

const drawer = async <T>(kind: Kind<T>) => (await store).drawer(game, kind);

export const collection = async (): Promise<Collection> =>
  (await (await drawer(collectionKind)).get(only)) ?? firstCollection;
export const keepCollection = async (now: Collection): Promise<void> => {
  await (await drawer(collectionKind)).put(only, now);
};

export const errandOf = async (run: string): Promise<Errand | undefined> => (await drawer(errandKind)).get(run);
export const keepErrand = async (run: string, errand: Errand): Promise<void> => {
  await (await drawer(errandKind)).put(run, errand);
};

export const summaryOf = async (run: string): Promise<RunSummary | undefined> => (await drawer(summaryKind)).get(run);
export const keepSummary = async (run: string, summary: RunSummary): Promise<void> => {
  await (await drawer(summaryKind)).put(run, summary);
};

/** The last run first. */
export const allSummaries = async (): Promise<readonly RunSummary[]> =>
  (await (await drawer(summaryKind)).list()).map(({ value }) => value).sort((a, b) => b.at - a.at);

/** True if it is new. */
export const keepDeed = async (deed: Deed, at: number): Promise<boolean> => {
  const kept = await drawer(deedKind);
  if ((await kept.get(deed)) !== undefined) return false;
  await kept.put(deed, { at });
  return true;
};

export const allDeeds = async (): Promise<ReadonlyMap<Deed, number>> => {
  const kept = await (await drawer(deedKind)).list();
  return new Map(
    kept.flatMap(({ key, value }) => {
      const deed = deeds.find((name) => name === key);
      return deed === undefined ? [] : [[deed, value.at] as const];
    }),
  );
};

const kept = habitsOf(game, habitsKind, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;

export const placeIn = async (run: string): Promise<Place | undefined> => {
  const kept = await (await drawer(placeKind)).get(only);
  return kept?.run === run ? kept : undefined;
};
export const keepPlace = async (place: Place): Promise<void> => {
  await (await drawer(placeKind)).put(only, place);
};
