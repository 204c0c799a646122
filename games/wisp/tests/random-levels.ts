/** Random levels and positions with all mechanics, for comparison. They need not make sense, only be legal. */
import { childSeed, type Draw, drawOf, pick, seedOf, shuffled } from "@turnlight/kernel";
import {
  type Cardinal,
  type Cell,
  cardinals,
  type Enemy,
  type EnemyStart,
  faultOf,
  type Level,
  routeCells,
  setup,
  type Terrain,
  type WispState,
} from "../index.ts";

export interface Wanted {
  readonly sides: readonly [least: number, most: number];
  readonly enemies: readonly [least: number, most: number];
  readonly kinds: readonly EnemyStart["kind"][];
  readonly terrains: readonly Terrain[];
  readonly pads: number;
}

export const everything: Wanted = {
  sides: [3, 9],
  enemies: [1, 7],
  kinds: ["red", "purple", "sleeper", "guard"],
  terrains: ["clearing", "clearing", "clearing", "tree", "mud", "ice"],
  pads: 2,
};

const between = (draw: Draw, [least, most]: readonly [number, number]): number => least + draw.below(most - least + 1);

/** A route of random steps; half of the longer ones are rounds. */
const routeFrom = (draw: Draw, level: Level, at: Cell): readonly Cardinal[] => {
  const round: readonly Cardinal[] = pick(draw, [
    ["E", "S", "W", "N"],
    ["S", "S", "E", "N", "N", "W"],
  ]);
  const length = 1 + draw.below(4);
  const wander = Array.from({ length }, () => pick(draw, cardinals));
  return draw.below(2) === 0 && fits(level, at, round) ? round : fits(level, at, wander) ? wander : [];
};

const fits = (level: Level, at: Cell, route: readonly Cardinal[]): boolean => {
  const alone = { ...level, goal: at === 0 ? 1 : 0, wisp: at === 0 ? 1 : 0 };
  const terrain = alone.terrain.with(alone.goal, "clearing");
  return faultOf({ ...alone, terrain, pads: [], enemies: [{ kind: "guard", at, route }] }) === undefined;
};

const tryLevel = (draw: Draw, wanted: Wanted): Level | undefined => {
  const width = between(draw, wanted.sides);
  const height = between(draw, wanted.sides);
  const cells = width * height;
  const [goal = 0, wisp = 0, ...rest] = shuffled(
    draw,
    Array.from({ length: cells }, (_, cell) => cell),
  );
  const terrain = Array.from({ length: cells }, (_, cell) =>
    cell === goal ? "clearing" : pick(draw, wanted.terrains),
  );
  const pads: (readonly [Cell, Cell])[] = [];
  for (let i = draw.below(wanted.pads + 1); i > 0; i--) {
    const pair = shuffled(draw, [wisp, ...rest]).filter((cell) => !pads.flat().includes(cell));
    const [a = 0, b = 0] = pair.slice(0, 2).sort((one, two) => one - two);
    pads.push([a, b]);
    terrain[a] = "clearing";
    terrain[b] = "clearing";
  }
  pads.sort(([a], [b]) => a - b);
  const ground: Level = { width, height, terrain, pads, goal, wisp, enemies: [] };
  const free = rest.filter((cell) => terrain[cell] !== "tree");
  const enemies = free.slice(0, between(draw, wanted.enemies)).map((at): EnemyStart => {
    const kind = pick(draw, wanted.kinds);
    if (kind !== "guard") return { kind, at };
    const route = routeFrom(draw, ground, at);
    return route.length === 0 ? { kind: "red", at } : { kind, at, route };
  });
  const level = { ...ground, enemies };
  return faultOf(level) === undefined ? level : undefined;
};

export const randomLevel = (draw: Draw, wanted: Wanted = everything): Level => {
  for (;;) {
    const level = tryLevel(draw, wanted);
    if (level !== undefined) return level;
  }
};

const isRound = (level: Level, id: number): boolean => {
  const guard = level.enemies[id];
  return guard?.kind === "guard" && routeCells(level, guard.at, guard.route).at(-1) === guard.at;
};

/** Random positions: guards off their routes, merged and held enemies, the wisp on any terrain. */
export const randomState = (draw: Draw, level: Level): WispState => {
  const start = setup(level);
  const places = shuffled(
    draw,
    Array.from({ length: level.terrain.length }, (_, cell) => cell),
  );
  const wisp = places[0] ?? 0;
  const free = places.slice(1).filter((cell) => cell !== level.goal && level.terrain[cell] !== "tree");
  const enemies = start.enemies
    .filter(() => draw.below(8) > 0)
    .slice(0, free.length)
    .map((enemy, i): Enemy => {
      const at = draw.below(4) === 0 && !free.slice(0, i).includes(enemy.at) ? enemy.at : (free[i] ?? 0);
      const standing = {
        ...enemy,
        at,
        count: 1 + draw.below(3),
        stuck: level.terrain[at] === "mud" && draw.below(2) === 0,
      };
      if (standing.kind === "guard") {
        const back = !isRound(level, enemy.id) && draw.below(2) === 0;
        return { ...standing, facing: pick(draw, cardinals), back };
      }
      return standing.kind === "sleeper" ? { ...standing, kind: pick(draw, ["purple", "sleeper"]) } : standing;
    });
  return { level, wisp, enemies: apart(enemies.filter(({ at }) => at !== wisp)) };
};

const apart = (enemies: readonly Enemy[]): readonly Enemy[] =>
  enemies.filter(({ at }, i) => enemies.findIndex((other) => other.at === at) === i);

export const drawFor = (name: string): Draw => drawOf(childSeed(seedOf("wisp tests"), name));
