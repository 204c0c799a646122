/** Opponents and engines. A bot sees its seat's view and nothing else; its budget is work, not time, so it answers alike everywhere. */
import { type Draw, pick } from "./chance.ts";
import type { Match, Outcome } from "./match.ts";
import { sentence } from "./result.ts";
import type { BaseFact, Described, Seat } from "./rules.ts";

export interface BotInput<View, Move> {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[] | Described<Move>;
  /** The bot's own randomness; it has nothing to do with the match's. */
  readonly draw: Draw;
  /** How many positions, samples or guesses it may look at. */
  readonly nodes: number;
  /** Set when nobody waits for the answer any more. */
  readonly signal?: { readonly aborted: boolean };
}

/** Why a bot decided so: named figures and words, ready to be shown. */
export type Reasons = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Choice<Move> {
  readonly move: Move;
  readonly why?: Reasons;
}

export interface Bot<View, Move> {
  choose(ask: BotInput<View, Move>): Choice<Move> | Promise<Choice<Move>>;
}

export type Solution<Move> =
  | { readonly kind: "solved"; readonly moves: readonly Move[]; readonly visited: number }
  | { readonly kind: "impossible"; readonly visited: number }
  /** The budget was used up first. */
  | { readonly kind: "gave-up"; readonly visited: number };

export interface Solver<State, Move> {
  solve(state: State, budget: { readonly nodes: number }): Solution<Move>;
  hint?(state: State, budget: { readonly nodes: number }): Move | undefined;
}

export const anyMove = <Move>(moves: readonly Move[] | Described<Move>, draw: Draw): Move =>
  "pick" in moves ? moves.pick(draw) : pick(draw, moves);

/** Plays any game, badly. */
export const randomBot: Bot<unknown, unknown> = { choose: ({ moves, draw }) => ({ move: anyMove(moves, draw) }) };

export interface SeatedBot<View, Move> {
  readonly bot: Bot<View, Move>;
  readonly draw: Draw;
}

export interface PlayOutOptions {
  readonly nodes: number;
  /** After this many entries the seat on turn resigns, for games that need not end. */
  readonly bound: number;
}

/** Bots play a match to its end; the number of decisions they made comes with the outcome. */
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
