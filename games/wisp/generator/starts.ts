/**
 * Levels contained in a level: every position in which all enemies are left and in an initial state is a level of its
 * own on the same ground, and one search gives the par of them all. Long levels are rare among random ones and common
 * among these.
 */
import type { Cell } from "../rules/directions.ts";
import type { EnemyStart, Level } from "../rules/level.ts";
import { asleepBit, gone, placeBits } from "../rules/pieces.ts";
import { boardOf, setup } from "../rules/state.ts";
import { explore } from "../solver/explore.ts";
import { has } from "../solver/graph.ts";
import { formationIn, joined, outlookOf, placeIn, positionOf } from "../solver/outlook.ts";
import { studyOf } from "../solver/study.ts";
import { difficultyOf, type LevelDifficulty } from "./difficulty.ts";

export interface Start {
  readonly level: Level;
  readonly difficulty: LevelDifficulty;
}

export interface Starts {
  /** Positions examined. */
  readonly visited: number;
  /** How many positions could begin a level, by the par it would have. */
  readonly counts: ReadonlyMap<number, number>;
  /** The nth start of a par, from 0. */
  at(par: number, n: number): Start | undefined;
}

/** Whether an enemy is in a valid initial state: present, and asleep if it ever was. */
const isAsAtStart = (enemy: EnemyStart, first: number, piece: number): boolean => {
  if (piece === gone) return false;
  // A guard's position, direction and facing are tied to its route, which begins where it stands.
  if (enemy.kind === "guard") return piece === first;
  return (piece & asleepBit) === (first & asleepBit);
};

/**
 * Whether a level can be written with letters alone: everybody on clear ground, the enemies in reading order, so that
 * its drawing shows all of it.
 */
const isPlain = ({ terrain, pads, goal }: Level, wisp: Cell, enemies: Int32Array): boolean => {
  const isClear = (cell: Cell) => terrain[cell] === "clearing" && cell !== goal && !pads.flat().includes(cell);
  return (
    isClear(wisp) &&
    enemies.every((piece, i) => {
      const cell = piece & placeBits;
      return isClear(cell) && cell > (i === 0 ? -1 : (enemies[i - 1] ?? 0) & placeBits);
    })
  );
};

/** Undefined when the level has more positions than the limit. */
export const startsIn = (level: Level, limit: number): Starts | undefined => {
  const state = setup(level);
  const explored = explore(state, { limit, untilWon: false });
  if (!explored.complete) return undefined;
  const { graph } = explored;
  const { ground, packing, formations, reached, parts } = graph;
  const outlook = outlookOf(explored);
  const firsts = boardOf(state);
  const board = new Int32Array(level.enemies.length);
  const standAt = (formation: number): void => packing.unpack(formations.keys, formation * packing.words, board);
  const byPar = new Map<number, number[]>();
  for (let formation = 0; formation < formations.count; formation++) {
    standAt(formation);
    if (!level.enemies.every((enemy, i) => isAsAtStart(enemy, firsts[i] ?? gone, board[i] ?? gone))) continue;
    for (let wisp = 0; wisp < ground.cells; wisp++) {
      if (!has(reached, parts, formation, wisp) || !isPlain(level, wisp, board)) continue;
      const par = outlook.distance[positionOf(graph, outlook, formation, wisp)] ?? 0;
      if (par <= 0) continue;
      const same = byPar.get(par);
      if (same === undefined) byPar.set(par, [joined(formation, wisp)]);
      else same.push(joined(formation, wisp));
    }
  }
  const study = studyOf(explored, outlook);
  const startAt = (position: number): Start | undefined => {
    const wisp = placeIn(position);
    standAt(formationIn(position));
    const places = [...board].map((piece) => piece & placeBits);
    // Reuses the level of the search, so that its tables serve all its starts.
    const enemies = state.enemies.map((enemy, i) => ({ ...enemy, at: places[i] ?? 0 }));
    const difficulty = difficultyOf(study, { level, wisp, enemies });
    if (difficulty === undefined) return undefined;
    const starts = level.enemies.map((enemy, i): EnemyStart => ({ ...enemy, at: places[i] ?? 0 }));
    return { level: { ...level, wisp, enemies: starts }, difficulty };
  };
  /** In an order that depends on the level alone, not on the order of the search. */
  const sorted = new Map<number, readonly number[]>();
  const sortedOf = (par: number): readonly number[] => {
    const known = sorted.get(par);
    if (known !== undefined) return known;
    const rankOf = (position: number): number => {
      standAt(formationIn(position));
      return board.reduce((sum, piece) => sum * (placeBits + 1) + (piece & placeBits), placeIn(position));
    };
    const list = (byPar.get(par) ?? []).map((position) => ({ position, rank: rankOf(position) }));
    const order = list.sort((a, b) => a.rank - b.rank).map(({ position }) => position);
    sorted.set(par, order);
    return order;
  };
  return {
    visited: graph.positions,
    counts: new Map([...byPar].map(([par, list]) => [par, list.length])),
    at(par, n) {
      const position = sortedOf(par)[n];
      return position === undefined ? undefined : startAt(position);
    },
  };
};
