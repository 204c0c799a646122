/** A level being edited, and what each tool does to it. Pure: every stroke returns a new draft. */
import {
  type Cardinal,
  type Cell,
  cardinals,
  type EnemyStart,
  type Level,
  leastSide,
  mostPads,
  mostSide,
  neighbour,
  routeCells,
  type Terrain,
} from "@turnlight/games/wisp";

export interface EditorDraft {
  readonly level: Level;
  /** A pad that still lacks its twin. */
  readonly loosePad: Cell | undefined;
  /** The guard whose route is being drawn. */
  readonly walked: Cell | undefined;
}

const grounds = ["clearing", "tree", "mud", "ice"] as const;
export const tools = [
  ...grounds,
  "pad",
  "goal",
  "wisp",
  "red",
  "sleeper",
  "purple",
  "guard",
  "route",
  "erase",
] as const;
export type Tool = (typeof tools)[number];

/** Tools that paint strokes; the others place one thing. */
export const isBrush = (tool: Tool): boolean => tool === "erase" || grounds.some((ground) => ground === tool);

export const draftOf = (level: Level): EditorDraft => ({ level, loosePad: undefined, walked: undefined });

export const emptyLevel: Level = {
  width: 5,
  height: 5,
  terrain: Array.from({ length: 25 }, () => "clearing" as const),
  pads: [],
  goal: 12,
  wisp: 20,
  enemies: [{ kind: "red", at: 4 }],
};

const withTerrain = (level: Level, cell: Cell, terrain: Terrain): Level => ({
  ...level,
  terrain: level.terrain.with(cell, terrain),
});

const withoutPads = (draft: EditorDraft, cell: Cell): EditorDraft => ({
  ...draft,
  level: { ...draft.level, pads: draft.level.pads.filter((pair) => !pair.includes(cell)) },
  loosePad: draft.loosePad === cell ? undefined : draft.loosePad,
});

const withoutEnemy = (draft: EditorDraft, cell: Cell): EditorDraft => ({
  ...draft,
  level: { ...draft.level, enemies: draft.level.enemies.filter(({ at }) => at !== cell) },
  walked: draft.walked === cell ? undefined : draft.walked,
});

const inLevel = (draft: EditorDraft, level: Level): EditorDraft => ({ ...draft, level });

const paintGround = (draft: EditorDraft, cell: Cell, terrain: Terrain): EditorDraft => {
  if (cell === draft.level.goal) return draft;
  const bare = terrain === "clearing" ? draft : withoutPads(draft, cell);
  const free = terrain === "tree" ? withoutEnemy(bare, cell) : bare;
  return inLevel(free, withTerrain(free.level, cell, terrain));
};

const bySpot = ([a]: readonly [Cell, Cell], [b]: readonly [Cell, Cell]): number => a - b;

const putPad = (draft: EditorDraft, cell: Cell): EditorDraft => {
  const { level, loosePad } = draft;
  if (cell === level.goal) return draft;
  if (loosePad === cell || level.pads.flat().includes(cell)) return withoutPads(draft, cell);
  const cleared = withTerrain(level, cell, "clearing");
  if (loosePad === undefined)
    return level.pads.length < mostPads ? { ...draft, level: cleared, loosePad: cell } : draft;
  const pair = [Math.min(loosePad, cell), Math.max(loosePad, cell)] as const;
  return { ...draft, level: { ...cleared, pads: [...level.pads, pair].sort(bySpot) }, loosePad: undefined };
};

/** The first direction in which a guard could start. */
const firstStep = (level: Level, at: Cell): Cardinal =>
  cardinals.find((way) => {
    const next = neighbour(level, at, way);
    return next !== undefined && level.terrain[next] !== "tree";
  }) ?? "N";

const putEnemy = (draft: EditorDraft, cell: Cell, kind: EnemyStart["kind"]): EditorDraft => {
  const { goal, wisp } = draft.level;
  if (cell === goal || cell === wisp) return draft;
  const there = draft.level.enemies.find(({ at }) => at === cell);
  const without = withoutEnemy(draft, cell);
  if (there?.kind === kind) return without;
  const { level } = without;
  const ground = level.terrain[cell] === "tree" ? withTerrain(level, cell, "clearing") : level;
  const enemy: EnemyStart = kind === "guard" ? { kind, at: cell, route: [firstStep(level, cell)] } : { kind, at: cell };
  // Reading order, so that a level and its text agree on who moves first.
  const enemies = [...ground.enemies, enemy].sort((a, b) => a.at - b.at);
  return { ...without, level: { ...ground, enemies }, walked: kind === "guard" ? cell : without.walked };
};

