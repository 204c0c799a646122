/** What a search knows so far. */
import { directions } from "../rules/directions.ts";
import { type Ground, groundOf } from "../rules/ground.ts";
import { boardOf, type WispState } from "../rules/state.ts";
import { type Packing, packingOf } from "./packing.ts";
import { add, noPositions, type Positions, roomOf } from "./positions.ts";

/** Where a move leads instead of to a position. */
export const cannot = -1;
export const isCaught = -2;
export const isWon = -3;

const ways = directions.length;

export interface Search {
  readonly ground: Ground;
  readonly packing: Packing;
  readonly positions: Positions;
  /** By position · 8 + direction: the next position, or how the move ends. */
  next: Int32Array;
  /** By position: the move that found it, as position · 8 + direction; −1 for the first. */
  found: Int32Array;
  /** The first victory, as position · 8 + direction; −1 until there is one. */
  victory: number;
  /** The enemies of one position, and which. */
  readonly board: Int32Array;
  shown: number;
}

export const beginSearch = (state: WispState, limit: number): Search => {
  const ground = groundOf(state.level);
  const packing = packingOf(state.level);
  const positions = noPositions(packing.words, limit);
  const board = boardOf(state);
  const key = new Int32Array(packing.words);
  packing.settle(board);
  packing.pack(board, state.wisp, key);
  add(positions, key);
  return {
    ground,
    packing,
    positions,
    next: new Int32Array(roomOf(positions) * ways).fill(cannot),
    found: new Int32Array(roomOf(positions)).fill(-1),
    victory: -1,
    board,
    shown: 0,
  };
};

const grown = (list: Int32Array, room: number): Int32Array => {
  const larger = new Int32Array(room);
  larger.set(list);
  return larger.fill(cannot, list.length);
};

/** Lets the lists of moves grow with the positions. */
export const keepRoom = (search: Search): void => {
  const room = roomOf(search.positions);
  if (search.found.length === room) return;
  search.next = grown(search.next, room * ways);
  search.found = grown(search.found, room);
};

/** Puts the enemies of a position on the board; the answer is the wisp's place. */
export const show = (search: Search, position: number): number => {
  const { packing, positions, board } = search;
  const { words } = packing;
  if (search.shown === position) return (positions.keys[position * words] as number) & packing.wispMask;
  search.shown = position;
  return packing.unpack(positions.keys, position * words, board);
};
