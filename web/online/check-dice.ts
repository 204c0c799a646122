/** Verifies an online match from public data: its record, and the commitments shown before it. */
import { findGame } from "@turnlight/games";
import { accept, commitment, type Entry, Match, type Result, readRecord, rulesOf, sharedSeed } from "@turnlight/kernel";
import { readMessage, recordSchema } from "@turnlight/wire";

export interface Fingerprints {
  /** Of the seed, as in the sight since the match began. */
  readonly seed: string;
  /** Of the server's part of the table's first seed, published before anybody took a seat. */
  readonly server: string;
}

export interface CheckedDice {
  /** Every chance move; each was drawn again with the same result. */
  readonly draws: readonly Entry[];
  /** Whether the seed and its parts match the commitments. */
  readonly fits: boolean;
}

export const checkMatch = async (text: string, { seed, server }: Fingerprints): Promise<Result<CheckedDice>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const whole = readMessage(recordSchema, JSON.parse(text));
  if (!whole.ok) return whole;
  const { game: name, seed: shown } = record.value;
  const game = await findGame(name);
  if (!game.ok) return game;
  const rules = rulesOf(game.value, record.value.version);
  if (!rules.ok) return rules;
  const resumed = Match.resume(rules.value, record.value, { verify: true });
  if (!resumed.ok) return resumed;
  const { fair } = whole.value;
  const isOwn =
    fair === undefined || (commitment(fair.server) === server && sharedSeed(fair.server, fair.phrases) === shown);
  return accept({
    draws: record.value.entries.filter(({ by }) => by === "chance"),
    fits: commitment(shown) === seed && isOwn,
  });
};
