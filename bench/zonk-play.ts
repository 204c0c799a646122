/** Plays whole games of Zonk between synchronous bots, for measurements. */
import { parlour, type ZonkConfig, type ZonkMove, type ZonkState, type ZonkView, zonk } from "@turnlight/games/zonk";
import { type Bot, childSeed, type Draw, drawOf, seedOf } from "@turnlight/kernel";

export type Player = Bot<ZonkView, ZonkMove>;

export const { rules } = zonk;
export const usual: ZonkConfig = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

const moveOf = (bot: Player, state: ZonkState, draw: Draw): ZonkMove => {
  const choice = bot.choose({ view: state, seat: state.seat, moves: rules.moves(state, state.seat), draw, nodes: 1 });
  if (choice instanceof Promise) throw new Error("players measured here answer at once");
  return choice.move;
};

/** One game; `watch` is called with every decision. */
export const play = (
  config: ZonkConfig,
  bots: readonly Player[],
  seed: string,
  watch?: (state: ZonkState, move: ZonkMove) => void,
): ZonkState => {
  const draw = drawOf(childSeed(seedOf("bench zonk"), seed));
  for (let state = rules.setup(config); ; ) {
    const turn = rules.turn(state);
    if (turn.kind === "over") return state;
    const bot = bots[state.seat];
    const rolled = turn.kind === "chance" ? rules.roll?.(state, draw) : undefined;
    if (bot === undefined) throw new Error(`nobody sits in seat ${state.seat}`);
    const move = rolled ?? moveOf(bot, state, draw);
    if (rolled === undefined) watch?.(state, move);
    state = rules.apply(state, rolled === undefined ? state.seat : "chance", move).state;
  }
};

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
