/** Size limits for messages, in one place. */
import { longestMove } from "@turnlight/kernel";

export const limits = {
  /** Characters. */
  id: 100,
  game: 40,
  config: 10_000,
  move: longestMove,
  note: 200,
  name: 60,
  /** Characters of a name as sent, before `readName` normalises it. */
  nameSent: 240,
  bot: 2000,
  occasion: 200,
  reason: 2000,
  phrase: 200,
  reportText: 500,
  announcement: 500,
  /** Characters of the tale of a pack of levels, and the levels in it. */
  tale: 600,
  packLevels: 30,
  passkey: 8000,
  endpoint: 1000,
  /** Counts. */
  seats: 100,
  colours: 8,
  avatars: 1000,
  moves: 100_000,
  changes: 100_000,
  facts: 10_000,
  /** How many spectators are named. */
  watcherNames: 12,
  /** Seconds a seat may have for a move at an online table. */
  fastestClock: 10,
  slowestClock: 30 * 86_400,
  /** Seconds added to a clock after each move, at most. */
  increment: 600,
  /** Seconds of absence after which a win or draw may be claimed. */
  fastestClaim: 20,
  slowestClaim: 30 * 86_400,
  /** Days off a player may take in one match, at most. */
  vacation: 60,
  /** Milliseconds between two pings that a client may promise. */
  fastestPing: 1000,
  slowestPing: 30_000,
  /** Seconds: from here on a match is played by correspondence; with less, people must stay connected. */
  unhurriedClock: 3600,
  /**
   * Bytes of a frame to the server, and of one that may hold a set-up move, which a player who has not moved yet may
   * send.
   */
  frame: 4096,
  setUpFrame: 16_384,
  /** Bytes of a request's body; of one with a finished match, and the characters of its record and its notes. */
  body: 16_384,
  resultBody: 1_200_000,
  result: 1_000_000,
  notes: 1000,
  /** Sync: characters of a blob, blobs in a message, characters in a page of them, and bytes of a body with blobs. */
  syncBlob: 262_144,
  syncBlobs: 200,
  syncPage: 524_288,
  syncBody: 1_048_576,
  /** Recovery code and passkeys that open a guest's sync. */
  syncKeys: 20,
} as const;
