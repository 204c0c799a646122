/** Small state spaces, enumerated; the figures are in docs/wisp.md. */
import { expect, test } from "vitest";
import { type Cell, type Level, type PositionVerdict, setup, study, type WispState } from "../index.ts";
import { levelOf } from "./boards.ts";

const cells = 25;

/** One red on open ground; the starts differ in where it and the wisp stand. */
const openGround = (goal: Cell): Level => ({
  width: 5,
  height: 5,
  terrain: Array.from({ length: cells }, () => "clearing"),
  pads: [],
  goal,
  wisp: goal,
  enemies: [{ kind: "red", at: (goal + 1) % cells }],
});

const startsOn = (level: Level): readonly WispState[] =>
  Array.from({ length: cells * cells }, (_, i) => {
    const red = { id: 0, kind: "red", at: i % cells, count: 1, stuck: false } as const;
    return { level, wisp: Math.floor(i / cells), enemies: [red] };
  }).filter(({ wisp, enemies: [red] }) => red?.at !== wisp && red?.at !== level.goal);

/** Every start with the goal in one place; a study covers all the starts that can be reached from one. */
const countFor = (goal: Cell) => {
  const counted = { winnable: 0, lost: 0, draw: 0, farthest: 0 };
  const count = (verdict: PositionVerdict): void => {
    if (verdict.kind === "won" || verdict.kind === "caught") throw new Error("nothing begins over");
    counted[verdict.kind] += 1;
    if (verdict.kind === "winnable") counted.farthest = Math.max(counted.farthest, verdict.distance);
  };
  let unknown = startsOn(openGround(goal));
  for (let [start] = unknown; start !== undefined; [start] = unknown) {
    const studied = study(start, { states: 1000 });
    if (studied.kind !== "studied") throw new Error("the study gave up");
    const { study: table } = studied;
    unknown = unknown.filter((state) => {
      const verdict = table.of(state);
      if (verdict !== undefined) count(verdict);
      return verdict === undefined;
    });
  }
  return counted;
};

test("every start of one red on an empty 5×5, with the goal in every place", () => {
  const counts = Array.from({ length: cells }, (_, goal) => countFor(goal));
  const grid = (of: (count: ReturnType<typeof countFor>) => number) =>
    Array.from({ length: 5 }, (_, y) =>
      counts
        .slice(y * 5, y * 5 + 5)
        .map((count) => String(of(count)).padStart(3))
        .join(" "),
    );
  expect(grid(({ winnable }) => winnable)).toEqual([
    "  4 573 572 573   4",
    "104 573 572 573 573",
    "120 572 572 572 572",
    "121 573 572 573 573",
    "  4 573 572 573   4",
  ]);
  expect(grid(({ lost }) => lost)).toEqual([
    "  4   3   4   3   4",
    "  3   3   4   3   3",
    "  4   4   4   4   4",
    "  3   3   4   3   3",
    "  4   3   4   3   4",
  ]);
  expect(grid(({ farthest }) => farthest)).toEqual([
    "  1   8   7   8   1",
    "  5   7   6   7  10",
    "  5   6   5   6   9",
    "  6   7   6   7   8",
    "  1   8   9  10   1",
  ]);
  const sum = (of: (count: ReturnType<typeof countFor>) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  expect([sum(({ winnable }) => winnable), sum(({ lost }) => lost), sum(({ draw }) => draw)]).toEqual([
    10_667, 88, 3645,
  ]);
});

const corners = (north: string, south: string): string =>
  [north, ". . . . .", ". . G . .", ". . . . .", south].join("\n");

test.each([
  ["one red", corners("r . . . .", ". . . . W"), [254, 250, 4, 0, 4, 30]],
  ["two reds", corners("r . . . r", ". . . . W"), [979, 945, 30, 4, 6, 268]],
  ["three reds", corners("r . . . r", "r . . . W"), [1242, 1194, 42, 6, 6, 19]],
  ["red and purple", corners("r . . . P", ". . . . W"), [2448, 2295, 111, 42, 6, 96]],
  ["red and sleeper", corners("r . . . p", ". . . . W"), [2657, 2501, 114, 42, 7, 45]],
  ["red and guard", `route: 0,0 E S S\n${corners("g . . . r", ". . . . W")}`, [1376, 0, 22, 1354, undefined, 0]],
])("the whole graph of %s in the corners of an empty 5×5", (_, text, figures) => {
  const studied = study(setup(levelOf(text)), { states: 100_000 });
  if (studied.kind !== "studied") throw new Error("the study gave up");
  const { reachable, winnable, lost, draw, par, shortestSolutions } = studied.study.figures;
  expect([reachable, winnable, lost, draw, par, Number(shortestSolutions)]).toEqual(figures);
});
