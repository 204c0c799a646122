/** A record opened for the review: every position as one seat saw it, and the game's own texts for it. */
import { findGame } from "@turnlight/games";
import {
  accept,
  type BaseFact,
  type Entry,
  factsFor,
  isStory,
  Match,
  type MatchRecord,
  type Outcome,
  type Result,
  readRecord,
  readStory,
  rulesOf,
  writeRecord,
} from "@turnlight/kernel";

export interface OpenedMatch {
  readonly record: MatchRecord;
  /** The record in its canonical form, whatever form it came in. */
  readonly text: string;
  readonly seats: number;
  /** The first seat of a person, as far as the record says. */
  readonly person: number;
  readonly outcome: Outcome | undefined;
  /** What the seat saw after so many entries. */
  viewAt(n: number, seat: number): unknown;
  /** Who was to move then. */
  waitingAt(n: number): readonly number[];
  /** The seat's legal moves then, as text; undefined if there are too many to list. */
  movesAt(n: number, seat: number): readonly string[] | undefined;
  /** The facts of that entry that the seat may see. */
  factsAt(n: number, seat: number): readonly BaseFact[];
  entryAt(n: number): Entry | undefined;
  /** What the seat would have seen after each of these moves, had they been played at entry `n`. */
  viewsAfter(n: number, seat: number, moves: readonly string[]): readonly unknown[];
}

export const openMatch = async (text: string): Promise<Result<OpenedMatch>> => {
  const record = isStory(text) ? readStory(text) : readRecord(text);
  if (!record.ok) return record;
  const { game: name } = record.value;
  const game = await findGame(name);
  if (!game.ok) return game;
  const known = rulesOf(game.value, record.value.version);
  if (!known.ok) return known;
  const rules = known.value;
  const resumed = Match.resume(rules, record.value);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const person = record.value.players?.findIndex(({ bot }) => bot === undefined) ?? 0;
  return accept({
    record: record.value,
    text: writeRecord(record.value),
    seats: match.seats,
    person: Math.max(0, person),
    outcome: match.outcome,
    viewAt: (n, seat) => rules.view(steps[n - 1]?.state ?? rules.setup(match.config), seat),
    waitingAt(n) {
      const turn = rules.turn(steps[n - 1]?.state ?? rules.setup(match.config));
      return turn.kind === "seats" ? turn.seats : [];
    },
    movesAt(n, seat) {
      const moves = rules.moves(steps[n - 1]?.state ?? rules.setup(match.config), seat);
      return "pick" in moves ? undefined : moves.map((move) => rules.moveText.write(move));
    },
    factsAt: (n, seat) => factsFor(steps[n - 1]?.told ?? [], seat),
    entryAt: (n) => steps[n - 1]?.entry,
    viewsAfter(n, seat, moves) {
      let state: unknown = steps[n - 2]?.state ?? rules.setup(match.config);
      const views: unknown[] = [];
      for (const text of moves) {
        const move = rules.moveText.read(text);
        if (!move.ok || rules.refusal(state, seat, move.value) !== undefined) break;
        state = rules.apply(state, seat, move.value).state;
        views.push(rules.view(state, seat));
      }
      return views;
    },
  });
};
