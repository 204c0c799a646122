/** Writes a level as text, and any position as a drawing with the same letters. */
import { type Cell, type Grid, spot } from "../rules/directions.ts";
import type { Level } from "../rules/level.ts";
import type { Enemy, WispState } from "../rules/state.ts";
import { caughtLetter, enemyLetters, goalLetter, terrainLetters, wispLetter } from "./letters.ts";
import type { NamedLevel } from "./read-level.ts";

/** The terrain's name in the `on` header; undefined for a clearing. */
const groundName = (level: Level, cell: Cell): string | undefined => {
  if (cell === level.goal) return "goal";
  const pair = level.pads.findIndex((pads) => pads.includes(cell));
  if (pair >= 0) return `pad ${pair + 1}`;
  const terrain = level.terrain[cell];
  return terrain === "clearing" ? undefined : terrain;
};

const groundLetter = (level: Level, cell: Cell): string => {
  if (cell === level.goal) return goalLetter;
  const pair = level.pads.findIndex((pads) => pads.includes(cell));
  return pair >= 0 ? `${pair + 1}` : terrainLetters[level.terrain[cell] ?? "clearing"];
};

const rowsOf = (grid: Grid, letterOf: (cell: Cell) => string): readonly string[] =>
  Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => letterOf(y * grid.width + x)).join(" "),
  );

/** One line for each piece that stands on terrain, in reading order. */
const onLines = (level: Level, cells: readonly Cell[]): readonly string[] =>
  [...new Set(cells)]
    .sort((a, b) => a - b)
    .flatMap((cell) => {
      const ground = groundName(level, cell);
      return ground === undefined ? [] : [`on: ${spot(level, cell)} ${ground}`];
    });

export const writeLevel = ({ name, level }: NamedLevel): string => {
  const starts = level.enemies.map(({ at }) => at);
  const isInReadingOrder = starts.every((at, i) => i === 0 || at > (starts[i - 1] ?? 0));
  const headers = [
    ...(name === undefined ? [] : [`name: ${name}`]),
    ...onLines(level, [level.wisp, ...starts]),
    ...level.enemies.flatMap((enemy) =>
      enemy.kind === "guard" ? [`route: ${spot(level, enemy.at)} ${enemy.route.join(" ")}`] : [],
    ),
    ...(isInReadingOrder ? [] : [`order: ${starts.map((at) => spot(level, at)).join(" ")}`]),
  ];
  const rows = rowsOf(level, (cell) => {
    if (cell === level.wisp) return wispLetter;
    const enemy = level.enemies.find(({ at }) => at === cell);
    return enemy === undefined ? groundLetter(level, cell) : enemyLetters[enemy.kind];
  });
  return `${[...headers, ...rows].join("\n")}\n`;
};

const enemyNotes = (level: Level, enemy: Enemy): readonly string[] => {
  const at = spot(level, enemy.at);
  return [
    ...(enemy.count > 1 ? [`merged: ${at} ×${enemy.count}`] : []),
    ...(enemy.stuck ? [`stuck: ${at}`] : []),
    ...(enemy.kind === "guard" ? [`guard: ${at} looks ${enemy.facing}${enemy.back ? ", walks back" : ""}`] : []),
  ];
};

/** A position for display: the grid, and below it what letters cannot express. */
export const drawState = ({ level, wisp, enemies }: WispState): string => {
  const rows = rowsOf(level, (cell) => {
    const enemy = enemies.find(({ at }) => at === cell);
    if (cell === wisp) return enemy === undefined ? wispLetter : caughtLetter;
    return enemy === undefined ? groundLetter(level, cell) : enemyLetters[enemy.kind];
  });
  const notes = enemies.flatMap((enemy) => enemyNotes(level, enemy));
  return [...rows, ...onLines(level, [wisp, ...enemies.map(({ at }) => at)]), ...notes].join("\n");
};
