/** Each game's home page summary, from matches as saved on the device. */

import { head } from "@turnlight/games/head";
import { firstStanding, thirteen } from "@turnlight/games/thirteen";
import { freshStanding, type WispStanding, wisp, writeCode } from "@turnlight/games/wisp";
import { aftermath, zonk } from "@turnlight/games/zonk";
import type { Sitter } from "@turnlight/host";
import { type AnyGame, Match, type Occasion, seedOf } from "@turnlight/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { showLanguage } from "../../language/catalogue.ts";
import { inEveryLanguage } from "../../language/tests/in-every-language.ts";
import type { UnfinishedMatch } from "../../match/unfinished/summary.ts";
import { summarize as headSummary } from "../head/hall/summary.ts";
import { summarize as thirteenSummary } from "../thirteen/hall/summary.ts";
import { summarize as wispSummary } from "../wisp/hall/summary.ts";
import { chapters } from "../wisp/lobby/campaign.ts";
import { summarize as zonkSummary } from "../zonk/hall/summary.ts";

const today = "2026-11-15";
const person: Sitter = { kind: "person", name: "Anna", colour: 0, avatar: 0 };

interface Left {
  readonly config?: string;
  readonly sitters: readonly Sitter[];
  /** By seat, in order; chance moves are drawn in between. */
  readonly moves?: readonly (readonly [seat: number, move: string])[];
  readonly occasion?: Occasion;
  readonly rules?: number;
}

/** A match abandoned after these moves, as saved on the device. */
const leftAt = (
  game: Pick<AnyGame, "rules">,
  { config = "", sitters, moves = [], occasion, rules }: Left,
): UnfinishedMatch => {
  const read = game.rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const seed = seedOf("left");
  const { match } = Match.begin(game.rules, read.value, { seed });
  for (const [seat, move] of moves) {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(`${move}: ${played.refusal.reason}`);
  }
  const { entries } = match.record;
  const id = "m1";
  const line = {
    id,
    game: game.rules.id,
    sitters,
    begun: 0,
    version: entries.length,
    entries: entries.length,
    notes: 0,
    touched: 5,
    ...(occasion !== undefined && { occasion }),
  };
  const head = {
    id,
    game: game.rules.id,
    rules: rules ?? game.rules.version,
    config: match.record.config,
    seed,
    sitters,
    series: { first: 0, results: [] },
    begun: 0,
    ...(occasion !== undefined && { occasion }),
  };
  const log = entries.map((entry, i) => ({ version: i + 1, at: 0, happened: { kind: "entry" as const, entry } }));
  return { line, stored: { head, log } };
};

beforeAll(() => showLanguage("en"));

describe("the wisp", () => {
  const [first] = chapters[0]?.levels ?? [];
  if (first === undefined) throw new Error("no first level");
  const config = `level=${writeCode(first.level)}`;
  const feed = (standing: WispStanding, ...matches: UnfinishedMatch[]) => wispSummary({ matches, standing, today });

  test("tells which clearing was left, after how many moves of one's own, and draws it", async () => {
    const [legal] = wisp.rules.moves(wisp.rules.setup({ level: first.level }), 0) as readonly string[];
    const left = leftAt(wisp, { config, sitters: [person], moves: [[0, legal ?? ""]] });
    const [one] = feed(freshStanding, left).unfinished;
    expect(await inEveryLanguage(() => one?.what.value)).toEqual(await inEveryLanguage(() => `1. ${first.name.value}`));
    expect(one?.score.value).toBe(`Move 2, 0 of ${first.level.enemies.length} purified`);
    expect(await inEveryLanguage(() => one?.against.value)).toEqual({ en: "", de: "" });
    expect(one?.miniature?.shapes.map(({ tone }) => tone)).toEqual(expect.arrayContaining(["light", "goal", "danger"]));
  });

  test("says how far it is to the next chapter", () =>
    expect(feed(freshStanding).goal.value).toMatch(/^Solve \d+ more levels to unlock “/));

  test("knows whether today is done, and how many days in a row were", async () => {
    const day = (date: string, inTime: boolean) => ({
      date,
      code: "x",
      line: ["N" as const, "E" as const],
      par: { exact: true, moves: 2 },
      stars: 3 as const,
      inTime,
    });
    expect(feed(freshStanding).today).toMatchObject({ done: false, streak: 0 });
    const days = [day("2026-11-13", false), day("2026-11-14", true), day(today, true)];
    const now = feed({ ...freshStanding, days }).today;
    expect(now).toMatchObject({ done: true, streak: 2 });
    expect(await inEveryLanguage(() => now?.result.value)).toEqual({ en: "★★★ in 2 moves", de: "★★★ in 2 Zügen" });
  });

  test("a match of other rules is told of, so that it can be put away", () => {
    const [one] = feed(freshStanding, leftAt(wisp, { config, sitters: [person], rules: 99 })).unfinished;
    expect(one?.miniature).toBeUndefined();
    expect(one?.score.value).toBe("Started with older rules");
  });
});

