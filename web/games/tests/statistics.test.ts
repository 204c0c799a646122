/** Each game's statistics, computed from results as they are saved. */
import { campaign } from "@turnlight/games/wisp";
import { noMemory, writeMemory } from "@turnlight/games/zonk";
import { expect, test } from "vitest";
import { showLanguage } from "../../language/catalogue.ts";
import { inEveryLanguage } from "../../language/tests/in-every-language.ts";
import { statisticsOf } from "../pages.ts";
import type { CountedMatch } from "../statistics.ts";

const played = (game: string, earned: unknown, over: Partial<CountedMatch["result"]> = {}, bot = ""): CountedMatch => ({
  result: {
    match: "m",
    game,
    seat: 0,
    begun: 0,
    ended: 60_000,
    won: true,
    score: 1,
    decisions: 1,
    judged: true,
    earned: { result: earned },
    ...over,
  },
  sitters: [
    { kind: "person", name: "Anna", colour: 0, avatar: 0 },
    ...(bot === "" ? [] : [{ kind: "bot" as const, bot, name: bot }]),
  ],
});

const statisticsFor = async (game: string, all: readonly CountedMatch[]) => {
  await showLanguage("en");
  const figures = (await statisticsOf(game))?.figuresOf(all);
  return {
    figures: Object.fromEntries(figures?.figures.map(({ name, value }) => [name.value, value.value]) ?? []),
    bars: figures?.charts.map(({ bars }) => bars.map(({ name, value }) => [name.value, value])),
  };
};

test("a listed match of the wisp names its level; a game whose matches are alike names nothing", async () => {
  await showLanguage("en");
  const wisp = await statisticsOf("wisp");
  const earned = (level: string) => ({
    level,
    code: "x",
    line: ["N"],
    par: { exact: true, moves: 1 },
    helped: false,
    stars: 3,
    counts: { kind: "level" },
  });
  const [first] = campaign.flatMap(({ levels }) => levels);
  expect(wisp?.subjectOf?.(earned(first?.id ?? ""), undefined)?.value).toBe("1. Keep Your Distance");
  expect(wisp?.subjectOf?.(earned("x"), { kind: "endless", about: "7" })?.value).toBe("Endless, level 7");
  expect(wisp?.subjectOf?.({ level: 3 }, undefined)).toBeUndefined();
  expect((await statisticsOf("zonk"))?.subjectOf).toBeUndefined();
});

test("the wisp counts stars, par kept and hints, and no trials of the workshop", async () => {
  const solved = (line: readonly string[], stars: number, helped: boolean, kind = "level") =>
    played("wisp", { level: "x", code: "x", line, par: { exact: true, moves: 2 }, helped, stars, counts: { kind } });
  const shown = await statisticsFor("wisp", [
    solved(["N", "N"], 3, false),
    solved(["N", "N", "N"], 1, true),
    solved(["N", "N"], 3, false, "test"),
  ]);
  expect(shown.figures).toEqual({
    "Times solved": "2",
    "Stars earned": "4 of 6",
    "Solved at par": "1 of 2",
    "Solved with help": "1 of 2",
    "Solved without undo": "0 of 2",
  });
  expect(shown.bars).toEqual([
    [
      ["★★★", 1],
      ["★★", 0],
      ["★", 1],
    ],
  ]);
});

test("the duel sets found against felled, and counts by opponent", async () => {
  const summary = { hits: 4, limit: 8, words: 3, turns: 8, wordsGuessed: 1, bestRun: 2, accuracy: 0.5 };
  const duel = (won: boolean, opponent: string, misses: number) =>
    played("head", {
      won,
      difficulty: "normal",
      opponent,
      grid: 8,
      how: won ? "found" : "misses",
      summary: { ...summary, misses },
      signs: "",
      date: "",
      evening: "",
    });
  const shown = await statisticsFor("head", [
    duel(true, "executioner", 2),
    duel(false, "executioner", 8),
    duel(true, "oracle", 5),
  ]);
  expect(shown.figures).toEqual({
    "Duels won": "2 of 3",
    "Won by finding everything": "2",
    "Opponents beaten": "2 of 8",
    "Lost by reaching the miss limit": "1",
    "Misses per duel": "5",
    "Hit rate": "50%",
  });
  expect(shown.bars?.[1]).toEqual([
    ["The Executioner (1 of 2)", 1],
    ["The Oracle (1 of 1)", 1],
  ]);
});

