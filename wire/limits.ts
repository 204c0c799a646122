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
  /** Of a name before it is read, which may make it shorter. */
  nameSent: 240,
  bot: 2000,
  occasion: 200,
  reason: 2000,
  phrase: 200,
  passkey: 8000,
  endpoint: 1000,
  /** Counts. */
  seats: 100,
  colours: 8,
  avatars: 1000,
  moves: 100_000,
  changes: 100_000,
  facts: 10_000,
  /** Of those who look on, so many are named. */
  watcherNames: 12,
  /** Seconds a seat may have for a move at an online table. */
  fastestClock: 10,
  slowestClock: 30 * 86_400,
  /** From here on people come back for a move; with less they have to stay. */
  unhurriedClock: 3600,
  /** Bytes of a frame to the server, and of one that may hold a set-up move: who has not moved yet may send it. */
  frame: 4096,
  setUpFrame: 16_384,
  /** Bytes of a request's body. */
  body: 16_384,
} as const;
