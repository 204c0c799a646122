/**
 * Where the letters may lie: for each cell, the probability of each symbol, over all ways to place the rows that fit
 * the view. All rows but two are enumerated, or sampled when there are too many ways; the last two are summed.
 */
import type { Draw } from "@turnlight/kernel";
import { covers, type RowLines, symbols, together } from "./lines.ts";

/**
 * With more pairs of lines than this, intersections of the last two rows are computed cell by cell instead of pair by
 * pair.
 */
const mostPairs = 4000;

/** The lines still possible for one row, with their weights. */
interface Open {
  readonly row: number;
  readonly lines: Int32Array;
  readonly weights: Float64Array;
}

export interface Placements {
  /** By cell and symbol: the probability that it shows it; 0 is a letter not yet known, 1 to 26 a known one. */
  readonly chances: Float64Array;
  /** How many ways to place the outer rows were examined. */
  readonly looked: number;
  /** Not all ways were examined, so that the probabilities come from a sample. */
  readonly isSampled: boolean;
}

/** The probability that blank i of one row and blank j of another have the same letter. */
export type Agreement = (one: number, i: number, two: number, j: number) => number;

interface Branch {
  readonly open: Open;
  readonly at: number;
  /** The hit it was chosen to cover. */
  readonly target?: number;
  /** Open rows earlier in the order must not cover the target, or a way would be counted twice. */
  readonly without: readonly Open[];
}

class PlacementSearch {
  readonly #rows: readonly RowLines[];
  readonly #agreement: Agreement;
  readonly #draw: Draw;
  readonly #sums: Float64Array;
  /** Scratch memory for `#against`, cleared there. */
  readonly #meeting: Float64Array;
  readonly #alike: Float64Array;
  looked = 0;
  isSampled = false;

  constructor(rows: readonly RowLines[], cells: number, agreement: Agreement, draw: Draw) {
    this.#rows = rows;
    this.#agreement = agreement;
    this.#draw = draw;
    this.#sums = new Float64Array(cells * symbols);
    this.#meeting = new Float64Array(cells);
    this.#alike = new Float64Array(cells * symbols);
  }

  get sums(): Float64Array {
    return this.#sums;
  }

  /** Returns the weight of all ways to place the open rows so that they cover the hits, times `scale`. */
  lay(open: readonly Open[], hits: readonly number[], scale: number, budget: number): number {
    const [one, two, ...more] = open;
    if (one === undefined || two === undefined) return 0;
    if (more.length === 0) {
      this.looked += 1;
      return this.#sumPair(one, two, hits, scale);
    }
    const branches = this.#branches(open, hits);
    const few = Math.min(branches.length, budget);
    if (few < branches.length) this.isSampled = true;
    let sum = 0;
    for (let b = 0; b < few; b++) {
      // A partial shuffle: the first few of a random order when not all are examined.
      if (few < branches.length) {
        const other = b + this.#draw.below(branches.length - b);
        const swapped = branches[b];
        const chosen = branches[other];
        if (swapped === undefined || chosen === undefined) continue;
        branches[b] = chosen;
        branches[other] = swapped;
      }
      const branch = branches[b];
      if (branch === undefined) continue;
      sum += this.#follow(branch, open, hits, (scale * branches.length) / few, Math.max(1, Math.floor(budget / few)));
    }
    return sum;
  }

