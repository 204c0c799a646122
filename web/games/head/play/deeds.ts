/** Achievements: what a duel, and all duels so far, have earned. A deed once done stays done. */
import type { Difficulty } from "@turnlight/games/head";
import type { Summary } from "./summary.ts";

/** One duel of a person against the house, as it is kept. */
export interface KeptDuel {
  readonly at: number;
  readonly won: boolean;
  readonly difficulty: Difficulty;
  readonly opponent: "executioner" | "oracle";
  /** The board that was searched. */
  readonly grid: number;
  /** By discovery or by the blade; or somebody gave up. */
  readonly how: "found" | "misses" | "resigned";
  readonly summary: Summary;
}

export const deedNames = [
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
export type Deed = (typeof deedNames)[number];

/** Won duels in a row, up to the last. */
const streakOf = (duels: readonly KeptDuel[]): number => {
  const lost = duels.findLastIndex(({ won }) => !won);
  return duels.length - 1 - lost;
};

const bounds = { cleanMisses: 3, words: 3, run: 7, grid: 12, swiftTurns: 20, lostHeads: 10 } as const;

type Test = (last: KeptDuel, all: readonly KeptDuel[]) => boolean;

const tests: Readonly<Record<Deed, Test>> = {
  "first-head": ({ won }) => won,
  "clean-collar": ({ won, how, summary }) => won && how === "found" && summary.misses <= bounds.cleanMisses,
  "by-a-hair": ({ won, summary }) => won && summary.misses === summary.limit - 1,
  wordsmith: ({ summary }) => summary.wordsGuessed >= bounds.words,
  "hot-streak": ({ summary }) => summary.bestRun >= bounds.run,
  "wide-field": ({ won, how, grid }) => won && how === "found" && grid === bounds.grid,
  "hard-head": ({ won, difficulty }) => won && difficulty === "hard",
  oracle: ({ won, opponent }) => won && opponent === "oracle",
  swift: ({ won, how, summary }) => won && how === "found" && summary.turns <= bounds.swiftTurns,
  "three-in-a-row": (_, all) => streakOf(all) >= 3,
  "ten-in-a-row": (_, all) => streakOf(all) >= 10,
  "basket-case": (_, all) => all.filter(({ won }) => !won).length >= bounds.lostHeads,
};

/** What these duels have earned, in the order of the list; they stand in the order they were played. */
export const deedsIn = (duels: readonly KeptDuel[]): readonly Deed[] =>
  deedNames.filter((deed) => duels.some((duel, i) => tests[deed](duel, duels.slice(0, i + 1))));

/** What the last of them has earned first. */
export const newDeeds = (duels: readonly KeptDuel[]): readonly Deed[] => {
  const before = deedsIn(duels.slice(0, -1));
  return deedsIn(duels).filter((deed) => !before.includes(deed));
};

export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly bestStreak: number;
}

export const tallyOf = (duels: readonly KeptDuel[]): Tally => ({
  played: duels.length,
  won: duels.filter(({ won }) => won).length,
  streak: streakOf(duels),
  bestStreak: duels.reduce((best, _, i) => Math.max(best, streakOf(duels.slice(0, i + 1))), 0),
});
