/**
 * A level as lookup tables: everything about a turn that does not depend on where the enemies are is precomputed here.
 * Tables over two cells are indexed by the first cell's row: `toward[target · cells + from]`.
 */
import { type Cell, cardinals, cellsOf, directions, neighbour } from "./directions.ts";
import type { EnemyKind, Level } from "./level.ts";
import { type Patrol, patrolOf } from "./patrol.ts";
import { nowhere } from "./pieces.ts";

export const plain = 0;
export const mud = 1;
export const ice = 2;
export const pad = 3;

/**
 * The candidates of a greedy step: the better in the lower half, the other in the upper, each a cell and a cardinal
 * above it.
 */
export const secondShift = 16;
export const stepDirectionShift = 7;

export interface TerrainMap {
  readonly cells: number;
  readonly goal: Cell;
  readonly count: number;
  /** Whether some enemy can block another at all. */
  readonly mixed: boolean;
  readonly kinds: readonly EnemyKind[];
  /** What an enemy encounters in a cell it enters. */
  readonly meets: Uint8Array;
  /** A pad's other pad. */
  readonly partner: Uint8Array;
  /** Where each of the eight directions takes the wisp, before pads. */
  readonly glide: Uint8Array;
  /** The four neighbours an enemy could enter if no other enemy blocked it. */
  readonly step: Uint8Array;
  /** The one or two steps that bring an enemy nearer to a target, the preferred first. */
  readonly toward: Int32Array;
  /** Whether two cells touch, corners included: then a sleeper wakes. */
  readonly touches: Uint8Array;
  /** The cardinal in which one cell is seen from the other, if no tree is between. */
  readonly sight: Uint8Array;
  readonly patrols: readonly (Patrol | undefined)[];
}

const meetsOf = ({ terrain, pads }: Level): Uint8Array => {
  const meets = Uint8Array.from(terrain, (kind) => (kind === "mud" ? mud : kind === "ice" ? ice : plain));
  for (const cell of pads.flat()) meets[cell] = pad;
  return meets;
};

const partnersOf = (level: Level): Uint8Array => {
  const partner = new Uint8Array(cellsOf(level)).fill(nowhere);
  for (const [a, b] of level.pads) {
    partner[a] = b;
    partner[b] = a;
  }
  return partner;
};

/** The Manhattan distance between any two cells. */
const distancesOf = ({ width, height }: Level): Uint8Array => {
  const cells = width * height;
  const distances = new Uint8Array(cells * cells);
  for (let a = 0; a < cells; a++)
    for (let y = 0; y < height; y++) {
      const rows = Math.abs(Math.floor(a / width) - y);
      for (let x = 0; x < width; x++) distances[a * cells + y * width + x] = rows + Math.abs((a % width) - x);
    }
  return distances;
};

/**
 * A nearer step is always nearer by one, so there are at most two: farther from the goal first, then up, right, down,
 * left.
 */
const towardOf = (level: Level, step: Uint8Array): Int32Array => {
  const cells = cellsOf(level);
  const distances = distancesOf(level);
  const toGoal = distances.subarray(level.goal * cells);
  const toward = new Int32Array(cells * cells);
  for (let target = 0; target < cells; target++)
    for (let from = 0; from < cells; from++) {
      let first = nowhere;
      let second = nowhere;
      const distance = distances[target * cells + from] as number;
      for (let way = 0; way < 4; way++) {
        const cell = step[from * 4 + way] as number;
        if (cell === nowhere || (distances[target * cells + cell] as number) >= distance) continue;
        const candidate = cell | (way << stepDirectionShift);
        if (first === nowhere) first = candidate;
        else if ((toGoal[cell] as number) > (toGoal[first & nowhere] as number)) {
          second = first;
          first = candidate;
        } else second = candidate;
      }
      toward[target * cells + from] = first | (second << secondShift);
    }
  return toward;
};

const sightOf = (cells: number, step: Uint8Array): Uint8Array => {
  const sight = new Uint8Array(cells * cells).fill(nowhere);
  for (let from = 0; from < cells; from++)
    for (let way = 0; way < 4; way++) {
      let cell = step[from * 4 + way] ?? nowhere;
      while (cell !== nowhere) {
        sight[from * cells + cell] = way;
        cell = step[cell * 4 + way] ?? nowhere;
      }
    }
  return sight;
};

const build = (level: Level): TerrainMap => {
  const cells = cellsOf(level);
  const glide = new Uint8Array(cells * 8);
  const step = new Uint8Array(cells * 4);
  const touches = new Uint8Array(cells * cells);
  for (let cell = 0; cell < cells; cell++) {
    for (const [i, direction] of directions.entries()) {
      const next = neighbour(level, cell, direction);
      glide[cell * 8 + i] = next ?? nowhere;
      if (next !== undefined) touches[cell * cells + next] = 1;
    }
    for (const [i, direction] of cardinals.entries()) {
      const next = neighbour(level, cell, direction);
      step[cell * 4 + i] = next === undefined || level.terrain[next] === "tree" ? nowhere : next;
    }
  }
  const kinds = level.enemies.map(({ kind }) => kind);
  return {
    cells,
    goal: level.goal,
    count: kinds.length,
    mixed: kinds.includes("sleeper") || new Set(kinds).size > 1,
    kinds,
    meets: meetsOf(level),
    partner: partnersOf(level),
    glide,
    step,
    toward: towardOf(level, step),
    touches,
    sight: sightOf(cells, step),
    patrols: level.enemies.map((enemy) =>
      enemy.kind === "guard" ? patrolOf(level, enemy.at, enemy.route) : undefined,
    ),
  };
};

/** All states of a match share their level, so its tables are built once. */
const known = new WeakMap<Level, TerrainMap>();

export const groundOf = (level: Level): TerrainMap => {
  let ground = known.get(level);
  if (ground === undefined) {
    ground = build(level);
    known.set(level, ground);
  }
  return ground;
};