/** Selects a guard, or extends the selected one's route. */
const walk = (draft: EditorDraft, cell: Cell): EditorDraft => {
  const { level, walked } = draft;
  const guardAt = (at: Cell | undefined) => level.enemies.find((enemy) => enemy.kind === "guard" && enemy.at === at);
  const guard = guardAt(walked);
  const withRoute = (at: Cell, route: readonly Cardinal[]): EditorDraft => ({
    ...draft,
    walked: at,
    level: {
      ...level,
      enemies: level.enemies.map((enemy) => (enemy.kind === "guard" && enemy.at === at ? { ...enemy, route } : enemy)),
    },
  });
  if (guard?.kind === "guard") {
    const end = routeCells(level, guard.at, guard.route).at(-1) ?? guard.at;
    const way = cardinals.find((one) => neighbour(level, end, one) === cell);
    const closes = cell === guard.at && guard.route.length >= 3;
    if (way !== undefined && (cell !== guard.at || closes)) return withRoute(guard.at, [...guard.route, way]);
  }
  const chosen = guardAt(cell);
  if (chosen === undefined) return draft;
  return chosen.at === walked ? withRoute(cell, []) : { ...draft, walked: cell };
};

const erase = (draft: EditorDraft, cell: Cell): EditorDraft => {
  if (draft.level.enemies.some(({ at }) => at === cell)) return withoutEnemy(draft, cell);
  if (draft.loosePad === cell || draft.level.pads.flat().includes(cell)) return withoutPads(draft, cell);
  return inLevel(draft, withTerrain(draft.level, cell, "clearing"));
};

export const stroke = (draft: EditorDraft, tool: Tool, cell: Cell): EditorDraft => {
  const { level } = draft;
  switch (tool) {
    case "clearing":
    case "tree":
    case "mud":
    case "ice":
      return paintGround(draft, cell, tool);
    case "pad":
      return putPad(draft, cell);
    case "goal": {
      const free = withoutPads(withoutEnemy(draft, cell), cell);
      return inLevel(free, { ...withTerrain(free.level, cell, "clearing"), goal: cell });
    }
    case "wisp": {
      const free = withoutEnemy(draft, cell);
      return inLevel(free, { ...free.level, wisp: cell });
    }
    case "red":
    case "sleeper":
    case "purple":
    case "guard":
      return putEnemy(draft, cell, tool);
    case "route":
      return walk(draft, cell);
    case "erase":
      return level.goal === cell ? draft : erase(draft, cell);
  }
};

const clamp = (side: number): number => Math.max(leastSide, Math.min(mostSide, side));

/** Resizes: what no longer fits is removed, wisp and grove move to the nearest cell. */
export const resized = (draft: EditorDraft, toWidth: number, toHeight: number): EditorDraft => {
  const { level } = draft;
  const width = clamp(toWidth);
  const height = clamp(toHeight);
  const fits = (cell: Cell) => cell % level.width < width && Math.floor(cell / level.width) < height;
  const moved = (cell: Cell): Cell =>
    Math.min(height - 1, Math.floor(cell / level.width)) * width + Math.min(width - 1, cell % level.width);
  const terrain = Array.from({ length: width * height }, (_, cell): Terrain => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    return x < level.width && y < level.height ? (level.terrain[y * level.width + x] ?? "clearing") : "clearing";
  });
  const goal = moved(level.goal);
  const wisp = moved(level.wisp);
  return {
    level: {
      width,
      height,
      terrain: terrain.with(goal, "clearing"),
      goal,
      wisp,
      pads: level.pads
        .filter((pair) => pair.every(fits))
        .map(([a, b]) => [moved(a), moved(b)] as const)
        .filter((pair) => !pair.includes(goal)),
      enemies: level.enemies
        .filter(({ at }) => fits(at) && moved(at) !== goal && moved(at) !== wisp)
        .map((enemy) => ({ ...enemy, at: moved(enemy.at) })),
    },
    loosePad: undefined,
    walked: undefined,
  };
};