test("the tavern says the win share by opponent, and how turns ended", async () => {
  const match = (won: boolean, bot: string, turns?: object) =>
    played(
      "zonk",
      { won, trophies: [], landlady: false, habits: writeMemory(noMemory), scores: [1, 0], ...(turns && { turns }) },
      {},
      bot,
    );
  const shown = await statisticsFor("zonk", [
    match(true, "hybrid:hard", { banked: 5, zonked: 2, best: 400 }),
    match(false, "hybrid:hard", { banked: 3, zonked: 4, best: 150 }),
    // Saved before turns were counted.
    match(true, "hybrid:56"),
  ]);
  expect(shown.figures).toEqual({
    "Matches won": "2 of 3",
    "Turns banked": "8",
    "Turns lost to a zonk": "6",
    "Best turn": "400",
  });
  expect(shown.bars?.[1]).toEqual([
    ["Dietrich (1 of 2)", 50],
    ["The landlady (1 of 1)", 100],
  ]);
});

test("the arcade says stages and best boxes, and leaves practice out", async () => {
  const run = (cleared: number, bestBox: string, bestPoints: number, counts = "run") =>
    played("thirteen", {
      counts,
      challenge: "none",
      stake: 0,
      seed: "X",
      date: "",
      how: "lost",
      stage: cleared + 1,
      cleared,
      score: 10,
      target: 20,
      bestStage: 300,
      bestBox,
      bestPoints,
      achievements: [],
    });
  const shown = await statisticsFor("thirteen", [
    run(2, "sixes", 30),
    run(1, "chance", 55),
    run(9, "sixes", 999, "practice"),
  ]);
  expect(shown.figures).toMatchObject({
    Runs: "2",
    "Most stages": "2",
    "Average stages": "1.5",
    "Best stage score": "300",
  });
  expect(shown.figures["Best box"]).toMatch(/^55 in /);
  expect(shown.bars?.[0]).toEqual([
    ["1", 0],
    ["2", 1],
    ["3", 1],
  ]);
});

test("duels between people earn achievements of their own on the profile", async () => {
  const side = { grid: 8, words: 3, difficulty: "normal", misses: 3, limit: 27, turns: 30 } as const;
  const duel = (at: number) => ({
    at,
    isOnline: false,
    how: "found",
    mine: { ...side, name: "Mara", won: true },
    theirs: { ...side, name: "Ben", won: false },
  });
  const standing = { duels: [], days: {}, evening: null, people: [duel(7), duel(9)] };
  const shelf = (await statisticsOf("head"))?.achievementsOf(standing) ?? [];
  expect(shelf.find(({ key }) => key === "face-to-face")).toMatchObject({ got: true, at: 7 });
  expect(shelf.find(({ key }) => key === "good-company")).toMatchObject({ got: false, progress: { done: 2, of: 10 } });
  expect(shelf.find(({ key }) => key === "first-head")).toMatchObject({ got: false });
});

test("every game's shelf is named in both languages", async () => {
  const { freshStanding } = await import("@turnlight/games/wisp");
  const { aftermath: zonk } = await import("@turnlight/games/zonk");
  const { firstStanding } = await import("@turnlight/games/thirteen");
  const standings = {
    head: { duels: [], days: {}, evening: null },
    wisp: freshStanding,
    zonk: zonk.start,
    thirteen: firstStanding,
  };
  for (const [game, standing] of Object.entries(standings)) {
    const shelf = (await statisticsOf(game))?.achievementsOf(standing) ?? [];
    expect(shelf.length, game).toBeGreaterThan(5);
    for (const { key, name, about, got } of shelf) {
      expect(got, key).toBe(false);
      const said = await inEveryLanguage(() => [name.value, about.value]);
      for (const text of Object.values(said).flat()) expect(text.trim(), key).not.toBe("");
    }
  }
});
