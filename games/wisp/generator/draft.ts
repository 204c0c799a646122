/**
 * Random drafts of levels with the wanted mechanics in them, and small changes of a draft. Their quality is not
 * checked.
 */
import { type Draw, pick, shuffled } from "@turnlight/kernel";
import { type Cardinal, type Cell, cellsOf, type Grid, neighbour } from "../rules/directions.ts";
import { type EnemyKind, type EnemyStart, faultOf, type Level, routeCells, type Terrain } from "../rules/level.ts";
import type { Mechanic } from "./mechanics.ts";

export interface LevelPlan extends Grid {
  readonly mechanics: readonly Mechanic[];
  /** The minimum and maximum number of enemies. */
  readonly enemies: readonly [least: number, most: number];
}

/** The minimum and maximum number of cells of each terrain, on a field of 25; scaled up for larger ones. */
const amounts: Readonly<Record<Exclude<Terrain, "clearing">, readonly [number, number]>> = {
  tree: [2, 5],
  mud: [1, 3],
  ice: [2, 5],
};

const between = (draw: Draw, [least, most]: readonly [number, number]): number => least + draw.below(most - least + 1);

const isCorner = ({ width, height }: Grid, cell: Cell): boolean =>
  (cell % width) % (width - 1) === 0 && Math.floor(cell / width) % (height - 1) === 0;

const routes: readonly (readonly Cardinal[])[] = [
  ["N", "N"],
  ["E", "E"],
  ["S", "S"],
  ["W", "W"],
  ["N", "N", "N"],
  ["E", "E", "E"],
  ["S", "S", "S"],
  ["W", "W", "W"],
  ["E", "E", "S"],
  ["S", "S", "W"],
  ["W", "W", "N"],
  ["N", "N", "E"],
  ["E", "S", "W", "N"],
  ["W", "S", "E", "N"],
  ["E", "E", "S", "W", "W", "N"],
  ["S", "S", "W", "N", "N", "E"],
];

/** Routes avoid the goal: a guard that walks into it by itself is no puzzle. */
const routesFrom = (level: Level, at: Cell): readonly (readonly Cardinal[])[] =>
  routes.filter((route) => {
    const cells = routeCells(level, at, route);
    return cells.length > route.length && cells.every((cell) => level.terrain[cell] !== "tree" && cell !== level.goal);
  });

/** The kinds of the enemies: each wanted kind once, the rest red or of a wanted kind. */
const crewOf = (draw: Draw, { mechanics, enemies }: LevelPlan): readonly EnemyKind[] => {
  const wanted = mechanics.filter((kind) => kind === "sleeper" || kind === "purple" || kind === "guard");
  const rest = Math.max(0, between(draw, enemies) - wanted.length);
  const others: readonly EnemyKind[] = ["red", "red", ...wanted];
  return shuffled(draw, [...wanted, ...Array.from({ length: rest }, () => pick(draw, others))]);
};

/** Ice is placed in strips, since a slide over one cell is trivial. */
const layIce = (draw: Draw, level: Level, terrain: Terrain[], cells: number): void => {
  let left = cells;
  for (let tries = 0; left > 0 && tries < 20; tries++) {
    let cell: Cell | undefined = draw.below(cellsOf(level));
    const way = pick(draw, ["E", "S"] as const);
    for (let length = 2 + draw.below(2); length > 0 && left > 0 && cell !== undefined; length--) {
      if (terrain[cell] === "clearing" && cell !== level.goal) {
        terrain[cell] = "ice";
        left -= 1;
      }
      cell = neighbour(level, cell, way);
    }
  }
};

const groundFor = (draw: Draw, plan: LevelPlan): Level => {
  const { width, height, mechanics } = plan;
  const count = cellsOf(plan);
  const hasTerrain = mechanics.some((one) => one === "tree" || one === "mud" || one === "ice" || one === "pad");
  const all = Array.from({ length: count }, (_, cell) => cell);
  const goal = pick(draw, hasTerrain ? all : all.filter((cell) => !isCorner(plan, cell)));
  const level: Level = { ...{ width, height, goal }, wisp: goal, enemies: [], pads: [], terrain: [] };
  const terrain = Array.from({ length: count }, (): Terrain => "clearing");
  const free = shuffled(
    draw,
    all.filter((cell) => cell !== goal),
  );
  let used = 0;
  for (const kind of ["tree", "mud", "ice"] as const) {
    if (!mechanics.includes(kind)) continue;
    const cells = Math.max(1, Math.round((between(draw, amounts[kind]) * count) / 25));
    if (kind === "ice") layIce(draw, level, terrain, Math.max(2, cells));
    else for (const cell of free.slice(used, used + cells)) terrain[cell] = kind;
    used += kind === "ice" ? 0 : cells;
  }
  const bare = free.filter((cell) => terrain[cell] === "clearing");
  const [a = 0, b = 0] = bare.slice(0, 2).sort((one, two) => one - two);
  return { ...level, terrain, pads: mechanics.includes("pad") ? [[a, b]] : [] };
};

/** A valid level, or undefined if the random draws produced none. */
export const draftFor = (draw: Draw, plan: LevelPlan): Level | undefined => {
  const ground = groundFor(draw, plan);
  const crew = crewOf(draw, plan);
  const open = ground.terrain.flatMap((terrain, cell) =>
    terrain === "clearing" && cell !== ground.goal && !ground.pads.flat().includes(cell) ? [cell] : [],
  );
  const [wisp, ...places] = shuffled(draw, open);
  const cells = places.slice(0, crew.length).sort((a, b) => a - b);
  if (wisp === undefined || cells.length < crew.length) return undefined;
  const enemies: EnemyStart[] = [];
  for (const [i, kind] of crew.entries()) {
    const at = cells[i] ?? 0;
    if (kind !== "guard") enemies.push({ kind, at });
    else {
      const choice = routesFrom(ground, at);
      if (choice.length === 0) return undefined;
      enemies.push({ kind, at, route: pick(draw, choice) });
    }
  }
  const level = { ...ground, wisp, enemies };
  return faultOf(level) === undefined ? level : undefined;
};

/** The level with one random change: a cell's terrain swapped with another's, or the wisp or an enemy moved. */
export const changed = (draw: Draw, level: Level): Level | undefined => {
  const { goal, pads, wisp, enemies } = level;
  const taken = new Set([goal, wisp, ...pads.flat(), ...enemies.map(({ at }) => at)]);
  const bare = level.terrain.flatMap((terrain, cell) => (terrain === "clearing" && !taken.has(cell) ? [cell] : []));
  const covered = level.terrain.flatMap((terrain, cell) => (terrain === "clearing" ? [] : [cell]));
  if (bare.length === 0) return undefined;
  const to = pick(draw, bare);
  const movable = [...covered, wisp, ...enemies.map(({ at }) => at)];
  const from = pick(draw, movable);
  const terrain = level.terrain.with(to, level.terrain[from] ?? "clearing").with(from, level.terrain[to] ?? "clearing");
  const next: Level = {
    ...level,
    terrain: covered.includes(from) ? terrain : level.terrain,
    wisp: from === wisp ? to : wisp,
    enemies: enemies
      .map((enemy): EnemyStart => (enemy.at === from ? { ...enemy, at: to } : enemy))
      .toSorted((a, b) => a.at - b.at),
  };
  const leadsToGoal = next.enemies.some(
    (enemy) => enemy.kind === "guard" && routeCells(next, enemy.at, enemy.route).includes(goal),
  );
  return leadsToGoal || faultOf(next) !== undefined ? undefined : next;
};
