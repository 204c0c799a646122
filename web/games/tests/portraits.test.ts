/** Each game's card on the profile: its figure and its chart, from results, standings, reviews and records. */
import { aftermath as headAftermath } from "@turnlight/games/head";
import { firstStanding } from "@turnlight/games/thirteen";
import { campaign, freshStanding } from "@turnlight/games/wisp";
import { noMemory, writeMemory, aftermath as zonkAftermath } from "@turnlight/games/zonk";
import { beforeAll, expect, test } from "vitest";
import { showLanguage, textsLoaded } from "../../language/catalogue.ts";
import type { SavedReview } from "../../match/review/format.ts";
import { statisticsOf } from "../pages.ts";
import type { GamePortrait } from "../portrait.ts";
import type { CountedMatch, OwnRecord, PortraitInput } from "../statistics.ts";

beforeAll(() => showLanguage("en"));

const counted = (game: string, earned: unknown, n = 0, won = true): CountedMatch => ({
  result: {
    match: `m${n}`,
    game,
    seat: 0,
    begun: n,
    ended: n,
    won,
    score: 1,
    decisions: 1,
    judged: true,
    earned: { result: earned },
  },
  sitters: [],
});

const portraitOf = async (game: string, input: Partial<PortraitInput>): Promise<GamePortrait> => {
  const statistics = await statisticsOf(game);
  const whole = { played: [], standing: undefined, reviews: [], records: async () => [], ...input };
  const portrait = await statistics?.portraitOf?.(whole);
  await textsLoaded();
  if (portrait === undefined) throw new Error(`${game} has no portrait`);
  return portrait;
};

const duel = (won: boolean) => ({
  won,
  difficulty: "normal" as const,
  opponent: "executioner" as const,
  grid: 6,
  how: "found" as const,
  summary: { hits: 4, misses: 2, limit: 8, words: 3, turns: 8, wordsGuessed: 1, bestRun: 2, accuracy: 0.5 },
  match: "m",
  at: 7,
});

const record = (grids: string, ...moves: readonly (readonly [number, string])[]): OwnRecord => ({
  record: {
    game: "head",
    version: 1,
    config: `grids=${grids}`,
    seed: "0".repeat(64),
    players: [],
    entries: moves.map(([by, move], i) => ({ n: i + 1, by, move, at: 0 })),
  } as unknown as OwnRecord["record"],
  seat: 0,
});

test("the duel shows where one looks first: the first squares, on the board searched most often", async () => {
  const records = [
    record("8,6", [0, "cell C3"], [1, "cell A1"], [0, "letter E"], [0, "cell C3"]),
    record("8,6", [0, "cell B2"], [0, "cell C3"], [0, "cell D4"], [0, "cell E5"], [0, "cell F6"]),
    record("8,12", [0, "cell A1"]),
    record("8,6", [0, "letter E"]),
  ];
  const standing = { ...headAftermath.start, duels: [duel(true), duel(true), duel(false)] };
  const { figure, unit, note, chart, said } = await portraitOf("head", { standing, records: async () => records });
  expect([figure.value, unit.value, note.value]).toEqual(["2–1", "won – lost", "Best streak: 2 wins"]);
  expect(said?.value).toBe("Where you look first: most often C3");
  if (chart?.kind !== "heat") throw new Error("no board");
  expect(chart.size).toBe(6);
  expect(chart.counts[2 * 6 + 2]).toBe(3);
  // The fifth square of a duel is no first look any more, and the opponent's are none at all.
  expect(chart.counts[5 * 6 + 5]).toBe(0);
  expect(chart.counts[0]).toBe(0);
});

test("the duel without a square guessed has no board, and says so", async () => {
  const { chart, caption } = await portraitOf("head", { standing: headAftermath.start });
  expect(chart).toBeUndefined();
  expect(caption.value).toContain("Guess a cell");
});

test("the wisp's trail shows every level, and goes on where the map does", async () => {
  const ids = campaign.flatMap(({ levels }) => levels.map(({ id }) => id));
  const bests = [
    { level: ids[0] ?? "", stars: 3 as const, line: [] },
    { level: ids[1] ?? "", stars: 2 as const, line: [] },
  ];
  const { figure, unit, caption, chart } = await portraitOf("wisp", { standing: { ...freshStanding, bests } });
  expect([figure.value, unit.value, caption.value]).toEqual(["2", `of ${ids.length} levels`, "5 stars"]);
  if (chart?.kind !== "trail") throw new Error("no trail");
  expect(chart.steps).toHaveLength(ids.length);
  expect(chart.steps.slice(0, 3)).toEqual(["perfect", "reached", "ahead"]);
  expect(chart.next).toBe(2);
});

