/** Counts the taps a person needs, over recorded matches, given what the page selects automatically. */
import { hybridBot, parlour, personalities, referenceBot, type ZonkState, zonk } from "@turnlight/games/zonk";
import { drawOf, Match, seedOf } from "@turnlight/kernel";
import { offersOf, type TakeOffer } from "../play/offers.ts";
import { chosenAlready } from "../play/tap-flow.ts";

const { rules } = zonk;
const config = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

export const offersAt = (state: ZonkState): readonly TakeOffer[] => {
  const moves = rules.moves(state, state.seat);
  return offersOf(state, "pick" in moves ? [] : moves.map((move) => rules.moveText.write(move)));
};

/** The taps a person would have needed for each roll of seat 0 in a recorded match: select, then continue. */
const answersIn = (game: number): { readonly rolls: readonly number[]; readonly turns: number } => {
  const bots = [referenceBot, hybridBot(personalities.reckless)];
  const draw = drawOf(seedOf("hands"));
  const { match } = Match.begin(rules, config, { seed: seedOf(`taps ${game}`) });
  const rolls: number[] = [];
  let turns = 0;
  while (match.outcome === undefined) {
    const { state } = match;
    const { seat } = state;
    const choice = bots[seat]?.choose({ view: state, seat, moves: match.moves(seat), draw, nodes: 1 });
    if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
    if (seat === 0 && state.phase.kind === "ready") turns += 1;
    // Setting aside shares the tap of the following action; selecting is a tap of its own, where there is a choice.
    if (seat === 0 && state.phase.kind === "taking") rolls.push(chosenAlready(offersAt(state)) === undefined ? 2 : 1);
    const played = match.play(seat, rules.moveText.write(choice.move));
    if (!played.ok) throw new Error(played.refusal.reason);
  }
  return { rolls, turns };
};

/** The tap that begins a turn counts for the turn. */
export const tapsOver = (count: number): { readonly most: number; readonly aRoll: number; readonly aTurn: number } => {
  const games = Array.from({ length: count }, (_, game) => answersIn(game));
  const rolls = games.flatMap((game) => game.rolls);
  const taps = rolls.reduce((sum, one) => sum + one, 0);
  const turns = games.reduce((sum, game) => sum + game.turns, 0);
  return { most: Math.max(...rolls), aRoll: taps / rolls.length, aTurn: (taps + turns) / turns };
};
