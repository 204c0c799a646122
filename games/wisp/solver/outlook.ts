/** What every explored position comes to, found backwards from the victories. */
import { directions } from "../rules/directions.ts";
import type { Explored } from "./explore.ts";
import { isWon } from "./search.ts";

const ways = directions.length;

/** Instead of a distance: no sequence of moves wins; not even a move that is not caught at once. */
const draw = -1;
export const lost = -2;

export interface Outlook {
  /** By position: the moves to the nearest victory, or `draw` or `lost`. */
  readonly distance: Int32Array;
  readonly winnable: number;
  readonly lost: number;
}

/** For each position the positions with a move to it, one list after the other: `from[ends[p − 1]]` to `from[ends[p] − 1]`. */
const backwards = (count: number, next: Int32Array): { readonly ends: Int32Array; readonly from: Int32Array } => {
  const edges = count * ways;
  const ends = new Int32Array(count + 1);
  for (let edge = 0; edge < edges; edge++) {
    const to = next[edge] as number;
    if (to >= 0) ends[to + 1] = (ends[to + 1] as number) + 1;
  }
  for (let i = 1; i <= count; i++) ends[i] = (ends[i] as number) + (ends[i - 1] as number);
  const from = new Int32Array(ends[count] as number);
  for (let edge = 0; edge < edges; edge++) {
    const to = next[edge] as number;
    if (to < 0) continue;
    const at = ends[to] as number;
    from[at] = edge >> 3;
    ends[to] = at + 1;
  }
  return { ends, from };
};

export const outlookOf = ({ search }: Explored): Outlook => {
  const { next } = search;
  const { count } = search.positions;
  const distance = new Int32Array(count).fill(lost);
  const queue = new Int32Array(count);
  let queued = 0;
  let lostOnes = 0;
  for (let position = 0; position < count; position++) {
    let best = lost;
    for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
      const to = next[edge] as number;
      if (to === isWon) best = 1;
      else if (to >= 0 && best === lost) best = draw;
    }
    distance[position] = best;
    if (best === lost) lostOnes += 1;
    if (best !== 1) continue;
    queue[queued] = position;
    queued += 1;
  }

  const { ends, from } = backwards(count, next);
  for (let done = 0; done < queued; done++) {
    const position = queue[done] as number;
    const farther = (distance[position] as number) + 1;
    for (let i = position === 0 ? 0 : (ends[position - 1] as number); i < (ends[position] as number); i++) {
      const before = from[i] as number;
      if (distance[before] !== draw) continue;
      distance[before] = farther;
      queue[queued] = before;
      queued += 1;
    }
  }
  return { distance, winnable: queued, lost: lostOnes };
};

/** How many sequences of moves win from the start in as few moves as can be. */
export const countShortest = ({ search }: Explored, { distance }: Outlook): bigint => {
  const { next } = search;
  const par = distance[0] ?? lost;
  let total = 0n;
  let counts = new Map([[0, 1n]]);
  for (let left = par; left > 0; left--) {
    const after = new Map<number, bigint>();
    for (const [position, count] of counts)
      for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
        const to = next[edge] as number;
        if (left === 1 && to === isWon) total += count;
        else if (to >= 0 && distance[to] === left - 1) after.set(to, (after.get(to) ?? 0n) + count);
      }
    counts = after;
  }
  return total;
};
