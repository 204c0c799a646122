/**
 * Every position of a level and every turn between them, with the ideas each turn shows. It answers what the solver's
 * compact graph cannot: restricted searches and scripted players.
 */
import { apart, type Cell, directions } from "../rules/directions.ts";
import { groundOf } from "../rules/ground.ts";
import type { Level } from "../rules/level.ts";
import { asleepBit, gone, nowhere, placeBits } from "../rules/pieces.ts";
import { boardOf, setup } from "../rules/state.ts";
import { caught, glide, refused, won } from "../rules/turn.ts";
import { add, noFormations, reserve } from "../solver/formations.ts";
import { tablesOf } from "../solver/tables.ts";
import { markerOf } from "./turn-marks.ts";

export const ways = directions.length;

/** Where a move leads, if not to a position. */
export const illegal = -1;
export const isCapture = -2;
export const isVictory = -3;

export interface TurnGraph {
  readonly level: Level;
  readonly count: number;
  /** By position · 8 + direction. */
  readonly targets: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** By position: the wisp's cell, the creatures left, and how far from the grove they are in all. */
  readonly wisp: Uint8Array;
  readonly left: Uint8Array;
  readonly weight: Int16Array;
  /** Moves to the nearest victory; −1 where there is none. */
  readonly distance: Int16Array;
}

/** The weight of a creature that is left, and of one that still sleeps, in steps from the grove. */
const creatureWeight = 8;
const sleeperWeight = 4;

interface Rows {
  targets: Int32Array;
  low: Int32Array;
  high: Int32Array;
  wisp: Uint8Array;
  formation: Int32Array;
  left: Uint8Array;
  weight: Int16Array;
}

const rowsFor = (room: number): Rows => ({
  targets: new Int32Array(room * ways),
  low: new Int32Array(room * ways),
  high: new Int32Array(room * ways),
  wisp: new Uint8Array(room),
  formation: new Int32Array(room),
  left: new Uint8Array(room),
  weight: new Int16Array(room),
});

const grown = (rows: Rows): Rows => {
  const larger = rowsFor(rows.wisp.length * 2);
  for (const key of Object.keys(rows) as (keyof Rows)[]) larger[key].set(rows[key]);
  return larger;
};

/** Distances backwards from the victories. */
const distancesOf = (count: number, targets: Int32Array): Int16Array => {
  const first = new Int32Array(count + 1);
  for (let i = 0; i < count * ways; i++) {
    const to = targets[i] as number;
    if (to >= 0) first[to + 1] = (first[to + 1] as number) + 1;
  }
  for (let i = 0; i < count; i++) first[i + 1] = (first[i + 1] as number) + (first[i] as number);
  const origins = new Int32Array(first[count] as number);
  const filled = first.slice(0, count);
  const distance = new Int16Array(count).fill(-1);
  const queue = new Int32Array(count);
  let end = 0;
  for (let i = 0; i < count * ways; i++) {
    const to = targets[i] as number;
    const from = Math.floor(i / ways);
    if (to >= 0) {
      origins[filled[to] as number] = from;
      filled[to] = (filled[to] as number) + 1;
    } else if (to === isVictory && distance[from] === -1) {
      distance[from] = 1;
      queue[end++] = from;
    }
  }
  for (let at = 0; at < end; at++) {
    const to = queue[at] as number;
    for (let i = first[to] as number; i < (first[to + 1] as number); i++) {
      const from = origins[i] as number;
      if (distance[from] !== -1) continue;
      distance[from] = (distance[to] as number) + 1;
      queue[end++] = from;
    }
  }
  return distance;
};

/** Undefined if the level has more positions than the limit. The level's start is position 0. */
export const turnGraphOf = (level: Level, limit: number): TurnGraph | undefined => {
  const ground = groundOf(level);
  const { packing } = tablesOf(level);
  const formations = noFormations(packing.words);
  const key = new Int32Array(packing.words);
  const places = new Map<number, number>();
  const board = boardOf(setup(level));
  const after = new Int32Array(board.length);
  const play = markerOf(ground, level.width, (cell) => level.terrain[cell] === "tree", level.enemies.length);
  let rows = rowsFor(1024);
  let count = 0;

  const positionOf = (of: Int32Array, wisp: Cell): number => {
    packing.settle(of);
    packing.pack(of, key);
    reserve(formations, 1);
    const formation = add(formations, key);
    const place = formation * 128 + wisp;
    const known = places.get(place);
    if (known !== undefined) return known;
    if (count === rows.wisp.length) rows = grown(rows);
    places.set(place, count);
    rows.wisp[count] = wisp;
    rows.formation[count] = formation;
    let weight = 0;
    let left = 0;
    for (const piece of of) {
      if (piece === gone) continue;
      left += 1;
      weight += creatureWeight + (piece & asleepBit ? sleeperWeight : 0) + apart(level, piece & placeBits, level.goal);
    }
    rows.left[count] = left;
    rows.weight[count] = weight;
    return count++;
  };

  positionOf(board, level.wisp);
  for (let at = 0; at < count; at++) {
    if (count > limit) return undefined;
    const from = rows.wisp[at] as number;
    packing.unpack(formations.keys, (rows.formation[at] as number) * packing.words, board);
    for (let way = 0; way < ways; way++) {
      const edge = at * ways + way;
      const to = glide(ground, board, from, way);
      if (to === refused) {
        rows.targets[edge] = illegal;
        continue;
      }
      const entered = ground.glide[from * ways + way] ?? nowhere;
      const { happened, low, high } = play(board, { from, way, entered, to }, after);
      const target = happened === caught ? isCapture : happened === won ? isVictory : positionOf(after, to);
      rows.targets[edge] = target;
      rows.low[edge] = low;
      rows.high[edge] = high;
    }
  }
  const targets = rows.targets.slice(0, count * ways);
  return {
    level,
    count,
    targets,
    low: rows.low.slice(0, count * ways),
    high: rows.high.slice(0, count * ways),
    wisp: rows.wisp.slice(0, count),
    left: rows.left.slice(0, count),
    weight: rows.weight.slice(0, count),
    distance: distancesOf(count, targets),
  };
};