const table = (won: boolean, scores: readonly number[], n: number) =>
  counted(
    "zonk",
    {
      won,
      trophies: [],
      landlady: false,
      habits: writeMemory(noMemory),
      scores,
      turns: { banked: 1, zonked: 1, best: 100 * n },
    },
    n,
    won,
  );

test("the tavern shows the lead at the end, upward for a win", async () => {
  const played = [table(true, [1000, 500], 1), table(false, [0, 1000], 2)];
  const { figure, unit, note, chart } = await portraitOf("zonk", { played, standing: zonkAftermath.start });
  expect([figure.value, unit.value, note.value]).toEqual(["50%", "of 2 won", "Best turn: 200"]);
  if (chart?.kind !== "balance") throw new Error("no balance");
  expect(chart.values).toEqual([0.5, -1]);
});

const review = (given: number, luck: number, end: number): SavedReview => ({
  game: "zonk",
  record: "x",
  seat: 0,
  own: true,
  at: 0,
  engine: 2,
  scale: { unit: "chance", marks: { slip: 0.02, mistake: 0.05, blunder: 0.1 }, half: 0.04 },
  entries: [
    { n: 0, cause: "dice", outlook: { value: 0.5, exact: true } },
    {
      n: 1,
      cause: "you",
      outlook: { value: 0.5, exact: true },
      judged: { move: "x", options: [], best: 1, made: 1, given, counts: true, turn: 0, exact: true },
    },
    { n: 2, cause: "dice", outlook: { value: 0.5 + luck, exact: true } },
    // The other's decisions explain the rest.
    {
      n: 3,
      cause: "others",
      outlook: { value: end, exact: true },
      decided: { seat: 1, change: end - 0.5 - luck + given },
    },
  ],
});

test("with reviews the tavern sets luck against decisions", async () => {
  const reviews = [review(0, 0.3, 1), review(0.04, -0.2, 0), review(0.02, 0, 1)];
  const { chart, caption } = await portraitOf("zonk", { played: [table(true, [1, 0], 1)], reviews });
  expect(caption.value).toBe("Luck and skill");
  if (chart?.kind !== "points") throw new Error("no points");
  expect(chart.points.map(({ won }) => won)).toEqual([true, false, true]);
  expect(chart.points.map(({ x }) => Math.round(10 * x) / 10)).toEqual([0.3, -0.2, 0]);
  const [best, worst] = chart.points;
  expect(best?.y).toBe(1);
  expect(worst?.y).toBeLessThan(0);
});

test("the arcade counts how far runs came, practice aside", async () => {
  const run = (stage: number, counts: string, n: number) =>
    counted(
      "thirteen",
      {
        counts,
        challenge: "none",
        stake: 0,
        seed: "A",
        date: "",
        how: "lost",
        stage,
        cleared: stage - 1,
        score: 1,
        target: 2,
        bestStage: 1,
        bestBox: "",
        bestPoints: 0,
        achievements: [],
      },
      n,
    );
  const played = [run(3, "run", 1), run(9, "practice", 2), run(5, "daily", 3)];
  const { figure, note, chart } = await portraitOf("thirteen", { played, standing: { ...firstStanding, runs: 2 } });
  expect([figure.value, note.value]).toEqual(["5", "2 runs"]);
  if (chart?.kind !== "towers") throw new Error("no towers");
  expect(chart.heights).toEqual([3, 5]);
  expect(chart.lines.map(({ at }) => at)).toEqual([4]);
});

test("achievements know when they were earned, and how far open ones are", async () => {
  const head = (await statisticsOf("head"))?.achievementsOf({
    ...headAftermath.start,
    duels: [duel(true), duel(true)],
  });
  expect(head?.find(({ key }) => key === "first-head")).toMatchObject({ got: true, at: 7 });
  expect(head?.find(({ key }) => key === "three-in-a-row")).toMatchObject({ got: false, progress: { done: 2, of: 3 } });
  const [chapter] = campaign;
  const ids = chapter?.levels.map(({ id }) => id) ?? [];
  const solved = ids.map((level, n) =>
    counted(
      "wisp",
      {
        level,
        code: "x",
        line: ["N"],
        par: { exact: true, moves: 1 },
        helped: false,
        stars: 3,
        counts: { kind: "level" },
      },
      n + 1,
    ),
  );
  const bests = ids.map((level) => ({ level, stars: 3 as const, line: [] }));
  const wisp = (await statisticsOf("wisp"))?.achievementsOf({ ...freshStanding, bests }, [...solved, ...solved]);
  expect(wisp?.[0]).toMatchObject({ got: true, at: ids.length });
  expect(wisp?.[1]).toMatchObject({ got: false, progress: { done: 0 } });
});
