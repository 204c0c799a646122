/**
 * Composed drafts: a board is laid out as a person would, with a symmetry or in clusters, from a few motifs, around the
 * grove. Their quality is not checked here.
 */
import { type Draw, pick } from "@turnlight/kernel";
import { type Cardinal, type Cell, cellsOf, type Grid } from "../rules/directions.ts";
import { type EnemyKind, type EnemyStart, faultOf, type Level, routeCells, type Terrain } from "../rules/level.ts";
import type { Mechanic } from "./mechanics.ts";

export interface Composition extends Grid {
  readonly mechanics: readonly Mechanic[];
  /** The minimum and maximum number of creatures. */
  readonly creatures: readonly [least: number, most: number];
}

const symmetries = ["mirror", "flip", "turn", "none"] as const;
type BoardSymmetry = (typeof symmetries)[number];

const imageOf = ({ width, height }: Grid, cell: Cell, symmetry: BoardSymmetry): Cell => {
  const x = cell % width;
  const y = Math.floor(cell / width);
  if (symmetry === "mirror") return y * width + (width - 1 - x);
  if (symmetry === "flip") return (height - 1 - y) * width + x;
  return symmetry === "turn" ? (height - 1 - y) * width + (width - 1 - x) : cell;
};

type Shape = readonly (readonly [x: number, y: number])[];

/** A shape drawn row by row, as steps from its upper left corner. */
const shape = (...rows: readonly string[]): Shape =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [[x, y] as const] : [])));

const dot = shape("#");
const pairs = [shape("##"), shape("#", "#")];
const rows = [shape("###"), shape("#", "#", "#")];

/** The shapes of clusters; what is listed twice comes twice as often. */
const motifs: Readonly<Record<Exclude<Terrain, "clearing">, readonly Shape[]>> = {
  tree: [dot, dot, ...pairs, ...rows, shape("##", "#"), shape("##", " #")],
  mud: [dot, dot, ...pairs],
  ice: [dot, ...pairs, ...rows, shape("##", "##"), shape("####")],
};

const routes: readonly (readonly Cardinal[])[] = [
  ["N", "N"],
  ["E", "E"],
  ["S", "S"],
  ["W", "W"],
  ["E", "E", "E"],
  ["S", "S", "S"],
  ["W", "W", "W"],
  ["N", "N", "N"],
  ["E", "S", "W", "N"],
  ["E", "E", "S", "S", "W", "W", "N", "N"],
];

const isCorner = ({ width, height }: Grid, cell: Cell): boolean =>
  (cell % width) % (width - 1) === 0 && Math.floor(cell / width) % (height - 1) === 0;

const between = (draw: Draw, [least, most]: readonly [number, number]): number => least + draw.below(most - least + 1);

/** A board being laid out. */
class Layout {
  readonly terrain: Terrain[];
  readonly pads: [Cell, Cell][] = [];
  readonly enemies: EnemyStart[] = [];
  readonly #taken = new Set<Cell>();
  readonly #cells: number;

  readonly draw: Draw;
  readonly grid: Grid;
  readonly symmetry: BoardSymmetry;

