/** The duel: texts of its home page summary, in English. */

import type { PresetName } from "@turnlight/games/head";
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface HeadSummaryWords {
  daily(day: string): string;
  readonly presets: Readonly<Record<PresetName, string>>;
  table(grid: number, words: number): string;
  readonly hiding: string;
  misses(own: number, ownLimit: number, theirs: number, theirLimit: number): string;
  hunt(day: string): string;
  missed(misses: number): string;
  found(misses: number, par: number): string;
  notFound(par: number): string;
  toAchievement(left: number): string;
  readonly first: string;
  readonly all: string;
  duels(won: string, played: string): string;
}

export const texts: HeadSummaryWords = {
  daily: (day) => `Daily duel, ${day}`,
  presets: {
    quick: "Quick duel",
    evening: "Standard duel",
    printed: "Classic duel",
    expert: "Expert duel",
  },
  table: (grid, words) => `${words} words, ${grid} × ${grid} board`,
  hiding: "Hide your words",
  misses: (own, ownLimit, theirs, theirLimit) =>
    `Misses: you ${own} of ${ownLimit}, opponent ${theirs} of ${theirLimit}`,
  hunt: (day) => `Hunt of the day, ${day}`,
  missed: (misses) => count(misses, { one: "# miss", other: "# misses" }),
  found: (misses, par) => `Found with ${count(misses, { one: "# miss", other: "# misses" })}, par ${par}`,
  notFound: (par) => `Not solved, par ${par}`,
  toAchievement: (left) => `${count(left, { one: "# more achievement", other: "# more achievements" })} to earn`,
  first: "Win your first duel",
  all: "You’ve earned every achievement",
  duels: (won, played) => `${won} of ${played} duels won`,
};
