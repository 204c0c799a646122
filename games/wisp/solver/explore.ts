/** Breadth-first through everything the wisp can do, over packed positions. The inner loop allocates nothing. */
import { type Cell, directions } from "../rules/directions.ts";
import type { WispState } from "../rules/state.ts";
import * as rules from "../rules/turn.ts";
import * as ahead from "./ahead.ts";
import { pacesOf } from "./paces.ts";
import { nothingPlayed, placeFor, recall, remember, widen } from "./played.ts";
import * as sets from "./positions.ts";
import * as searches from "./search.ts";

/** Copies, since an imported name is looked up again each time it is read, and the inner loop would feel it. */
const { pursue, caught, thinned, won } = rules;
const { lookAhead, lookAround } = ahead;
const { way: openWay, place: openPlace } = ahead.open;
const { add, reserve } = sets;
const { beginSearch, isCaught, isWon, keepRoom, show } = searches;
const ways = directions.length;

export interface Exploring {
  /** How many positions may be looked at. */
  readonly limit: number;
  /** Stop at the first victory, which is a shortest one. */
  readonly untilWon: boolean;
}

export interface Explored {
  readonly search: searches.Search;
  /** Whether the limit was enough. */
  readonly complete: boolean;
}

/** The state must be neither won nor caught. */
export const explore = (state: WispState, { limit, untilWon }: Exploring): Explored => {
  const search = beginSearch(state, limit);
  const { ground, packing, positions, board } = search;
  const { words, wispMask } = packing;
  const paces = pacesOf(ground, packing);
  const played = nothingPlayed(words);
  const after = new Int32Array(ground.count);
  const key = new Int32Array(words);

  /** How a turn ends, or the number plus one of the position it leads to; 0 when there may be no more. */
  const play = (place: Cell, edge: number): number => {
    const happened = pursue(ground, board, place, after);
    if (happened === caught) return isCaught;
    if (happened === won) return isWon;
    if (happened === thinned) packing.settle(after);
    packing.pack(after, place, key);
    const known = positions.count;
    const to = add(positions, key);
    keepRoom(search);
    if (to === known) search.found[to] = edge;
    return to + 1;
  };

  for (let at = 0; at < positions.count; at++) {
    const quick = paces !== undefined && reserve(positions, ways);
    keepRoom(search);
    const opened = quick ? lookAhead(search, paces, at) : lookAround(search, at);
    if (opened > 0) {
      show(search, at);
      widen(played, positions.count);
    }
    for (let move = 0; move < opened; move++) {
      const place = openPlace[move] as number;
      const edge = at * ways + (openWay[move] as number);
      const kept = placeFor(played, positions.keys, at * words, wispMask, place);
      let ended = recall(played, kept);
      if (ended === 0) {
        ended = play(place, edge);
        if (ended === 0) return { search, complete: false };
        remember(played, kept, ended);
      }
      search.next[edge] = ended > 0 ? ended - 1 : ended;
      if (ended === isWon && search.victory < 0) search.victory = edge;
    }
    if (untilWon && search.victory >= 0) break;
  }
  return { search, complete: true };
};

/** Puts the enemies of a position on a board; the answer is the wisp's place. */
export const standAt = ({ search }: Explored, position: number, board: Int32Array): Cell =>
  search.packing.unpack(search.positions.keys, position * search.packing.words, board);

/** The directions, as indices, that lead from the start to this move, itself included. */
export const pathTo = ({ search }: Explored, edge: number): readonly number[] => {
  const path: number[] = [];
  for (let at = edge; at >= 0; at = search.found[Math.floor(at / ways)] as number) path.push(at % ways);
  return path.reverse();
};
