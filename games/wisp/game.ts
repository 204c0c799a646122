/** The manifest of Will-o'-the-Wisp. */
import { type Game, plainBot } from "@turnlight/kernel";
import { aftermath } from "./results/aftermath.ts";
import type { Direction } from "./rules/directions.ts";
import type { WispFact } from "./rules/facts.ts";
import { rules, type WispConfig, type WispView } from "./rules/rules.ts";
import type { WispState } from "./rules/state.ts";
import { solverBot } from "./solver/bot.ts";

export const wisp: Game<WispConfig, WispState, Direction, WispView, WispFact> = {
  rules,
  about: "lure every creature into the grove without getting caught (1 seat)",
  bots: { solver: plainBot("solver", "plays a shortest solution", solverBot) },
  // The wisp can wander for ever where trees block all enemies.
  bound: 500,
  aftermath,
  sideBySide: {
    about: "the same level, each on their own board (2 to 6 seats)",
    counts: ({ enemies }) => ({ left: enemies.reduce((sum, { count }) => sum + count, 0) }),
    // Fewer enemies left wins, then fewer moves.
    compare: (one, other) => (other.counts["left"] ?? 0) - (one.counts["left"] ?? 0) || other.moves - one.moves,
    forgiving: true,
  },
  courses: async () => (await import("./results/courses.ts")).courses,
  levels: async () => (await import("./results/levels.ts")).levels,
  review: async () => (await import("./review/index.ts")).reviewer,
  commands: async () => (await import("./commands/index.ts")).commands,
};