  /** A hit must be covered by some row; if none is left, the row with the fewest lines is placed next. */
  #branches(open: readonly Open[], hits: readonly number[]): Branch[] {
    if (hits.length === 0) {
      const fewest = open.reduce((best, next) => (next.lines.length < best.lines.length ? next : best));
      return Array.from(fewest.lines, (_, at) => ({ open: fewest, at, without: [] }));
    }
    let best: Branch[] | undefined;
    for (const target of hits) {
      const branches: Branch[] = [];
      for (const [r, row] of open.entries()) {
        const lines = this.#rows[row.row];
        if (lines === undefined) continue;
        for (let at = 0; at < row.lines.length; at++)
          if (covers(lines, row.lines[at] ?? 0, target))
            branches.push({ open: row, at, target, without: open.slice(0, r) });
      }
      if (best === undefined || branches.length < best.length) best = branches;
      if (best.length === 0) return best;
    }
    return best ?? [];
  }

  #follow(branch: Branch, open: readonly Open[], hits: readonly number[], scale: number, budget: number): number {
    const { row, lines, weights } = branch.open;
    const laid = this.#rows[row];
    const line = lines[branch.at] ?? 0;
    if (laid === undefined) return 0;
    const { target } = branch;
    const rest: Open[] = [];
    for (const other of open) {
      if (other === branch.open) continue;
      const banned = target !== undefined && branch.without.includes(other) ? target : -1;
      const kept = this.#beside(other, row, line, banned);
      if (kept.lines.length === 0) return 0;
      rest.push(kept);
    }
    const uncovered = hits.filter((hit) => !covers(laid, line, hit));
    const weight = this.lay(rest, uncovered, scale * (weights[branch.at] ?? 0), budget);
    this.#add(laid, line, weight);
    return weight;
  }

  /** The remaining options of another row once this line is placed. */
  #beside(other: Open, row: number, line: number, banned: number): Open {
    const mine = this.#rows[row];
    const theirs = this.#rows[other.row];
    const lines = new Int32Array(other.lines.length);
    const weights = new Float64Array(other.lines.length);
    let count = 0;
    if (mine !== undefined && theirs !== undefined)
      for (let at = 0; at < other.lines.length; at++) {
        const l = other.lines[at] ?? 0;
        if (banned >= 0 && covers(theirs, l, banned)) continue;
        const weight = together(mine, line, theirs, l, (i, j) => this.#agreement(row, i, other.row, j));
        if (weight === 0) continue;
        lines[count] = l;
        weights[count] = weight * (other.weights[at] ?? 0);
        count += 1;
      }
    return { row: other.row, lines: lines.subarray(0, count), weights: weights.subarray(0, count) };
  }

  #add({ cells, length, symbols: shown }: RowLines, line: number, weight: number): void {
    for (let i = 0; i < length; i++) {
      const at = (cells[line * length + i] ?? 0) * symbols + (shown[i] ?? 0);
      this.#sums[at] = (this.#sums[at] ?? 0) + weight;
    }
  }

  /** The last two rows: every pair of their lines that covers what is left of the hits. */
  #sumPair(one: Open, two: Open, hits: readonly number[], scale: number): number {
    const full = (1 << hits.length) - 1;
    let sum = 0;
    const groups = this.#grouped(two, hits);
    for (const [mask, left] of this.#grouped(one, hits))
      for (const [other, right] of groups) {
        if ((mask | other) !== full) continue;
        sum +=
          left.lines.length * right.lines.length > mostPairs
            ? this.#byCells(left, right, scale)
            : this.#byPairs(left, right, scale);
      }
    return sum;
  }

  #grouped(open: Open, hits: readonly number[]): ReadonlyMap<number, Open> {
    const lines = this.#rows[open.row];
    if (hits.length === 0 || lines === undefined) return new Map([[0, open]]);
    const groups = new Map<number, { lines: number[]; weights: number[] }>();
    for (let at = 0; at < open.lines.length; at++) {
      const line = open.lines[at] ?? 0;
      let mask = 0;
      for (let h = 0; h < hits.length; h++) if (covers(lines, line, hits[h] ?? 0)) mask |= 1 << h;
      const group = groups.get(mask) ?? { lines: [], weights: [] };
      groups.set(mask, group);
      group.lines.push(line);
      group.weights.push(open.weights[at] ?? 0);
    }
    return new Map(
      Array.from(groups, ([mask, group]) => [
        mask,
        { row: open.row, lines: Int32Array.from(group.lines), weights: Float64Array.from(group.weights) },
      ]),
    );
  }

  #byPairs(one: Open, two: Open, scale: number): number {
    const left = this.#rows[one.row];
    const right = this.#rows[two.row];
    if (left === undefined || right === undefined) return 0;
    const agreement = (i: number, j: number) => this.#agreement(one.row, i, two.row, j);
    const mine = new Float64Array(two.lines.length);
    let sum = 0;
    for (let a = 0; a < one.lines.length; a++) {
      const l = one.lines[a] ?? 0;
      const weight = (one.weights[a] ?? 0) * scale;
      let all = 0;
      for (let b = 0; b < two.lines.length; b++) {
        const both = weight * (two.weights[b] ?? 0) * together(left, l, right, two.lines[b] ?? 0, agreement);
        mine[b] = (mine[b] ?? 0) + both;
        all += both;
      }
      if (all > 0) this.#add(left, l, all);
      sum += all;
    }
    for (let b = 0; b < two.lines.length; b++) this.#add(right, two.lines[b] ?? 0, mine[b] ?? 0);
    return sum;
  }

  /**
   * Each line against all of the other row at once: the total, less whatever intersects it in any of its cells and
   * clashes.
   */
  #byCells(one: Open, two: Open, scale: number): number {
    const sum = this.#against(one, two, scale);
    this.#against(two, one, scale);
    return sum;
  }

  #against(one: Open, two: Open, scale: number): number {
    const left = this.#rows[one.row];
    const right = this.#rows[two.row];
    if (left === undefined || right === undefined) return 0;
    const meeting = this.#meeting.fill(0);
    const same = this.#alike.fill(0);
    let all = 0;
    for (let b = 0; b < two.lines.length; b++) {
      const weight = two.weights[b] ?? 0;
      const from = (two.lines[b] ?? 0) * right.length;
      all += weight;
      for (let j = 0; j < right.length; j++) {
        const cell = right.cells[from + j] ?? 0;
        const at = cell * symbols + (right.symbols[j] ?? 0);
        meeting[cell] = (meeting[cell] ?? 0) + weight;
        same[at] = (same[at] ?? 0) + weight;
      }
    }
    const agreement = this.#agreement(one.row, -1, two.row, -1);
    let sum = 0;
    for (let a = 0; a < one.lines.length; a++) {
      const l = one.lines[a] ?? 0;
      let beside = all;
      for (let i = 0; i < left.length; i++) {
        const cell = left.cells[l * left.length + i] ?? 0;
        const symbol = left.symbols[i] ?? 0;
        const alike = same[cell * symbols + symbol] ?? 0;
        beside -= (meeting[cell] ?? 0) - (symbol === 0 ? alike * agreement : alike);
      }
      const weight = Math.max(0, beside) * (one.weights[a] ?? 0) * scale;
      this.#add(left, l, weight);
      sum += weight;
    }
    return sum;
  }
}

export const placements = (
  rows: readonly RowLines[],
  hits: readonly number[],
  cells: number,
  agreement: Agreement,
  { ways, draw }: { readonly ways: number; readonly draw: Draw },
): Placements => {
  const laying = new PlacementSearch(rows, cells, agreement, draw);
  const open = rows.map(({ count }, row) => ({
    row,
    lines: Int32Array.from({ length: count }, (_, l) => l),
    weights: new Float64Array(count).fill(1),
  }));
  const total = laying.lay(open, hits, 1, ways);
  const chances = laying.sums.map((sum) => (total > 0 ? Math.min(1, sum / total) : 0));
  return { chances, looked: laying.looked, isSampled: laying.isSampled };
};
