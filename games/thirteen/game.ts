/** The manifest of Thirteen Throws. */
import type { Game } from "@turnlight/kernel";
import { botsFor } from "./bots/index.ts";
import { aftermath } from "./results/aftermath.ts";
import { compareDays } from "./results/standing.ts";
import { rules, secondRules, thirdRules } from "./rules/run.ts";
import type { RunConfig, RunFact, RunMove, RunState, RunView } from "./rules/state.ts";
import { usualBook } from "./rules/stock.ts";

const standOf = (counts: Readonly<Record<string, number>>) => ({
  cleared: counts["cleared"] ?? 0,
  score: counts["score"] ?? 0,
});

export const thirteen: Game<RunConfig, RunState, RunMove, RunView, RunFact> = {
  rules,
  about: "five dice, thirteen boxes, and a shop between the stages (1 seat)",
  bots: botsFor(usualBook),
  aftermath,
  older: [thirdRules, secondRules],
  bound: 20_000,
  sideBySide: {
    about: "the same dice, each with a run of their own (2 to 6 seats)",
    counts: ({ stage, cleared, sheet }) => ({ stage, cleared, score: sheet.score }),
    // More stages cleared wins, then more points.
    compare: (one, other) => compareDays(standOf(one.counts), standOf(other.counts)),
  },
  courses: async () => (await import("./results/courses.ts")).courses,
  review: async () => (await import("./review/index.ts")).reviewer,
  commands: async () => (await import("./commands/index.ts")).commands,
};