describe("the tavern", () => {
  const sitters: readonly Sitter[] = [person, { kind: "bot", bot: "perfect", name: "The automaton" }];
  const feed = (...matches: UnfinishedMatch[]) => zonkSummary({ matches, standing: aftermath.start, today });

  test("tells the table, the score and whose turn it is, with names in both languages", async () => {
    const left = leftAt(zonk, { config: "seats=2 target=2000", sitters, moves: [[0, "roll"]] });
    const [one] = feed(left).unfinished;
    expect(await inEveryLanguage(() => one?.what.value)).toEqual({
      en: "Parlour, first to 2,000",
      de: "Salon, Ziel 2.000",
    });
    expect(await inEveryLanguage(() => one?.against.value)).toEqual({ en: "The automaton", de: "Der Automat" });
    expect(one?.score.value).toBe("Score 0 : 0");
    expect(["Your turn", "The automaton’s turn"]).toContain(one?.turn.value);
    expect(one?.miniature?.shapes.length).toBeGreaterThan(0);
  });

  test("the day's table and a lesson go by their own names", () => {
    const at = (kind: string, about: string) =>
      feed(leftAt(zonk, { config: "seats=2", sitters, moves: [[0, "roll"]], occasion: { kind, about } })).unfinished[0]
        ?.what.value;
    expect(at("daily", today)).toBe("Daily match, 15 Nov 2026");
    expect(at("lesson", "")).toBe("How to play");
    expect(at("tournament", "2 0")).toBe("Final");
  });

  test("today is done with its result, and days in time make the streak", async () => {
    const day = { won: false, score: 300, other: 1000, inTime: true };
    const standing = { ...aftermath.start, days: { [today]: day, "2026-11-14": { ...day, inTime: false } } };
    const now = zonkSummary({ matches: [], standing, today }).today;
    expect(now).toMatchObject({ done: true, streak: 1, dates: [today] });
    expect(await inEveryLanguage(() => now?.result.value)).toEqual({
      en: "Lost, 300 to 1,000",
      de: "Verloren, 300 zu 1.000",
    });
  });
});

describe("the duel", () => {
  const sitters: readonly Sitter[] = [person, { kind: "bot", bot: "executioner:normal", name: "Der Henker" }];
  const hidden = "place RAVEN A1 E, BIRD A2 E, CAT A3 E";

  test("gives nothing away of what the other has hidden", async () => {
    const left = leftAt(head, { config: "", sitters, moves: [[1, hidden]] });
    const feed = headSummary({ matches: [left], standing: { duels: [], days: {}, evening: null }, today });
    const [one] = feed.unfinished;
    expect(one?.score.value).toBe("Hide your words");
    expect(await inEveryLanguage(() => one?.against.value)).toEqual({ en: "The Executioner", de: "Der Henker" });
    expect(one?.turn.value).toBe("Your turn");
    expect(JSON.stringify(one)).not.toMatch(/RAVEN|BIRD|CAT/);
  });
});

describe("the arcade", () => {
  test("tells stage, round and score of a run; a tour is nothing to go on with", async () => {
    const left = (kind: string, about: string) => leftAt(thirteen, { sitters: [person], occasion: { kind, about } });
    const feed = thirteenSummary({
      matches: [left("run", "QUARTZ7"), left("tour", "")],
      standing: firstStanding,
      today,
    });
    expect(feed.unfinished).toHaveLength(1);
    expect(await inEveryLanguage(() => feed.unfinished[0]?.what.value)).toEqual({
      en: "Run QUARTZ7",
      de: "Lauf QUARTZ7",
    });
    expect(feed.unfinished[0]?.score.value).toBe("Choosing the first charm");
    expect(feed.goal.value).toBe("Clear your first stage");
  });
});
