/**
 * Bots. A bot sees only its seat's view, and its budget is counted in work rather than time, so that it gives the same
 * answer on every machine.
 */
import { type Draw, pick } from "./chance.ts";
import type { Match, Outcome } from "./match.ts";
import { sentence } from "./result.ts";
import type { BaseFact, Described, Seat } from "./rules.ts";

/** What a bot knows when it decides. */
export interface BotInput<View, Move> {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[] | Described<Move>;
  /** The bot's own randomness, independent of the match's. */
  readonly draw: Draw;
  /** The budget: how many positions, samples or guesses it may examine. */
  readonly nodes: number;
  /** Aborted when the answer is no longer needed. */
  readonly signal?: { readonly aborted: boolean };
}

/** Why a bot made its decision: named figures and texts, ready for display. */
export type Reasons = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A bot's decision. */
export interface Choice<Move> {
  readonly move: Move;
  readonly why?: Reasons;
}

/** An opponent: chooses a move from what its seat may know. */
export interface Bot<View, Move> {
  choose(ask: BotInput<View, Move>): Choice<Move> | Promise<Choice<Move>>;
}

export type Solution<Move> =
  | { readonly kind: "solved"; readonly moves: readonly Move[]; readonly visited: number }
  | { readonly kind: "impossible"; readonly visited: number }
  /** The budget ran out first. */
  | { readonly kind: "gave-up"; readonly visited: number };

export interface Solver<State, Move> {
  solve(state: State, budget: { readonly nodes: number }): Solution<Move>;
  hint?(state: State, budget: { readonly nodes: number }): Move | undefined;
}

/** A random legal move. */
export const anyMove = <Move>(moves: readonly Move[] | Described<Move>, draw: Draw): Move =>
  "pick" in moves ? moves.pick(draw) : pick(draw, moves);

/** Plays a random legal move in any game. */
export const randomBot: Bot<unknown, unknown> = { choose: ({ moves, draw }) => ({ move: anyMove(moves, draw) }) };

/** A bot at a table, with its own dice. */
export interface SeatedBot<View, Move> {
  readonly bot: Bot<View, Move>;
  readonly draw: Draw;
}

export interface PlayOutOptions {
  readonly nodes: number;
  /** After this many entries the seat to move resigns, for games that may go on for ever. */
  readonly bound: number;
}

/** Lets bots play a match to its end; returns the outcome and the number of decisions they made. */
export const playOut = async <Config, State, Move, View, Fact extends BaseFact>(
  match: Match<Config, State, Move, View, Fact>,
  sittings: readonly SeatedBot<View, Move>[],
  { nodes, bound }: PlayOutOptions,
): Promise<{ readonly outcome: Outcome; readonly decisions: number }> => {
  const { rules } = match;
  for (let decisions = 0; ; decisions++) {
    const { turn, outcome } = match;
    if (outcome !== undefined) return { outcome, decisions };
    const seat = turn.kind === "seats" ? turn.seats[0] : undefined;
    const sitting = seat === undefined ? undefined : sittings[seat];
    if (seat === undefined || sitting === undefined) throw new Error(`${rules.id}: nobody sits where the match waits`);
    if (match.length >= bound) {
      match.resign(seat);
      continue;
    }
    const answer = sitting.bot.choose({
      view: match.view(seat),
      seat,
      moves: match.moves(seat),
      draw: sitting.draw,
      nodes,
    });
    const { move } = answer instanceof Promise ? await answer : answer;
    const text = rules.moveText.write(move);
    const played = match.play(seat, text);
    if (!played.ok)
      throw new Error(`${rules.id}: the bot in seat ${seat} played "${text}": ${sentence(played.refusal)}`);
  }
};
