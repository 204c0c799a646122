/** An independent, naive implementation of the whole graph: maps of strings over the naive turn. */
import { type Direction, directions, type GraphFigures, type WispState } from "../index.ts";
import { naiveTurn } from "./naive.ts";

/**
 * The key of a position: the wisp's place, and the state of the enemies left, in order. It excludes how many an enemy
 * was merged from, and which of two like enemies it is; a guard is identified by its route.
 */
const keyOf = ({ wisp, enemies }: WispState): string =>
  JSON.stringify([
    wisp,
    enemies.map((enemy) => [
      enemy.kind,
      enemy.at,
      enemy.stuck,
      ...(enemy.kind === "guard" ? [enemy.id, enemy.facing, enemy.back] : []),
    ]),
  ]);

type After = "won" | "caught" | string;

export interface NaiveGraph {
  readonly states: ReadonlyMap<string, WispState>;
  readonly figures: GraphFigures;
  /** Moves to victory; undefined if there is none. */
  distance(state: WispState): number | undefined;
  isLost(state: WispState): boolean;
}

export const naiveGraph = (start: WispState, most: number): NaiveGraph | undefined => {
  const states = new Map([[keyOf(start), start]]);
  const moves = new Map<string, readonly (readonly [Direction, After])[]>();
  for (const [key, state] of states) {
    if (states.size > most) return undefined;
    const after: (readonly [Direction, After])[] = [];
    for (const move of directions) {
      const next = naiveTurn(state, move);
      if (next === undefined) continue;
      if (next.enemies.length === 0) after.push([move, "won"]);
      else if (next.enemies.some(({ at }) => at === next.wisp)) after.push([move, "caught"]);
      else {
        const nextKey = keyOf(next);
        if (!states.has(nextKey)) states.set(nextKey, next);
        after.push([move, nextKey]);
      }
    }
    moves.set(key, after);
  }

  const distances = new Map<string, number>([["won", 0]]);
  for (let round = 1; ; round++) {
    const found = [...moves].filter(
      ([key, after]) => !distances.has(key) && after.some(([, next]) => distances.get(next) === round - 1),
    );
    if (found.length === 0) break;
    for (const [key] of found) distances.set(key, round);
  }

  const startKey = keyOf(start);
  const countFrom = (key: string): bigint => {
    const left = distances.get(key);
    if (left === undefined) return 0n;
    if (left === 0) return 1n;
    let count = counts.get(key);
    if (count === undefined) {
      count = 0n;
      for (const [, next] of moves.get(key) ?? []) if (distances.get(next) === left - 1) count += countFrom(next);
      counts.set(key, count);
    }
    return count;
  };
  const counts = new Map<string, bigint>();
  const isLost = (key: string) => (moves.get(key) ?? []).every(([, next]) => next === "caught");
  const lost = [...states.keys()].filter(isLost).length;
  const winnable = distances.size - 1;
  return {
    states,
    figures: {
      reachable: states.size,
      winnable,
      lost,
      draw: states.size - winnable - lost,
      par: distances.get(startKey),
      shortestSolutions: countFrom(startKey),
    },
    distance: (state) => distances.get(keyOf(state)),
    isLost: (state) => isLost(keyOf(state)),
  };
};
