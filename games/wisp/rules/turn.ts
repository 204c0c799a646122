/**
 * The single implementation of a turn. It reads one board and writes another, both plain integers, and allocates
 * nothing, so that the solver can run it millions of times a second; callers that need the events pass a watch.
 * Every index is in range by construction, hence the `as number` below.
 */
import type { Cell } from "./directions.ts";
import type { TerrainMap } from "./ground.ts";
import * as grounds from "./ground.ts";
import { turnsBack, turnsForward } from "./patrol.ts";
import * as pieces from "./pieces.ts";

/** Local copies, since reading an imported binding is slower in the inner loop. */
const { asleepBit, backBit, blue, colourBits, facingBits, facingShift, gone, heldBit, nowhere, placeBits } = pieces;
const { ice, mud, pad, plain, secondShift, stepDirectionShift } = grounds;

/** The result of an illegal move. */
export const refused = -1;

/** The results of a turn, as flags: an enemy merged or was purified, the wisp was caught, no enemy is left. */
export const thinned = 1;
export const caught = 2;
export const won = 3;

/** Enemies are identified by their index in the level's order. */
export interface TurnObserver {
  woke(who: number): void;
  /** `entered` is where the step or slide ended, before a pad took the enemy on. */
  stepped(who: number, way: number, from: Cell, entered: Cell, to: Cell): void;
  stuck(who: number): void;
  merged(who: number, into: number): void;
  purified(who: number): void;
  caught(who: number): void;
}

const isTaken = (board: Int32Array, count: number, cell: Cell): boolean => {
  for (let i = 0; i < count; i++) if (((board[i] as number) & placeBits) === cell) return true;
  return false;
};

/** Whether the cell is occupied by a sleeper or by an enemy of another colour. */
export const isBarred = (board: Int32Array, count: number, cell: Cell, piece: number): boolean => {
  const own = cell | (piece & colourBits);
  for (let i = 0; i < count; i++) {
    const other = board[i] as number;
    if ((other & placeBits) === cell && (other & (placeBits | asleepBit | colourBits)) !== own) return true;
  }
  return false;
};

/** The greedy step: the first of the two candidates that is not blocked. */
const stepToward = (ground: TerrainMap, board: Int32Array, piece: number, target: Cell): number => {
  const both = ground.toward[target * ground.cells + (piece & placeBits)] as number;
  const first = both & 0xffff;
  if (!ground.mixed || first === nowhere || !isBarred(board, ground.count, first & placeBits, piece)) return first;
  const second = both >>> secondShift;
  return second === nowhere || isBarred(board, ground.count, second & placeBits, piece) ? nowhere : second;
};

/**
 * Looks along the last step, until a tree, the edge or another enemy; the wisp is seen even where an enemy has just
 * reached it.
 */
export const sees = (ground: TerrainMap, board: Int32Array, piece: number, wisp: Cell): boolean => {
  const way = (piece & facingBits) >> facingShift;
  let cell = piece & placeBits;
  if (ground.sight[cell * ground.cells + wisp] !== way) return false;
  for (;;) {
    cell = ground.step[cell * 4 + way] as number;
    if (cell === wisp) return true;
    if (isTaken(board, ground.count, cell)) return false;
  }
};

const guardStep = (ground: TerrainMap, board: Int32Array, who: number, wisp: Cell): number => {
  const piece = board[who] as number;
  if (sees(ground, board, piece, wisp)) return stepToward(ground, board, piece, wisp);
  const patrol = ground.patrols[who];
  if (patrol === undefined) return nowhere;
  const from = piece & placeBits;
  const way = patrol.onward[from * 2 + (piece & backBit ? 1 : 0)] as number;
  if (way === nowhere) return stepToward(ground, board, piece, patrol.nearest[from] as number);
  const cell = ground.step[from * 4 + way] as number;
  return isBarred(board, ground.count, cell, piece) ? nowhere : cell | (way << stepDirectionShift);
};

/** Where a slide that enters the ice at `cell` ends. */
const slide = (ground: TerrainMap, board: Int32Array, piece: number, wisp: Cell, cell: Cell, way: number): Cell => {
  let at = cell;
  while (ground.meets[at] === ice && at !== wisp && !isTaken(board, ground.count, at)) {
    const next = ground.step[at * 4 + way] as number;
    if (next === nowhere || isBarred(board, ground.count, next, piece)) break;
    at = next;
  }
  return at;
};