  constructor(draw: Draw, grid: Grid, symmetry: BoardSymmetry) {
    this.draw = draw;
    this.grid = grid;
    this.symmetry = symmetry;
    this.#cells = cellsOf(grid);
    this.terrain = Array.from({ length: this.#cells }, () => "clearing");
  }

  image(cell: Cell): Cell {
    return imageOf(this.grid, cell, this.symmetry);
  }

  take(cell: Cell): void {
    this.#taken.add(cell);
  }

  isFree(cell: Cell): boolean {
    return !this.#taken.has(cell);
  }

  /** A free cell, of the axis if wanted and there is one. */
  spot(onAxis: boolean): Cell | undefined {
    const free = Array.from({ length: this.#cells }, (_, cell) => cell).filter((cell) => this.isFree(cell));
    const axis = onAxis ? free.filter((cell) => this.symmetry !== "none" && this.image(cell) === cell) : [];
    const from = axis.length > 0 ? axis : free;
    return from.length === 0 ? undefined : pick(this.draw, from);
  }

  /** A cluster and its image. */
  lay(kind: Exclude<Terrain, "clearing">, around?: Cell): void {
    const { width, height } = this.grid;
    const start = around ?? this.spot(false);
    if (start === undefined) return;
    for (const [dx, dy] of pick(this.draw, motifs[kind])) {
      const x = (start % width) + dx;
      const y = Math.floor(start / width) + dy;
      if (x >= width || y >= height) continue;
      for (const cell of new Set([y * width + x, this.image(y * width + x)]))
        if (this.isFree(cell)) {
          this.terrain[cell] = kind;
          this.take(cell);
        }
    }
  }

  layPads(): void {
    const one = this.spot(false);
    if (one === undefined) return;
    this.take(one);
    const image = this.image(one);
    const two = this.isFree(image) && this.draw.below(3) > 0 ? image : this.spot(false);
    if (two === undefined) return;
    this.take(two);
    this.pads.push(one < two ? [one, two] : [two, one]);
  }

  /** One creature, or with its image two. */
  settle(kind: EnemyKind, most: number, level: Pick<Level, "goal">): number {
    const one = this.spot(this.draw.below(3) === 0);
    if (one === undefined) return 0;
    const image = this.image(one);
    const cells = image !== one && this.isFree(image) && most > 1 && this.draw.below(4) > 0 ? [one, image] : [one];
    let settled = 0;
    for (const cell of cells) {
      const enemy = this.#creature(kind, cell, level.goal);
      if (enemy === undefined) continue;
      this.enemies.push(enemy);
      this.take(cell);
      settled += 1;
    }
    return settled;
  }

  #creature(kind: EnemyKind, at: Cell, goal: Cell): EnemyStart | undefined {
    if (kind !== "guard") return { kind, at };
    const fitting = routes.filter((route) => {
      const cells = routeCells(this.grid, at, route);
      return cells.length > route.length && cells.every((cell) => this.terrain[cell] !== "tree" && cell !== goal);
    });
    return fitting.length === 0 ? undefined : { kind, at, route: pick(this.draw, fitting) };
  }
}

/** Trees beside the grove, so that it is entered from few sides. */
const alcove = (layout: Layout, goal: Cell): void => {
  const { width, height } = layout.grid;
  const x = goal % width;
  const y = Math.floor(goal / width);
  const beside = [
    y > 0 ? goal - width : undefined,
    x < width - 1 ? goal + 1 : undefined,
    y < height - 1 ? goal + width : undefined,
    x > 0 ? goal - 1 : undefined,
  ].filter((cell) => cell !== undefined);
  const count = 1 + layout.draw.below(2);
  for (let i = 0; i < count; i++) {
    const cell = pick(layout.draw, beside);
    for (const one of new Set([cell, layout.image(cell)]))
      if (layout.isFree(one)) {
        layout.terrain[one] = "tree";
        layout.take(one);
      }
  }
};

const kindsOf = (mechanics: readonly Mechanic[]): readonly EnemyKind[] =>
  (["sleeper", "purple", "guard"] as const).filter((kind) => mechanics.includes(kind));

/** Undefined if the drawn pieces do not fit. */
export const composedDraft = (draw: Draw, plan: Composition): Level | undefined => {
  const symmetry = pick(draw, symmetries);
  const layout = new Layout(draw, { width: plan.width, height: plan.height }, symmetry);
  const goal = layout.spot(draw.below(4) > 0);
  if (goal === undefined || isCorner(plan, goal)) return undefined;
  layout.take(goal);
  const { mechanics } = plan;
  const size = cellsOf(plan);
  if (mechanics.includes("tree") && draw.below(3) === 0) alcove(layout, goal);
  for (const kind of ["tree", "mud", "ice"] as const) {
    if (!mechanics.includes(kind)) continue;
    const least = Math.floor(size / 40);
    const clusters = 1 + least + draw.below(1 + Math.floor(size / (kind === "mud" ? 50 : 25)));
    for (let i = 0; i < clusters; i++) layout.lay(kind);
  }
  if (mechanics.includes("pad")) layout.layPads();
  const count = between(draw, plan.creatures);
  const others = kindsOf(mechanics);
  for (const kind of others) layout.settle(kind, count - layout.enemies.length - (others.length - 1), { goal });
  while (layout.enemies.length < count) {
    const before = layout.enemies.length;
    layout.settle(others.length > 0 && draw.below(3) === 0 ? pick(draw, others) : "red", count - before, { goal });
    if (layout.enemies.length === before) return undefined;
  }
  const wisp = layout.spot(draw.below(3) === 0);
  if (wisp === undefined) return undefined;
  const level: Level = {
    width: plan.width,
    height: plan.height,
    terrain: layout.terrain,
    pads: layout.pads.toSorted(([a], [b]) => a - b),
    goal,
    wisp,
    enemies: layout.enemies.toSorted((a, b) => a.at - b.at),
  };
  return faultOf(level) === undefined ? level : undefined;
};

/** The same board with the wisp or one creature elsewhere; undefined if that makes no level. */
export const variedDraft = (draw: Draw, level: Level): Level | undefined => {
  const taken = new Set([level.goal, level.wisp, ...level.pads.flat(), ...level.enemies.map(({ at }) => at)]);
  const free = level.terrain.flatMap((terrain, cell) => (terrain === "clearing" && !taken.has(cell) ? [cell] : []));
  if (free.length === 0) return undefined;
  const cell = pick(draw, free);
  const who = draw.below(level.enemies.length + 1);
  const varied: Level =
    who === level.enemies.length
      ? { ...level, wisp: cell }
      : {
          ...level,
          enemies: level.enemies
            .map((enemy, i) => (i === who ? { ...enemy, at: cell } : enemy))
            .toSorted((a, b) => a.at - b.at),
        };
  const leadsHome = varied.enemies.some(
    (enemy) => enemy.kind === "guard" && routeCells(varied, enemy.at, enemy.route).includes(varied.goal),
  );
  return leadsHome || faultOf(varied) !== undefined ? undefined : varied;
};
