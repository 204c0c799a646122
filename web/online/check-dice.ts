/** Checks a far match from what anybody can have: its record, and the fingerprints that were shown before it. */
import { games } from "@turnlight/games";
import {
  accept,
  commitment,
  type Entry,
  Match,
  type Result,
  readRecord,
  refuse,
  rulesOf,
  sharedSeed,
} from "@turnlight/kernel";
import { readMessage, recordSchema } from "@turnlight/wire";

export interface Fingerprints {
  /** Of the seed, as the sight had it from the match's first moment. */
  readonly seed: string;
  /** Of the server's part of the table's first seed, as it stood before anybody sat down. */
  readonly server: string;
}

export interface CheckedDice {
  /** Every chance move, each of them drawn again and the same. */
  readonly draws: readonly Entry[];
  /** Whether the seed, and what it was made of, fit the fingerprints. */
  readonly fits: boolean;
}

export const checkMatch = async (text: string, { seed, server }: Fingerprints): Promise<Result<CheckedDice>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const whole = readMessage(recordSchema, JSON.parse(text));
  if (!whole.ok) return whole;
  const { game: name, seed: shown } = record.value;
  const game = Object.hasOwn(games, name) ? await games[name]?.() : undefined;
  if (game === undefined) return refuse("unknown-game", "there is no such game here");
  const rules = rulesOf(game, record.value.version);
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
