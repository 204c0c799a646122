/**
 * The scripted players of the panel. They play on the graph of a level, avoid captures that the preview shows, and
 * never undo; none of them knows which positions can still be won.
 */
import { isCapture, isVictory, type TurnGraph, ways } from "../ideas/turn-graph.ts";
import { diceOf, type PanelDice } from "./dice.ts";

/** After this many moves a player gives up. */
export const mostMoves = 200;

export interface Attempt {
  readonly isSolved: boolean;
  readonly moves: number;
}

const gaveUp: Attempt = { isSolved: false, moves: mostMoves };

const isSafe = (target: number): boolean => target >= 0 || target === isVictory;

/** A victory that is seen is taken; undefined if there is none. */
const winningEdge = ({ targets }: TurnGraph, position: number): number | undefined => {
  for (let edge = position * ways; edge < (position + 1) * ways; edge++) if (targets[edge] === isVictory) return edge;
  return undefined;
};

type EdgeChoice = (graph: TurnGraph, position: number, visits: Uint16Array, dice: PanelDice) => number | undefined;

const play = (graph: TurnGraph, choose: EdgeChoice, seed: number): Attempt => {
  const dice = diceOf(seed);
  const visits = new Uint16Array(graph.count);
  let position = 0;
  for (let moves = 1; moves <= mostMoves; moves++) {
    visits[position] = (visits[position] as number) + 1;
    const edge = winningEdge(graph, position) ?? choose(graph, position, visits, dice);
    if (edge === undefined) return gaveUp;
    const target = graph.targets[edge] as number;
    if (target === isVictory) return { isSolved: true, moves };
    position = target;
  }
  return gaveUp;
};

/** Any move that is not caught at once. A victory is not looked for either. */
const walk = (graph: TurnGraph, seed: number): Attempt => {
  const dice = diceOf(seed);
  const { targets } = graph;
  const safe = new Int32Array(ways);
  let position = 0;
  for (let moves = 1; moves <= mostMoves; moves++) {
    let count = 0;
    for (let edge = position * ways; edge < (position + 1) * ways; edge++)
      if (isSafe(targets[edge] as number)) safe[count++] = edge;
    if (count === 0) return gaveUp;
    const target = targets[safe[dice(count)] as number] as number;
    if (target === isVictory) return { isSolved: true, moves };
    position = target;
  }
  return gaveUp;
};

/** What a position already seen loses, so that nobody goes in circles for ever. */
const staleness = 3;

/** The best weight that can be reached in so many moves; a victory is better than all, a dead end worse. */
const outlook = (graph: TurnGraph, position: number, depth: number, visits: Uint16Array): number => {
  const own = (graph.weight[position] as number) + staleness * (visits[position] as number);
  if (depth === 0) return own;
  let best = Number.POSITIVE_INFINITY;
  for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
    const target = graph.targets[edge] as number;
    if (target === isVictory) return -1;
    if (target >= 0) best = Math.min(best, outlook(graph, target, depth - 1, visits));
  }
  return best + staleness * (visits[position] as number);
};

/** The move after which the creatures can be brought nearest to the grove within `depth` moves, itself included. */
const lookAhead =
  (depth: number): EdgeChoice =>
  (graph, position, visits, dice) => {
    let best = Number.POSITIVE_INFINITY;
    let chosen: number | undefined;
    let equals = 0;
    for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
      const target = graph.targets[edge] as number;
      if (target < 0) continue;
      const value = outlook(graph, target, depth - 1, visits);
      if (value > best || value === Number.POSITIVE_INFINITY) continue;
      equals = value < best ? 1 : equals + 1;
      best = value;
      if (dice(equals) === 0) chosen = edge;
    }
    return chosen;
  };

const attempts = (count: number, attempt: (seed: number) => Attempt): readonly Attempt[] =>
  Array.from({ length: count }, (_, seed) => attempt(seed));

export const walkers = (graph: TurnGraph, count: number): readonly Attempt[] =>
  attempts(count, (seed) => walk(graph, seed));

/** Depth 1 is greedy. */
export const lookers = (graph: TurnGraph, depth: number, count: number): readonly Attempt[] => {
  const choose = lookAhead(depth);
  return attempts(count, (seed) => play(graph, choose, seed));
};

/**
 * The planner works towards the next creature that leaves the board: it looks at every line of up to `horizon` moves for
 * the nearest purification or merging, plays it, and plans anew. When there is none it goes back to an earlier plan and
 * takes the next one.
 */
export const planner = (graph: TurnGraph, horizon: number, mostPlans: number): { isSolved: boolean; plans: number } => {
  const { count, targets, left } = graph;
  let plans = 0;
  /** Positions from which every plan has failed. */
  const failed = new Uint8Array(count);
  const solveFrom = (start: number): boolean => {
    const seen = new Set([start]);
    let round = [start];
    for (let depth = 0; depth < horizon && round.length > 0; depth++) {
      const later: number[] = [];
      for (const position of round)
        for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
          const target = targets[edge] as number;
          if (target === isVictory) return true;
          if (target < 0 || target === isCapture || seen.has(target)) continue;
          seen.add(target);
          if ((left[target] as number) >= (left[start] as number)) later.push(target);
          else if (failed[target] !== 1) {
            if (plans >= mostPlans) return false;
            plans += 1;
            if (solveFrom(target)) return true;
            failed[target] = 1;
          }
        }
      round = later;
    }
    return false;
  };
  return { isSolved: solveFrom(0), plans: plans + 1 };
};
