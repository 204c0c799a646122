/** Breadth-first through everything the wisp can do, over packed positions. The inner loop allocates nothing. */
import { directions } from "../rules/directions.ts";
import { groundOf } from "../rules/ground.ts";
import { boardOf, type WispState } from "../rules/state.ts";
import * as turn from "../rules/turn.ts";
import * as ahead from "./ahead.ts";
import * as steps from "./paces.ts";
import { type Packing, packingOf } from "./packing.ts";
import * as sets from "./positions.ts";

/** Copies, since an imported name is looked up again each time it is read, and the inner loop would feel it. */
const { pursue, caught, thinned, won } = turn;
const { isCaught, isWon, leaveOpen, lookAhead } = ahead;
const { way: openWay, place: openPlace, key: openKey, how: openHow } = ahead.open;
const { mustPlay, pacesOf, purifies } = steps;
const { add, noPositions } = sets;
const ways = directions.length;

const firstRoom = 1024;

export interface Exploring {
  /** How many positions may be looked at. */
  readonly limit: number;
  /** Stop at the first victory, which is a shortest one. */
  readonly untilWon: boolean;
}

export interface Explored {
  readonly packing: Packing;
  readonly positions: sets.Positions;
  /** Whether the limit was enough. */
  readonly complete: boolean;
  /** By position · 8 + direction: the next position, or how the move ends. */
  readonly next: Int32Array;
  /** By position: the move that found it, as position · 8 + direction. */
  readonly found: Int32Array;
  /** The first victory, as position · 8 + direction; −1 if there was none. */
  readonly victory: number;
}

/** The same numbers with room for more. */
const grown = (list: Int32Array, room: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(room);
  larger.set(list);
  return larger;
};

/** The state must not be over. */
export const explore = (state: WispState, { limit, untilWon }: Exploring): Explored => {
  const ground = groundOf(state.level);
  const packing = packingOf(state.level);
  const { words } = packing;
  const paces = words === 1 && !ground.kinds.includes("guard") ? pacesOf(ground, packing) : undefined;
  const positions = noPositions(words, limit);
  const board = boardOf(state);
  const after = new Int32Array(ground.count);
  const key = new Int32Array(words);
  const looking = { ground, packing, positions, board };
  let room = Math.min(firstRoom, limit);
  let next = new Int32Array(room * ways);
  let found = new Int32Array(room);
  let victory = -1;
  let complete = true;

  /** The position after an open move, in `key`; the answer is how the turn went. */
  const settle = (move: number): number => {
    const how = openHow[move] as number;
    const place = openPlace[move] as number;
    let happened = 0;
    if (how === mustPlay) happened = pursue(ground, board, place, after);
    else {
      key[0] = openKey[move] as number;
      if (how !== purifies) return 0;
      happened = key[0] === place ? won : thinned;
      packing.unpack(key, 0, after);
    }
    if (happened === thinned) packing.settle(after);
    packing.pack(after, place, key);
    return happened;
  };

  packing.settle(board);
  packing.pack(board, state.wisp, key);
  add(positions, key);
  search: for (let at = 0; at < positions.count; at++) {
    const wisp = packing.unpack(positions.keys, at * words, board);
    const opened = paces === undefined ? leaveOpen(looking, at, wisp, next) : lookAhead(looking, paces, at, wisp, next);
    for (let move = 0; move < opened; move++) {
      const edge = at * ways + (openWay[move] as number);
      const happened = settle(move);
      if (happened === caught) next[edge] = isCaught;
      else if (happened === won) {
        next[edge] = isWon;
        if (victory < 0) victory = edge;
        if (untilWon) break search;
      } else {
        const known = positions.count;
        const to = add(positions, key);
        if (to < 0) {
          complete = false;
          break search;
        }
        if (known === room && to === known) {
          room = Math.min(room * 2, limit);
          next = grown(next, room * ways);
          found = grown(found, room);
        }
        next[edge] = to;
        if (to === known) found[to] = edge;
      }
    }
  }
  return { packing, positions, complete, next, found, victory };
};

/** The directions, as indices, that lead from the start to this move, itself included. */
export const pathTo = ({ found }: Explored, edge: number): readonly number[] => {
  const path: number[] = [];
  let at = edge;
  for (;;) {
    path.push(at % ways);
    const position = Math.floor(at / ways);
    if (position === 0) return path.reverse();
    at = found[position] as number;
  }
};
