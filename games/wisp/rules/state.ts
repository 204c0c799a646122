/** A position: the level, the wisp, and the enemies that are left, in the order they move. */
import { type Cardinal, type Cell, cardinals, type Direction, directions, neighbour } from "./directions.ts";
import type { EnemyStart, Level } from "./level.ts";
import {
  asleepBit,
  backBit,
  blue,
  colourBits,
  facingBits,
  facingShift,
  gone,
  heldBit,
  placeBits,
  purple,
  red,
} from "./pieces.ts";

interface EnemyBase {
  /** Its index in the level's list of enemies: an id that stays the same when others are removed. */
  readonly id: number;
  readonly at: Cell;
  /** How many it was merged from, itself included. */
  readonly count: number;
  /** Held by mud: it will not move in the next turn. */
  readonly stuck: boolean;
}

interface Walker extends EnemyBase {
  readonly kind: "red" | "purple" | "sleeper";
}

interface Guard extends EnemyBase {
  readonly kind: "guard";
  /** The direction of its last step, in which it looks. */
  readonly facing: Cardinal;
  /** Walking its route backwards. */
  readonly back: boolean;
}

export type Enemy = Walker | Guard;

export interface WispState {
  readonly level: Level;
  readonly wisp: Cell;
  readonly enemies: readonly Enemy[];
}

const startOf = (enemy: EnemyStart, id: number, { terrain }: Level): Enemy => {
  const standing = { id, at: enemy.at, count: 1, stuck: terrain[enemy.at] === "mud" };
  if (enemy.kind !== "guard") return { ...standing, kind: enemy.kind };
  return { ...standing, kind: "guard", facing: enemy.route[0] ?? "N", back: false };
};

export const setup = (level: Level): WispState => ({
  level,
  wisp: level.wisp,
  enemies: level.enemies.map((enemy, id) => startOf(enemy, id, level)),
});

const colours = { red, purple, sleeper: purple | asleepBit, guard: blue } as const;

const pieceOf = (enemy: Enemy): number => {
  const piece = enemy.at | colours[enemy.kind] | (enemy.stuck ? heldBit : 0);
  if (enemy.kind !== "guard") return piece;
  return piece | (cardinals.indexOf(enemy.facing) << facingShift) | (enemy.back ? backBit : 0);
};

/** The state's enemies as a board for the turn, each at the index of its id. */
export const boardOf = ({ level, enemies }: WispState): Int32Array => {
  const board = new Int32Array(level.enemies.length).fill(gone);
  for (const enemy of enemies) board[enemy.id] = pieceOf(enemy);
  return board;
};

const enemyOf = (id: number, piece: number, count: number): Enemy => {
  const standing = { id, at: piece & placeBits, count, stuck: (piece & heldBit) !== 0 };
  const colour = piece & colourBits;
  if (colour === blue) {
    const facing = cardinals[(piece & facingBits) >> facingShift] ?? "N";
    return { ...standing, kind: "guard", facing, back: (piece & backBit) !== 0 };
  }
  return { ...standing, kind: colour === red ? "red" : (piece & asleepBit) !== 0 ? "sleeper" : "purple" };
};

/** Converts a board back to enemies, with the counts that the board does not contain. */
export const stateOf = (level: Level, wisp: Cell, board: Int32Array, counts: readonly number[]): WispState => ({
  level,
  wisp,
  enemies: Array.from(board, (piece, id) => ({ piece, id }))
    .filter(({ piece }) => piece !== gone)
    .map(({ piece, id }) => enemyOf(id, piece, counts[id] ?? 1)),
});

/** The cell in a direction, if it is on the grid and unoccupied. */
const glideTo = ({ level, wisp, enemies }: WispState, direction: Direction): Cell | undefined => {
  const cell = neighbour(level, wisp, direction);
  return cell === undefined || enemies.some(({ at }) => at === cell) ? undefined : cell;
};

export const legalMoves = (state: WispState): readonly Direction[] =>
  directions.filter((direction) => glideTo(state, direction) !== undefined);

/** How a position is over: all purified, caught, or no legal move. */
export type Ending = "won" | "caught" | "hemmed-in";

export const endingOf = (state: WispState): Ending | undefined => {
  if (state.enemies.length === 0) return "won";
  if (state.enemies.some(({ at }) => at === state.wisp)) return "caught";
  return legalMoves(state).length === 0 ? "hemmed-in" : undefined;
};
