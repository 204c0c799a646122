/** Predicts what every enemy would do after a move, and why: for a complete preview. */
import { apart, type Cardinal, type Cell, cardinals, type Direction, neighbour } from "./directions.ts";
import type { WispFact } from "./facts.ts";
import { groundOf } from "./ground.ts";
import { routeCells } from "./level.ts";
import { nowhere } from "./pieces.ts";
import { rules } from "./rules.ts";
import type { Enemy, WispState } from "./state.ts";

/**
 * Why an enemy does not move: it is asleep; mud holds it; every nearer cell is blocked by another enemy, or all nearer
 * cells are trees.
 */
export type Stay = "asleep" | "held" | "blocked" | "pinned";

/** The tie-break between two equally near steps: the one farther from the grove, or else up, right, down, left. */
export interface Tie {
  readonly between: readonly [taken: Cardinal, left: Cardinal];
  readonly by: "grove" | "order";
}

export interface Foretold {
  readonly who: number;
  /** Its place in the order of moves among the enemies present, from 1. */
  readonly order: number;
  readonly wakes: boolean;
  /** For a guard: whether it sees the wisp on its turn, and so chases it. */
  readonly sees: boolean;
  readonly stays: Stay | undefined;
  /** The enemy that blocks a nearer cell. */
  readonly barredBy: readonly number[];
  readonly tie: Tie | undefined;
  /** From where it stands to where it ends, slides and pads included; one cell if it stays. */
  readonly path: readonly Cell[];
  /** The enemy it is merged into. */
  readonly mergesInto: number | undefined;
  readonly ends: "purified" | "catches" | undefined;
}

type StepForecast = Pick<Foretold, "sees" | "stays" | "barredBy" | "tie">;

const colourOf = ({ kind }: Enemy): string => (kind === "sleeper" ? "purple" : kind);

/**
 * The cells a guard sees from here, in order: until a tree, another enemy or the edge. Empty for an enemy that is not a
 * guard.
 */
export const sightOf = ({ level, wisp, enemies }: WispState, who: number): readonly Cell[] => {
  const guard = enemies.find(({ id }) => id === who);
  const cells: Cell[] = [];
  if (guard?.kind !== "guard") return cells;
  for (let at = guard.at; ; ) {
    const next = neighbour(level, at, guard.facing);
    if (next === undefined || level.terrain[next] === "tree") return cells;
    const isTaken = enemies.some((other) => other.at === next);
    if (isTaken && next !== wisp) return cells;
    cells.push(next);
    if (isTaken) return cells;
    at = next;
  }
};

/** A guard's route as cells, from its start in the level, and whether it is a loop. */
export const patrolCells = (
  { level }: WispState,
  who: number,
): { readonly cells: readonly Cell[]; readonly closed: boolean } | undefined => {
  const guard = level.enemies[who];
  if (guard?.kind !== "guard") return undefined;
  const cells = routeCells(level, guard.at, guard.route);
  return { cells, closed: cells.at(-1) === guard.at };
};

/** An enemy's aim: nearer to a cell, or for a guard on its route one given step. */
type EnemyAim = { readonly near: Cell } | { readonly step: Cardinal };

const aimOf = (state: WispState, enemy: Enemy, sees: boolean): EnemyAim => {
  if (enemy.kind !== "guard" || sees) return { near: state.wisp };
  const patrol = groundOf(state.level).patrols[enemy.id];
  const way = patrol?.onward[enemy.at * 2 + (enemy.back ? 1 : 0)] ?? nowhere;
  const step = cardinals[way];
  return step === undefined ? { near: patrol?.nearest[enemy.at] ?? enemy.at } : { step };
};

/** How an enemy chooses given the positions in the state; the wisp is at its new place. */
const choose = (state: WispState, enemy: Enemy): StepForecast => {
  const { level, wisp, enemies } = state;
  const sees = enemy.kind === "guard" && sightOf(state, enemy.id).includes(wisp);
  const aim = aimOf(state, enemy, sees);
  const wanted = cardinals.flatMap((way) => {
    const cell = neighbour(level, enemy.at, way);
    if (cell === undefined || level.terrain[cell] === "tree") return [];
    const isWanted = "step" in aim ? way === aim.step : apart(level, cell, aim.near) < apart(level, enemy.at, aim.near);
    return isWanted ? [{ way, cell }] : [];
  });
  const barring = (cell: Cell) =>
    enemies.filter((other) => other.at === cell && (other.kind === "sleeper" || colourOf(other) !== colourOf(enemy)));
  const barredBy = wanted.flatMap(({ cell }) => barring(cell).map(({ id }) => id));
  const [first, second] = wanted.filter(({ cell }) => barring(cell).length === 0);
  const stays = first !== undefined ? undefined : wanted.length > 0 ? ("blocked" as const) : ("pinned" as const);
  if (first === undefined || second === undefined) return { sees, stays, barredBy, tie: undefined };
  const [one, two] = [first, second].map(({ cell }) => apart(level, cell, level.goal));
  const isSecond = (two ?? 0) > (one ?? 0);
  const between = isSecond ? ([second.way, first.way] as const) : ([first.way, second.way] as const);
  return { sees, stays, barredBy, tie: { between, by: one === two ? "order" : "grove" } };
};

const never: StepForecast = { sees: false, stays: undefined, barredBy: [], tie: undefined };

const stepIn = (facts: readonly WispFact[], who: number) =>
  facts.find((fact) => fact.kind === "step" && fact.who === who);

/** All enemies in the order of moves, if the wisp makes this legal move. */
export const foretell = (state: WispState, move: Direction): readonly Foretold[] => {
  const { state: after, told } = rules.apply(state, 0, move);
  const facts = told.map(({ fact }) => fact);
  const woke = new Set(facts.flatMap((fact) => (fact.kind === "wake" ? [fact.who] : [])));
  let now: WispState = {
    ...state,
    wisp: after.wisp,
    enemies: state.enemies.map((enemy) =>
      enemy.kind === "sleeper" && woke.has(enemy.id) ? { ...enemy, kind: "purple" } : enemy,
    ),
  };
  return now.enemies.map(({ id: who }, i): Foretold => {
    const enemy = now.enemies.find(({ id }) => id === who);
    if (enemy === undefined) throw new Error("everybody moves before anybody is gone");
    const look: StepForecast =
      enemy.kind === "sleeper"
        ? { ...never, stays: "asleep" }
        : enemy.stuck
          ? { ...never, stays: "held" }
          : choose(now, enemy);
    const step = stepIn(facts, who);
    const path = step?.kind === "step" ? step.path : [enemy.at];
    const to = path.at(-1) ?? enemy.at;
    now = { ...now, enemies: now.enemies.map((other) => (other.id === who ? { ...other, at: to } : other)) };
    const merge = facts.find((fact) => fact.kind === "merge" && fact.who === who);
    const isPurified = facts.some((fact) => fact.kind === "purify" && fact.who === who);
    const isCatcher = facts.some((fact) => fact.kind === "caught" && fact.by === who);
    return {
      who,
      order: i + 1,
      wakes: woke.has(who),
      ...look,
      path,
      mergesInto: merge?.kind === "merge" ? merge.into : undefined,
      ends: isPurified ? "purified" : isCatcher ? "catches" : undefined,
    };
  });
};
