/**
 * The data of a search. The enemies' part of a turn depends on their formation and on the cell the wisp enters, not on
 * where it came from: so turns are stored by these two, and the wisp's places as sets of cells by formation.
 */
import { type Cell, directions } from "../rules/directions.ts";
import type { TerrainMap } from "../rules/ground.ts";
import { nowhere } from "../rules/pieces.ts";
import { boardOf, type WispState } from "../rules/state.ts";
import { add, type Formations, noFormations, roomOf } from "./formations.ts";
import { cellWordsOf } from "./paces.ts";
import type { Packing } from "./packing.ts";
import { tablesOf } from "./tables.ts";

/** The result of a turn instead of a formation. */
export const isCaught = -1;
export const isWon = -2;

/**
 * A formation and a cell in one number: the cell in the low bits, which leaves room for some sixteen million
 * formations.
 */
export const cellBits = 7;
export const mostFormations = 1 << (31 - cellBits);

export interface Graph {
  readonly ground: TerrainMap;
  readonly packing: Packing;
  readonly formations: Formations;
  /** The wisp's place at the beginning, in formation 0. */
  readonly start: Cell;
  /** Words per set of cells. A formation's set begins at formation · parts. */
  readonly parts: number;
  /** By cell: the set of its neighbours. */
  readonly around: Int32Array;
  /** The wisp's places: all of them, those found in this round, and those for the next one. */
  reached: Int32Array;
  fresh: Int32Array;
  coming: Int32Array;
  /** The cells entered by turns that are resolved. */
  entered: Int32Array;
  positions: number;
  readonly limit: number;
  /** Formations with new places in this round, and in the next. */
  now: Int32Array;
  nowCount: number;
  later: Int32Array;
  laterCount: number;
  readonly keepsTurns: boolean;
  /**
   * The turns that are not caught, if they are stored, in the order they were resolved. Two numbers each: its formation
   * with the cell entered; the formation it leads to with the wisp's place (different from the cell only on pads), or
   * `isWon`.
   */
  turns: Int32Array;
  turnCount: number;
  /** The first turn that wins: its formation and the cell entered. */
  victory: { readonly formation: number; readonly entered: number } | undefined;
  /** The enemies of one formation. */
  readonly board: Int32Array;
  readonly after: Int32Array;
  readonly key: Int32Array;
}

const aroundOf = ({ cells, glide }: TerrainMap, parts: number): Int32Array => {
  const around = new Int32Array(cells * parts);
  for (let cell = 0; cell < cells; cell++)
    for (let way = 0; way < directions.length; way++) {
      const to = glide[cell * directions.length + way] as number;
      if (to !== nowhere) around[cell * parts + (to >> 5)] = (around[cell * parts + (to >> 5)] as number) | (1 << to);
    }
  return around;
};

export const has = (sets: Int32Array, parts: number, formation: number, cell: number): boolean =>
  ((sets[formation * parts + (cell >> 5)] as number) & (1 << cell)) !== 0;

export const beginGraph = (state: WispState, limit: number, keepsTurns: boolean): Graph => {
  const { ground, packing } = tablesOf(state.level);
  const formations = noFormations(packing.words);
  const parts = cellWordsOf(ground.cells);
  const board = boardOf(state);
  const key = new Int32Array(packing.words);
  packing.settle(board);
  packing.pack(board, key);
  add(formations, key);
  const room = roomOf(formations);
  const sets = () => new Int32Array(room * parts);
  const first = sets();
  first[state.wisp >> 5] = 1 << state.wisp;
  return {
    ground,
    packing,
    formations,
    start: state.wisp,
    parts,
    around: aroundOf(ground, parts),
    reached: first.slice(),
    fresh: first,
    coming: sets(),
    entered: sets(),
    positions: 1,
    limit,
    now: new Int32Array(room),
    nowCount: 1,
    later: new Int32Array(room),
    laterCount: 0,
    keepsTurns,
    turns: new Int32Array(keepsTurns ? room * 4 : 0),
    turnCount: 0,
    victory: undefined,
    board,
    after: new Int32Array(ground.count),
    key,
  };
};

const grown = (list: Int32Array, room: number): Int32Array => {
  const larger = new Int32Array(room);
  larger.set(list);
  return larger;
};

/** Grows the lists with the formations, and the turns by the maximum that this many formations can have. */
export const keepRoom = (graph: Graph, batch: number): void => {
  const { parts, ground } = graph;
  const room = roomOf(graph.formations);
  if (graph.now.length < room) {
    graph.reached = grown(graph.reached, room * parts);
    graph.fresh = grown(graph.fresh, room * parts);
    graph.coming = grown(graph.coming, room * parts);
    graph.entered = grown(graph.entered, room * parts);
    graph.now = grown(graph.now, room);
    graph.later = grown(graph.later, room);
  }
  if (!graph.keepsTurns || (graph.turnCount + ground.cells * batch) * 2 <= graph.turns.length) return;
  graph.turns = grown(graph.turns, graph.turns.length * 2);
};
