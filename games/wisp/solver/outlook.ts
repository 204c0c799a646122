/** The value of every explored position, computed backwards from the victories. */
import { type Cell, directions } from "../rules/directions.ts";
import type { Explored } from "./explore.ts";
import { cellBits, type Graph, isWon } from "./graph.ts";

/** Instead of a distance: no sequence of moves wins; every move is caught at once. */
const draw = -1;
export const lost = -2;

const cellMask = (1 << cellBits) - 1;

export interface PositionIndex {
  /** By word of the sets of places: the index of its first position; the others follow in the order of the places. */
  readonly firsts: Int32Array;
  /** By position: the moves to the nearest victory, or `draw` or `lost`. */
  readonly distance: Int32Array;
  readonly winnable: number;
  readonly lost: number;
}

const onesIn = (word: number): number => {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The index of a position: that of the first in its word, plus the number of places before it in the word. */
const numberOf = (firsts: Int32Array, reached: Int32Array, word: number, place: Cell): number =>
  (firsts[word] as number) + onesIn((reached[word] as number) & ((1 << place) - 1));

/** The index of a position that was reached. */
export const positionOf = (
  { reached, parts }: Graph,
  { firsts }: PositionIndex,
  formation: number,
  place: Cell,
): number => numberOf(firsts, reached, formation * parts + (place >> 5), place);

const firstsOf = ({ formations, reached, parts }: Graph): Int32Array => {
  const firsts = new Int32Array(formations.count * parts);
  let positions = 0;
  for (let word = 0; word < firsts.length; word++) {
    firsts[word] = positions;
    positions += onesIn(reached[word] as number);
  }
  return firsts;
};

/** The formation's cells that can be entered without being caught, as sets. */
const safeOf = ({ turns, turnCount, formations, parts }: Graph): Int32Array => {
  const safe = new Int32Array(formations.count * parts);
  for (let turn = 0; turn < turnCount * 2; turn += 2) {
    const entered = (turns[turn] as number) & cellMask;
    const at = ((turns[turn] as number) >> cellBits) * parts + (entered >> 5);
    safe[at] = (safe[at] as number) | (1 << entered);
  }
  return safe;
};

/** Positions in the order their distances are found, which is ascending. */
interface Finding {
  readonly graph: Graph;
  readonly firsts: Int32Array;
  readonly distance: Int32Array;
  /** By formation, as sets: the places not yet resolved. */
  readonly unknown: Int32Array;
  readonly queue: Int32Array;
  queued: number;
}

/** Assigns the distance to every place from which a turn's cell can be entered. */
const reachFrom = (finding: Finding, turn: number, moves: number): void => {
  const { graph, firsts, distance, unknown, queue } = finding;
  const { reached, around, parts } = graph;
  const formation = turn >> cellBits;
  const entered = turn & cellMask;
  for (let part = 0; part < parts; part++) {
    const at = formation * parts + part;
    let rest = (unknown[at] as number) & (around[entered * parts + part] as number);
    if (rest === 0) continue;
    unknown[at] = (unknown[at] as number) & ~rest;
    while (rest !== 0) {
      const place = part * 32 + 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      const position = numberOf(firsts, reached, at, place);
      distance[position] = moves;
      queue[finding.queued] = position;
      finding.queued += 1;
    }
  }
};

/**
 * For each position the turns that lead to it, as concatenated lists: position p's are from `ends[p − 1]` to before
 * `ends[p]`. Overwrites the turns' targets, which are read only once.
 */
const backwards = (graph: Graph, firsts: Int32Array): { readonly ends: Int32Array; readonly into: Int32Array } => {
  const { turns, turnCount, reached, parts, positions } = graph;
  const ends = new Int32Array(positions + 1);
  for (let turn = 0; turn < turnCount * 2; turn += 2) {
    const to = turns[turn + 1] as number;
    if (to === isWon) continue;
    const place = to & cellMask;
    const position = numberOf(firsts, reached, (to >> cellBits) * parts + (place >> 5), place);
    turns[turn + 1] = position;
    ends[position + 1] = (ends[position + 1] as number) + 1;
  }
  for (let i = 1; i <= positions; i++) ends[i] = (ends[i] as number) + (ends[i - 1] as number);
  const into = new Int32Array(ends[positions] as number);
  for (let turn = 0; turn < turnCount * 2; turn += 2) {
    const to = turns[turn + 1] as number;
    if (to === isWon) continue;
    const at = ends[to] as number;
    into[at] = turns[turn] as number;
    ends[to] = at + 1;
  }
  return { ends, into };
};

export const outlookOf = ({ graph }: Explored): PositionIndex => {
  const { turns, turnCount, reached, around, parts, positions, formations } = graph;
  const firsts = firstsOf(graph);
  const distance = new Int32Array(positions);
  const queue = new Int32Array(positions);
  const unknown = reached.slice(0, formations.count * parts);
  const finding: Finding = { graph, firsts, distance, unknown, queue, queued: 0 };
  const { ends, into } = backwards(graph, firsts);
  for (let turn = 0; turn < turnCount * 2; turn += 2)
    if (turns[turn + 1] === isWon) reachFrom(finding, turns[turn] as number, 1);
  for (let done = 0; done < finding.queued; done++) {
    const position = queue[done] as number;
    const farther = (distance[position] as number) + 1;
    const end = ends[position] as number;
    for (let i = position === 0 ? 0 : (ends[position - 1] as number); i < end; i++)
      reachFrom(finding, into[i] as number, farther);
  }

  const winnable = finding.queued;
  if (winnable === positions) return { firsts, distance, winnable, lost: 0 };
  const safe = safeOf(graph);
  let lostOnes = 0;
  for (let formation = 0; formation < formations.count; formation++)
    for (let part = 0; part < parts; part++) {
      let rest = unknown[formation * parts + part] as number;
      while (rest !== 0) {
        const place = part * 32 + 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        let ways = 0;
        for (let i = 0; i < parts; i++)
          ways |= (around[place * parts + i] as number) & (safe[formation * parts + i] as number);
        distance[numberOf(firsts, reached, formation * parts + part, place)] = ways === 0 ? lost : draw;
        if (ways === 0) lostOnes += 1;
      }
    }
  return { firsts, distance, winnable, lost: lostOnes };
};

/** A place on the path: a formation with the wisp's place, as one number. */
const cellsMost = 1 << cellBits;

/** The targets of the eight directions from a position: formation · 128 + place, `isCaught`, `isWon`, or undefined. */
export type Leads = (formation: number, place: Cell, way: number) => number | undefined;

export const joined = (formation: number, place: Cell): number => formation * cellsMost + place;
export const formationIn = (lead: number): number => Math.floor(lead / cellsMost);
export const placeIn = (lead: number): Cell => lead % cellsMost;

/** The number of shortest solutions from the start. */
export const countShortest = (start: number, leads: Leads, distanceOf: (lead: number) => number): bigint => {
  let total = 0n;
  let counts = new Map([[start, 1n]]);
  for (let left = distanceOf(start); left > 0; left--) {
    const after = new Map<number, bigint>();
    for (const [position, count] of counts)
      for (let way = 0; way < directions.length; way++) {
        const to = leads(formationIn(position), placeIn(position), way);
        if (left === 1 && to === isWon) total += count;
        else if (to !== undefined && to >= 0 && distanceOf(to) === left - 1)
          after.set(to, (after.get(to) ?? 0n) + count);
      }
    counts = after;
  }
  return total;
};
