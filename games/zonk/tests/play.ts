/** Whole games between two players, quickly, with the state at the end. */
import {
  parlour,
  type ScoringTable,
  usualTarget,
  type ZonkConfig,
  type ZonkMove,
  type ZonkState,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { type Bot, childSeed, type Draw, drawOf, seedOf } from "@turnlight/kernel";

const { rules } = zonk;
const usual: ZonkConfig = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

const choose = (bot: Bot<ZonkView, ZonkMove> | undefined, state: ZonkState, draw: Draw): ZonkMove => {
  const choice = bot?.choose({ view: state, seat: state.seat, moves: rules.moves(state, state.seat), draw, nodes: 1 });
  if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
  return choice.move;
};

const playGame = (
  bots: readonly Bot<ZonkView, ZonkMove>[],
  first: number,
  draw: Draw,
  table: ScoringTable,
): ZonkState => {
  let state = rules.setup({ ...usual, table, target: usualTarget(table), first });
  for (let turn = rules.turn(state); turn.kind !== "over"; turn = rules.turn(state)) {
    const rolled = turn.kind === "chance" ? rules.roll?.(state, draw) : undefined;
    const move = rolled ?? choose(bots[state.seat], state, draw);
    state = rules.apply(state, rolled === undefined ? state.seat : "chance", move).state;
  }
  return state;
};

/** Games with the first player alternating; the winner is the seat at the end. */
export const playGames = (
  bots: readonly Bot<ZonkView, ZonkMove>[],
  count: number,
  seed: string,
  table = parlour,
): readonly ZonkState[] =>
  Array.from({ length: count }, (_, i) => playGame(bots, i % 2, drawOf(childSeed(seedOf(seed), String(i))), table));
