/** Achievements earned by a duel, and by all duels so far. They are never lost again. */
import { characterNames } from "../bots/characters/names.ts";
import type { Difficulty } from "../rules/index.ts";
import type { Summary } from "./summary.ts";

/** Every opponent that is no person, by bot. */
export const rivals = ["executioner", "oracle", ...characterNames] as const;
export type RivalName = (typeof rivals)[number];
/** By discovery, by the blade, or by resignation. */
export const endings = ["found", "misses", "resigned"] as const;
export type DuelEnding = (typeof endings)[number];

/** One duel of a person against a bot. */
export interface Duel {
  readonly won: boolean;
  readonly difficulty: Difficulty;
  readonly opponent: RivalName;
  /** The size of the board that was searched. */
  readonly grid: number;
  readonly how: DuelEnding;
  readonly summary: Summary;
}

/** The same, with its match and when it ended. */
export interface PlayedDuel extends Duel {
  readonly match: string;
  readonly at: number;
}

export const achievementNames = [
  "first-head",
  "clean-collar",
  "by-a-hair",
  "wordsmith",
  "hot-streak",
  "wide-field",
  "hard-head",
  "oracle",
  "swift",
  "three-in-a-row",
  "ten-in-a-row",
  "basket-case",
] as const;
export type HeadAchievement = (typeof achievementNames)[number];

/** The current streak of won duels. */
const streakOf = (duels: readonly Duel[]): number => {
  const lost = duels.findLastIndex(({ won }) => !won);
  return duels.length - 1 - lost;
};

const bounds = {
  cleanMisses: 3,
  words: 3,
  run: 7,
  grid: 12,
  swiftTurns: 20,
  lostHeads: 10,
  streak: 3,
  longStreak: 10,
} as const;

type Test = (last: Duel, all: readonly Duel[]) => boolean;

const tests: Readonly<Record<HeadAchievement, Test>> = {
  "first-head": ({ won }) => won,
  "clean-collar": ({ won, how, summary }) => won && how === "found" && summary.misses <= bounds.cleanMisses,
  "by-a-hair": ({ won, summary }) => won && summary.misses === summary.limit - 1,
  wordsmith: ({ summary }) => summary.wordsGuessed >= bounds.words,
  "hot-streak": ({ summary }) => summary.bestRun >= bounds.run,
  "wide-field": ({ won, how, grid }) => won && how === "found" && grid === bounds.grid,
  "hard-head": ({ won, difficulty }) => won && difficulty === "hard",
  oracle: ({ won, opponent }) => won && opponent === "oracle",
  swift: ({ won, how, summary }) => won && how === "found" && summary.turns <= bounds.swiftTurns,
  "three-in-a-row": (_, all) => streakOf(all) >= bounds.streak,
  "ten-in-a-row": (_, all) => streakOf(all) >= bounds.longStreak,
  "basket-case": (_, all) => all.filter(({ won }) => !won).length >= bounds.lostHeads,
};

/** The first duel that earned an achievement; undefined if none has. Duels are in the order they were played. */
export const earningDuel = <Played extends Duel>(duels: readonly Played[], deed: HeadAchievement): Played | undefined =>
  duels.find((duel, i) => tests[deed](duel, duels.slice(0, i + 1)));

/** The achievements that these duels have earned, in the order of the list. */
export const achievementsIn = (duels: readonly Duel[]): readonly HeadAchievement[] =>
  achievementNames.filter((deed) => earningDuel(duels, deed) !== undefined);

/** The achievements that the last of them has earned for the first time. */
export const newAchievements = (duels: readonly Duel[]): readonly HeadAchievement[] => {
  const before = achievementsIn(duels.slice(0, -1));
  return achievementsIn(duels).filter((deed) => !before.includes(deed));
};

export interface DuelTally {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly bestStreak: number;
}

export const tallyOf = (duels: readonly Duel[]): DuelTally => ({
  played: duels.length,
  won: duels.filter(({ won }) => won).length,
  streak: streakOf(duels),
  bestStreak: duels.reduce((best, _, i) => Math.max(best, streakOf(duels.slice(0, i + 1))), 0),
});

/** How far a counted achievement has come; undefined for one that happens in a single duel. */
export const achievementProgress = (
  duels: readonly Duel[],
  deed: HeadAchievement,
): { readonly done: number; readonly of: number } | undefined => {
  switch (deed) {
    case "three-in-a-row":
      return { done: streakOf(duels), of: bounds.streak };
    case "ten-in-a-row":
      return { done: streakOf(duels), of: bounds.longStreak };
    case "basket-case":
      return { done: duels.filter(({ won }) => !won).length, of: bounds.lostHeads };
    default:
      return undefined;
  }
};
