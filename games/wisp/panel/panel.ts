/** What the panel of scripted players finds in a level, and the one score made of it. */
import { isVictory, type TurnGraph, ways } from "../ideas/turn-graph.ts";
import { type Attempt, lookers, mostMoves, planner, walkers } from "./players.ts";

/** How a group of players fared. */
export interface GroupResult {
  /** The share that solved the level. */
  readonly solved: number;
  /** Median moves of those who solved it; undefined if nobody did. */
  readonly moves: number | undefined;
}

interface PlannerResult {
  readonly isSolved: boolean;
  readonly plans: number;
}

export interface PanelResult {
  readonly walkers: GroupResult;
  readonly greedy: GroupResult;
  /** Look-ahead of 2, 3 and 4 moves. */
  readonly lookers: readonly [GroupResult, GroupResult, GroupResult];
  /** Planning 5 and 9 moves ahead. */
  readonly planners: readonly [PlannerResult, PlannerResult];
  /**
   * Dead ends that look fine: of the moves that are not caught at once, in positions that can be won and that careful
   * walkers meet, the share after which the level cannot be won any more.
   */
  readonly deadEnds: number;
  /** Moves of a shortest solution. */
  readonly par: number;
}

export const walkerCount = 200;
const lookerCount = 12;
const horizons = [5, 9] as const;
const mostPlans = 60;
/** A walker meets what lies within this many times par of the start. */
const nearness = 1;

const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const groupOf = (attempts: readonly Attempt[]): GroupResult => {
  const solved = attempts.filter(({ isSolved }) => isSolved);
  return { solved: solved.length / attempts.length, moves: median(solved.map(({ moves }) => moves)) };
};

const deadEndsOf = ({ count, targets, distance }: TurnGraph): number => {
  const par = distance[0] ?? 0;
  const depth = new Int16Array(count).fill(-1);
  depth[0] = 0;
  const queue = [0];
  let safe = 0;
  let dead = 0;
  for (let at = 0; at < queue.length; at++) {
    const position = queue[at] as number;
    for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
      const target = targets[edge] as number;
      if (target === isVictory) safe += 1;
      if (target < 0) continue;
      safe += 1;
      if (distance[target] === -1) dead += 1;
      else if (depth[target] === -1 && (depth[position] as number) < nearness * par) {
        depth[target] = (depth[position] as number) + 1;
        queue.push(target);
      }
    }
  }
  return safe === 0 ? 0 : dead / safe;
};

/** Undefined for a level that cannot be won. */
export const panelOf = (graph: TurnGraph): PanelResult | undefined => {
  const par = graph.distance[0] ?? -1;
  if (par < 0) return undefined;
  const looker = (depth: number) => groupOf(lookers(graph, depth, lookerCount));
  return {
    walkers: groupOf(walkers(graph, walkerCount)),
    greedy: looker(1),
    lookers: [looker(2), looker(3), looker(4)],
    planners: [planner(graph, horizons[0], mostPlans), planner(graph, horizons[1], mostPlans)],
    deadEnds: deadEndsOf(graph),
    par,
  };
};

/** The most points of each part; together 100. */
const points = { walkers: 22, greedy: 10, lookers: [12, 12, 12], planners: [8, 8], deadEnds: 8, par: 8 } as const;
/** Above this share of walkers that solve it, a level has no grade from 6 on. */
export const mostWalkers = 0.2;
const easyCeiling = 49.9;
/** The share of dead ends, and the par, that count in full. */
const fullDeadEnds = 0.25;
const fullPar = 24;

/** Failing counts in full, solving by the time it took: half at most. */
const hardness = ({ solved, moves = mostMoves }: GroupResult): number =>
  1 - solved + solved * 0.5 * Math.min(1, moves / mostMoves);

const planHardness = ({ isSolved, plans }: PlannerResult): number =>
  isSolved ? Math.min(1, (plans - 1) / mostPlans) : 1;

/** From 0 to 100: it never falls when more players fail, when they need longer, or when there are more dead ends. */
export const panelScore = (result: PanelResult): number => {
  const { lookers: looking, planners } = result;
  const sum =
    points.walkers * hardness(result.walkers) +
    points.greedy * hardness(result.greedy) +
    points.lookers.reduce((total, most, i) => total + most * hardness(looking[i] ?? result.greedy), 0) +
    points.planners.reduce((total, most, i) => total + most * planHardness(planners[i] ?? planners[0]), 0) +
    points.deadEnds * Math.min(1, result.deadEnds / fullDeadEnds) +
    points.par * Math.min(1, result.par / fullPar);
  const rounded = Math.round(sum * 10) / 10;
  return result.walkers.solved > mostWalkers ? Math.min(easyCeiling, rounded) : rounded;
};