/** A guard faces the way it stepped, and turns at the ends of its route. */
const facing = (ground: TerrainMap, who: number, piece: number, way: number): number => {
  const turned = (piece & ~facingBits) | (way << facingShift);
  const turns = ground.patrols[who]?.turns[turned & placeBits];
  return turns === turnsForward ? turned & ~backBit : turns === turnsBack ? turned | backBit : turned;
};

const moveEnemy = (
  ground: TerrainMap,
  board: Int32Array,
  who: number,
  wisp: Cell,
  watch: TurnObserver | undefined,
): void => {
  const piece = board[who] as number;
  const isGuard = (piece & colourBits) === blue;
  const step = isGuard ? guardStep(ground, board, who, wisp) : stepToward(ground, board, piece, wisp);
  if (step === nowhere) return;
  const way = step >> stepDirectionShift;
  let entered = step & placeBits;
  let to = entered;
  let meets = ground.meets[entered] as number;
  if (meets !== plain) {
    if (meets === ice) {
      entered = slide(ground, board, piece, wisp, entered, way);
      to = entered;
      meets = ground.meets[entered] as number;
    }
    if (meets === pad) {
      const partner = ground.partner[entered] as number;
      if (!isBarred(board, ground.count, partner, piece)) to = partner;
    }
  }
  let moved = (piece & ~placeBits) | to;
  if (meets === mud) moved |= heldBit;
  if (isGuard) moved = facing(ground, who, moved, way);
  board[who] = moved;
  if (watch !== undefined) {
    watch.stepped(who, way, piece & placeBits, entered, to);
    if (meets === mud) watch.stuck(who);
  }
};

/** Enemies of one colour in one cell merge into the earliest of them; those on the goal are purified. */
const resolve = (ground: TerrainMap, board: Int32Array, wisp: Cell, watch: TurnObserver | undefined): number => {
  const { count, goal } = ground;
  let happened = 0;
  let left = 0;
  let catcher = nowhere;
  for (let i = 0; i < count; i++) {
    const piece = board[i] as number;
    if (piece === gone) continue;
    for (let j = i + 1; j < count; j++) {
      const other = board[j] as number;
      if (((piece ^ other) & (placeBits | colourBits)) !== 0) continue;
      board[i] = (board[i] as number) | (other & heldBit);
      board[j] = gone;
      happened = thinned;
      watch?.merged(j, i);
    }
    const at = piece & placeBits;
    if (at === goal) {
      board[i] = gone;
      happened = thinned;
      watch?.purified(i);
    } else {
      left += 1;
      if (at === wisp) catcher = i;
    }
  }
  if (left === 0) return won;
  if (catcher === nowhere) return happened;
  watch?.caught(catcher);
  return caught;
};

/** The cell in which the wisp ends up after a direction (an index into the eight), pads included, or `refused`. */
export const glide = (ground: TerrainMap, board: Int32Array, wisp: Cell, way: number): Cell => {
  const entered = ground.glide[wisp * 8 + way] as number;
  if (entered === nowhere || isTaken(board, ground.count, entered)) return refused;
  const partner = ground.partner[entered] as number;
  return partner === nowhere || isTaken(board, ground.count, partner) ? entered : partner;
};

/**
 * The enemies' part of the turn, with the wisp at its new place: they wake, move, merge, are purified or catch it.
 * Returns `thinned`, `caught`, `won` or 0. Both boards may be the same one.
 */
export const pursue = (
  ground: TerrainMap,
  before: Int32Array,
  wisp: Cell,
  after: Int32Array,
  watch?: TurnObserver,
): number => {
  const { count, cells } = ground;
  for (let i = 0; i < count; i++) {
    let piece = before[i] as number;
    if ((piece & asleepBit) !== 0 && ground.touches[wisp * cells + (piece & placeBits)] === 1) {
      piece &= ~asleepBit;
      watch?.woke(i);
    }
    after[i] = piece;
  }

  for (let i = 0; i < count; i++) {
    const piece = after[i] as number;
    if (piece === gone) continue;
    if ((piece & (asleepBit | heldBit)) !== 0) after[i] = piece & ~heldBit;
    else moveEnemy(ground, after, i, wisp, watch);
  }

  return resolve(ground, after, wisp, watch);
};
