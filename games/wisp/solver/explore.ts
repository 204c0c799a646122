/**
 * Breadth-first search over everything the wisp can do: a round is one move from every position found in the round
 * before.
 */
import { type Cell, directions } from "../rules/directions.ts";
import { nowhere } from "../rules/pieces.ts";
import type { WispState } from "../rules/state.ts";
import { glide, pursue, thinned } from "../rules/turn.ts";
import { expand } from "./expand.ts";
import { find, reserve } from "./formations.ts";
import { beginGraph, type Graph, has, keepRoom, mostFormations } from "./graph.ts";
import { tablesOf } from "./tables.ts";

/** Reports the progress of a long search, and can cancel it. */
export interface Patience {
  /** Positions found so far; called from time to time. */
  progress?(positions: number): void;
  cancelled?(): boolean;
}

export interface Exploring {
  /** The limit of positions. */
  readonly limit: number;
  /**
   * Stop at the first victory, which is a shortest one, and store no turns; that leaves the memory to the positions.
   */
  readonly untilWon: boolean;
  readonly patience?: Patience;
}

/** The formations of each round, one round after the other, each with the wisp's places found in it. */
interface Rounds {
  readonly starts: number[];
  formations: Int32Array;
  places: Int32Array;
  count: number;
}

export interface Explored {
  readonly graph: Graph;
  /** Whether the limit was sufficient and the search was not cancelled. */
  readonly complete: boolean;
  /** The rounds of a search that stops at a victory. */
  readonly rounds: Rounds;
}

const ways = directions.length;
/** Formations that are expanded together. */
const batch = 16;
/** Some ten thousand formations between two progress reports. */
const batchesBetweenLooks = 1 << 10;

const doubled = (list: Int32Array): Int32Array => {
  const larger = new Int32Array(list.length * 2);
  larger.set(list);
  return larger;
};

/** Records the round about to begin. */
const write = (rounds: Rounds, { now, nowCount, fresh, parts }: Graph): void => {
  rounds.starts.push(rounds.count);
  while (rounds.count + nowCount > rounds.formations.length) {
    rounds.formations = doubled(rounds.formations);
    rounds.places = doubled(rounds.places);
  }
  for (let i = 0; i < nowCount; i++) {
    const formation = now[i] as number;
    rounds.formations[rounds.count] = formation;
    for (let part = 0; part < parts; part++)
      rounds.places[rounds.count * parts + part] = fresh[formation * parts + part] as number;
    rounds.count += 1;
  }
};

const turnRound = (graph: Graph): void => {
  const { now, later, fresh, coming } = graph;
  graph.now = later;
  graph.nowCount = graph.laterCount;
  graph.later = now;
  graph.laterCount = 0;
  graph.fresh = coming;
  graph.coming = fresh;
};

/** The state must be neither won nor caught. Yields from time to time what was found so far. */
export function* exploring(
  state: WispState,
  { limit, untilWon }: Omit<Exploring, "patience">,
): Generator<Explored, Explored> {
  const graph = beginGraph(state, Math.min(limit, mostFormations), !untilWon);
  const { formations, ground, parts } = graph;
  const { paces } = tablesOf(state.level);
  const room = untilWon ? 1024 : 0;
  const rounds: Rounds = {
    starts: [],
    formations: new Int32Array(room),
    places: new Int32Array(room * parts),
    count: 0,
  };
  let batches = 0;
  while (graph.nowCount > 0) {
    if (untilWon) write(rounds, graph);
    for (let first = 0; first < graph.nowCount; first += batch) {
      batches += 1;
      if (batches % batchesBetweenLooks === 0) yield { graph, complete: false, rounds };
      reserve(formations, ground.cells * batch);
      keepRoom(graph, batch);
      const isWithin = expand(graph, paces, first, Math.min(first + batch, graph.nowCount));
      if (untilWon && graph.victory !== undefined) return { graph, complete: true, rounds };
      if (!isWithin) return { graph, complete: false, rounds };
    }
    turnRound(graph);
  }
  return { graph, complete: true, rounds };
}

/** Runs the search to its end, or until it is cancelled. */
export const explore = (state: WispState, { patience, ...how }: Exploring): Explored => {
  const search = exploring(state, how);
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
    patience?.progress?.(value.graph.positions);
    if (patience?.cancelled?.()) return value;
  }
};

/** The index of the state's formation; −1 if it was never found. */
export const formationOf = ({ packing, formations, key }: Graph, board: Int32Array): number => {
  packing.settle(board);
  packing.pack(board, key);
  return find(formations, key);
};

/**
 * The directions, as indices, of the first victory found. Rounds store no turns, so each is searched again for a turn
 * that leads to the next place on the path.
 */
export const pathTo = ({ graph, rounds }: Explored): readonly number[] => {
  const { ground, packing, formations, parts, board, after, victory } = graph;
  const { glide: neighbours, cells } = ground;
  if (victory === undefined) return [];
  const path: number[] = [];
  let { formation, entered: cell } = victory;

  /** A place of the round's entry from which the cell can be entered, and the direction. */
  const stepInto = (entry: number, entered: Cell): { readonly place: Cell; readonly way: number } | undefined => {
    for (let place = 0; place < cells; place++) {
      if (!has(rounds.places, parts, entry, place)) continue;
      for (let way = 0; way < ways; way++) if (neighbours[place * ways + way] === entered) return { place, way };
    }
    return undefined;
  };
  /** The cell whose entering from this entry leads to the wisp's place in the formation; nowhere if none does. */
  const entranceTo = (entry: number, wisp: Cell, goal: number): Cell => {
    packing.unpack(formations.keys, (rounds.formations[entry] as number) * packing.words, board);
    for (const cell of ground.partner[wisp] === nowhere ? [wisp] : [wisp, ground.partner[wisp] as number]) {
      const step = stepInto(entry, cell);
      if (step === undefined || glide(ground, board, step.place, step.way) !== wisp) continue;
      const happened = pursue(ground, board, wisp, after);
      if (happened !== 0 && happened !== thinned) continue;
      if (formationOf(graph, after) === goal) return cell;
    }
    return nowhere;
  };

  for (let round = rounds.starts.length - 1; round >= 0; round--) {
    const first = rounds.starts[round] as number;
    const end = rounds.starts[round + 1] ?? rounds.count;
    let entry = first;
    while (entry < end && rounds.formations[entry] !== formation) entry += 1;
    const step = stepInto(entry, cell);
    if (step === undefined) break;
    path.push(step.way);
    if (round === 0) break;
    const goal = formation;
    const before = rounds.starts[round - 1] as number;
    for (let from = before; from < first; from++) {
      cell = entranceTo(from, step.place, goal);
      if (cell === nowhere) continue;
      formation = rounds.formations[from] as number;
      break;
    }
  }
  return path.reverse();
};
