/** The kernel rules of Will-o'-the-Wisp: one seat, no chance, nothing hidden. The only setting is the level. */
import {
  type Applied,
  accept,
  type Mover,
  quote,
  type Refusal,
  type Result,
  type Rules,
  refuse,
  type Setting,
  settings,
  type Turn,
} from "@turnlight/kernel";
import { readCode, writeCode } from "./code.ts";
import { type Direction, directions, neighbour } from "./directions.ts";
import { chronicle, type WispFact } from "./facts.ts";
import { firstLight } from "./first-light.ts";
import { groundOf } from "./ground.ts";
import type { Level } from "./level.ts";
import { boardOf, endingOf, legalMoves, setup, stateOf, type WispState } from "./state.ts";
import { glide, pursue, won } from "./turn.ts";

export interface WispConfig {
  readonly level: Level;
}

/** Nothing is hidden, so the view is the state. */
export type WispView = WispState;

const level: Setting<Level> = {
  usual: firstLight,
  right: "a level's code",
  write: writeCode,
  read: readCode,
};

const isDirection = (text: string): text is Direction => directions.some((direction) => direction === text);

const refusal = (state: WispState, by: Mover, move: Direction): Refusal | undefined => {
  if (by === "chance") return { code: "not-now", reason: "this game has no chance moves" };
  const moves = legalMoves(state);
  if (moves.includes(move)) return undefined;
  const right = moves.length === 0 ? "no move" : moves.join(", ");
  return neighbour(state.level, state.wisp, move) === undefined
    ? { code: "off-grid", reason: `${move} leads off the board`, right }
    : { code: "occupied", reason: `there is a creature to the ${move}`, right };
};

/** Only called with a legal move, so there is a cell to enter. */
const apply = (state: WispState, _by: Mover, move: Direction): Applied<WispState, WispFact> => {
  const { level, wisp } = state;
  const ground = groundOf(level);
  const board = boardOf(state);
  const counts: number[] = [];
  for (const { id, count } of state.enemies) counts[id] = count;
  const entered = neighbour(level, wisp, move) ?? wisp;
  const to = glide(ground, board, wisp, directions.indexOf(move));
  const jump = to !== entered;
  const moved: WispFact = { kind: "move", direction: move, path: jump ? [wisp, entered, to] : [wisp, to], jump };
  const { watch, facts } = chronicle(level, board, counts);
  const happened = pursue(ground, board, to, board, watch);
  const complete: readonly WispFact[] = happened === won ? [{ kind: "complete" }] : [];
  return {
    state: stateOf(level, to, board, counts),
    told: [moved, ...facts(), ...complete].map((fact) => ({ fact })),
  };
};

const turn = (state: WispState): Turn => {
  const ending = endingOf(state);
  return ending === undefined ? { kind: "seats", seats: [0] } : { kind: "over", scores: [ending === "won" ? 1 : 0] };
};

export const rules: Rules<WispConfig, WispState, Direction, WispView, WispFact> = {
  id: "wisp",
  version: 1,

  configText: settings({ level }),

  moveText: {
    write: (move) => move,
    read: (text): Result<Direction> =>
      isDirection(text)
        ? accept(text)
        : refuse("unknown-move", `${quote(text)} is not a direction`, { right: directions.join(", ") }),
  },

  seats: () => 1,
  setup: ({ level }) => setup(level),
  turn,
  moves: legalMoves,
  refusal,
  apply,
  view: (state) => state,
  imagine: (view) => view,
};

/**
 * The initial state of a level and its facts. Restarting is done by the host and is not a move; this is what it shows.
 */
export const restart = ({ level }: WispState): Applied<WispState, WispFact> => ({
  state: setup(level),
  told: [{ fact: { kind: "reset" } }],
});
