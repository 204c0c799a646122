/** Breadth-first through everything the wisp can do, over packed positions. The inner loop allocates nothing. */
import { type Cell, directions } from "../rules/directions.ts";
import { boardOf, type WispState } from "../rules/state.ts";
import * as rules from "../rules/turn.ts";
import * as ahead from "./ahead.ts";
import { mustPlay, purifies } from "./paces.ts";
import * as searches from "./search.ts";

/** Copies, since an imported name is looked up again each time it is read, and the inner loop would feel it. */
const { pursue, caught, thinned, won } = rules;
const { lookAhead } = ahead;
const { way: openWay, place: openPlace, key: openKey, how: openHow } = ahead.open;
const { isCaught, isWon, makeRoom, newSearch, reach, sceneOf } = searches;
const playIt = mustPlay;
const settleIt = purifies;
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
  /** The first victory, as position · 8 + direction; −1 if there was none. */
  readonly victory: number;
}

/** The state must be neither won nor caught. */
export const explore = (state: WispState, { limit, untilWon }: Exploring): Explored => {
  const search = newSearch(state.level, limit);
  const { ground, packing } = search;
  const { cells } = ground;
  const stage = { scene: -1, board: boardOf(state) };
  const after = new Int32Array(ground.count);
  const key = new Int32Array(packing.words);
  let victory = -1;

  /** How an open move ends, or the number plus one of the position it leads to; 0 when the limit is reached. */
  const play = (move: number, edge: number): number => {
    const how = openHow[move] as number;
    const place = openPlace[move] as number;
    let happened = 0;
    if (how === playIt) happened = pursue(ground, stage.board, place, after);
    else {
      key[0] = openKey[move] as number;
      if (how === settleIt) happened = key[0] === 0 ? won : thinned;
      packing.unpack(key, 0, after);
    }
    if (happened === caught) return isCaught;
    if (happened === won) return isWon;
    if (happened === thinned) packing.settle(after);
    if (how !== 0) packing.pack(after, key);
    return reach(search, sceneOf(search, key, after) * cells + place, edge);
  };

  packing.settle(stage.board);
  packing.pack(stage.board, key);
  reach(search, sceneOf(search, key, stage.board) * cells + state.wisp, -1);
  for (let at = 0; at < search.reached; at++) {
    makeRoom(search);
    const opened = lookAhead(search, stage, at);
    for (let move = 0; move < opened; move++) {
      const edge = at * ways + (openWay[move] as number);
      const end = play(move, edge);
      if (end === 0) return { search, complete: false, victory };
      search.turns[stage.scene * cells + (openPlace[move] as number)] = end;
      search.next[edge] = end > 0 ? end - 1 : end;
      if (end !== isWon) continue;
      if (victory < 0) victory = edge;
      if (untilWon) return { search, complete: true, victory };
    }
  }
  return { search, complete: true, victory };
};

/** Puts a position's enemies on the board; the answer is the wisp's place. */
export const standAt = ({ search }: Explored, position: number, board: Int32Array): Cell => {
  const { ground, packing, scenes, spots } = search;
  const spot = spots[position] as number;
  const scene = Math.floor(spot / ground.cells);
  packing.unpack(scenes.keys, scene * packing.words, board);
  return spot - scene * ground.cells;
};

/** The directions, as indices, that lead from the start to this move, itself included. */
export const pathTo = ({ search }: Explored, edge: number): readonly number[] => {
  const path: number[] = [];
  for (let at = edge; at >= 0; at = search.found[Math.floor(at / ways)] as number) path.push(at % ways);
  return path.reverse();
};
