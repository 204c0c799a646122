/**
 * Duplicate Zonk solved: the most points that so many turns can be expected to bring, with the streak that each turn
 * begins with. Points count, so a seat's best decisions depend on nobody else.
 */
import { takesFrom } from "../rules/combinations.ts";
import { scoreOf, type ZonkMove, type ZonkState } from "../rules/state.ts";
import { bankedPoints, mostStreak, nextStreak } from "../rules/streak.ts";
import type { ScoringTable } from "../rules/table.ts";
import { writeTable } from "../rules/table-text.ts";
import { leftAfter, type Rollbook, rollbookOf } from "./rollbook.ts";
import { type TurnChances, turnChances } from "./turn-chances.ts";
import { TurnSweep } from "./turn-sweep.ts";

export interface DuplicateRules {
  readonly table: ScoringTable;
  readonly streak: boolean;
}

/** A move with the points that the whole match can be expected to bring after it. */
export interface WorthOfMove {
  readonly move: ZonkMove;
  readonly expected: number;
}

/** Nobody rolls with this many times the most points of a take: turns that get there are rarer than one in 10¹². */
const goodTakes = 24;

export class Duplicate {
  readonly #book: Rollbook;
  readonly #sweep: TurnSweep;
  readonly #rules: DuplicateRules;
  readonly #turns = new Map<string, TurnChances>();

  constructor(rules: DuplicateRules) {
    this.#rules = rules;
    this.#book = rollbookOf(rules.table);
    this.#sweep = new TurnSweep(this.#book);
  }

  /** Points still to be expected before a turn, so many turns being left with this one. */
  expected(turns: number, streak: number): number {
    return turns <= 0 ? 0 : this.turn(turns, streak).start;
  }

  /** One turn; its worths are points of this turn and those after it. */
  turn(turns: number, streak: number): TurnChances {
    const on = this.#rules.streak;
    const now = on ? Math.min(streak, mostStreak) : 0;
    const key = `${turns} ${now}`;
    const known = this.#turns.get(key);
    if (known !== undefined) return known;
    const { unit } = this.#book;
    const after = this.expected(turns - 1, on ? nextStreak(now) : 0);
    const zonk = this.expected(turns - 1, 0);
    const solved = turnChances(this.#book, this.#sweep, {
      end: goodTakes * this.#sweep.most,
      zonk,
      bank: (t) => bankedPoints(t * unit, now, on) + after,
    });
    this.#turns.set(key, solved);
    return solved;
  }
}

const cache = new Map<string, Duplicate>();

const duplicateOf = ({ table, streak }: DuplicateRules): Duplicate => {
  const key = `${writeTable(table)} ${streak}`;
  const solved = cache.get(key) ?? new Duplicate({ table, streak });
  cache.set(key, solved);
  return solved;
};

/** What a match of so many rounds is expected to bring to the Perfect player: the par. */
export const parOf = (rules: DuplicateRules & { readonly rounds: number }): number =>
  duplicateOf(rules).expected(rules.rounds, 0);

/** The turns a seat has left, its current one included. */
const turnsLeft = (state: ZonkState): number => Math.max(0, (state.rounds ?? 0) - state.round + 1);

/** The moves of the seat to move in a duplicate, best first. */
export const weighDuplicate = (state: ZonkState): readonly WorthOfMove[] => {
  const { phase, points, left, seat, table, streaks } = state;
  const turn = duplicateOf(state).turn(turnsLeft(state), streaks[seat] ?? 0);
  const had = scoreOf(state, seat);
  const moves = ((): readonly WorthOfMove[] => {
    if (phase.kind === "taking")
      return takesFrom(table, phase.dice).map((take) => ({
        move: { kind: "take", dice: take.dice },
        expected: had + turn.best(points + take.points, leftAfter(phase.dice.length, take.dice.length)),
      }));
    if (phase.kind === "deciding")
      return [
        { move: { kind: "bank" }, expected: had + turn.bank(points) },
        { move: { kind: "roll" }, expected: had + turn.roll(points, left) },
      ];
    return [{ move: { kind: "roll" }, expected: had + turn.start }];
  })();
  return moves.toSorted((a, b) => b.expected - a.expected);
};
