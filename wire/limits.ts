/** How much of anything a message may hold: one home for all of them. */
import { longestMove } from "@turnlight/kernel";

export const limits = {
  /** Characters. */
  id: 100,
  game: 40,
  config: 10_000,
  move: longestMove,
  note: 200,
  name: 60,
  bot: 2000,
  occasion: 200,
  reason: 2000,
  /** Counts. */
  seats: 100,
  colours: 8,
  avatars: 1000,
  moves: 100_000,
  changes: 100_000,
  facts: 10_000,
} as const;
