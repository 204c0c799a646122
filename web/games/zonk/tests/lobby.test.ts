/** The lobby: who joins a table, what it remembers, how strong it calls whom. */

import { documentConfig, hybridKeys, zonk } from "@turnlight/games/zonk";
import { readBot } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { patronOf, patrons } from "../faces/patrons.ts";
import { lastTimeIn, seatsIn } from "../lobby/last-time.ts";
import { levelOf, strengths } from "../lobby/levels.ts";
import { rangeOf } from "../lobby/ranges.ts";
import { rivalryIn } from "../lobby/rivalry.ts";
import { firstSeats, mostSeats, newcomerAt } from "../lobby/seats.ts";
import { mainSliders, otherSliders, sliderEffects, winsAtLevel } from "../lobby/slider-effects.ts";
import type { ZonkSetting } from "../saved.ts";
import type { Sitter } from "../shared.ts";

const usual: ZonkSetting = {
  seats: firstSeats,
  table: "parlour",
  target: 2000,
  streak: true,
  base: "normal",
  moved: {},
  level: 50,
  people: [],
  tournament: { table: "parlour", target: 1000, streak: true },
};
const person: Sitter = { kind: "person", name: "Ada", colour: 0, avatar: 0 };
const bot = (id: string): Sitter => ({ kind: "bot", bot: id, name: id });

test("every seat that is added gets somebody who is not at the table yet", () => {
  let seats: readonly string[] = ["you", "hybrid:normal"];
  while (seats.length < mostSeats) seats = [...seats, newcomerAt(seats)];
  expect(new Set(seats).size).toBe(mostSeats);
});

test("the table chosen last is laid again", () => {
  const chosen = { ...usual, seats: ["you", "hybrid:hard"], target: 500 };
  expect(lastTimeIn(chosen, [], usual)).toEqual({ setting: chosen, isFirst: false });
});

test("who never chose meets the opponent of the last match again, not the one of a daily or a lesson", () => {
  const played = [
    { sitters: [person, bot("perfect")], occasion: { kind: "daily", about: "2026-11-15" } },
    { sitters: [bot("hybrid:normal"), person] },
    { sitters: [person, bot("hybrid:hard")] },
  ];
  expect(lastTimeIn(undefined, played, usual)).toEqual({
    setting: { ...usual, seats: ["you", "hybrid:normal"] },
    isFirst: false,
  });
});

test("a first visit meets the easiest regular", () => {
  expect(lastTimeIn(undefined, [], usual)).toEqual({ setting: usual, isFirst: true });
  expect(usual.seats).toEqual(["you", "hybrid:easy"]);
});

test("after the lesson alone the easiest regular sits there for a whole match", () => {
  const lesson = { sitters: [person, bot("hybrid:easy")], occasion: { kind: "lesson", about: "" } };
  expect(lastTimeIn(undefined, [lesson], usual)).toEqual({ setting: usual, isFirst: false });
});

test("the seats of a match are named as in the lobby", () => {
  expect(seatsIn([bot("hybrid:62"), person, person, bot("hybrid:normal;pointsCapPassive=3")])).toEqual([
    "you",
    "follow",
    "person",
    "custom",
  ]);
});

test("every opponent is called easy, normal or hard", () => {
  for (const name of patrons) expect(strengths).toContain(levelOf(name, { base: "normal" }));
});

test("the landlady is as strong as her level, the stranger as the one it is based on", () => {
  expect([0, 50, 100].map((level) => levelOf("follow", { level, base: "normal" }))).toEqual(["easy", "normal", "hard"]);
  expect(["reckless", "normal", "cautious"].map((base) => levelOf("custom", { base }))).toEqual([
    "easy",
    "normal",
    "hard",
  ]);
});

test("a stranger set by its level is as strong as that, plays by it, and is not taken for the landlady", () => {
  expect([0, 50, 100].map((own) => levelOf("custom", { base: "level", own }))).toEqual(["easy", "normal", "hard"]);
  const level = readBot(zonk, "hybrid:level-75");
  expect(level.ok && readBot(zonk, "hybrid:75").ok).toBe(true);
  expect(readBot(zonk, "hybrid:level-101").ok).toBe(false);
  expect(patronOf("hybrid:level-75")).toBe("custom");
  expect(patronOf("hybrid:75")).toBe("follow");
});

test("a level's meaning rises from Easy to Hard at both tables", () => {
  for (const isOnce of [true, false]) {
    const wins = Array.from({ length: 101 }, (_, one) => winsAtLevel(one, isOnce));
    expect(wins).toEqual(wins.toSorted((a, b) => a - b));
    expect([wins[0], wins[100]]).toEqual(isOnce ? [40, 61] : [39, 59]);
  }
});

test("the caps are tuned within the document's ranges: 400 to 600 aggressive, 200 to 300 passive", () => {
  const { pointsCapAggressive, pointsCapPassive } = documentConfig;
  expect(rangeOf("pointsCapAggressive", pointsCapAggressive).slice(0, 2)).toEqual([400, 600]);
  expect(rangeOf("pointsCapPassive", pointsCapPassive).slice(0, 2)).toEqual([200, 300]);
});

test("the sliders are listed by their effect, each setting once", () => {
  const effects = mainSliders.map((key) => {
    const { wins, zonks } = sliderEffects[key] ?? { wins: [0, 0], zonks: [0, 0] };
    return Math.max(...[...wins, ...zonks].map((change) => Math.abs(change)));
  });
  expect(effects).toEqual(effects.toSorted((a, b) => b - a));
  expect([...mainSliders, ...otherSliders].toSorted()).toEqual(hybridKeys.toSorted());
  expect(otherSliders).toContain("pointsCapPassive");
});

test("whoever joins is not at the table yet, up to a full table", () => {
  let seats: readonly string[] = ["you", "hybrid:balanced"];
  while (seats.length < mostSeats) seats = [...seats, newcomerAt(seats)];
  expect(new Set(seats).size).toBe(mostSeats);
});

test("only matches of two count between a player and an opponent", () => {
  const finished = [
    { id: "a", sitters: [person, bot("hybrid:normal")] },
    { id: "b", sitters: [bot("hybrid:normal"), person] },
    { id: "c", sitters: [person, bot("hybrid:normal"), bot("perfect")] },
    { id: "d", sitters: [person, bot("perfect")] },
    { id: "not counted", sitters: [person, bot("hybrid:normal")] },
  ];
  const results = [
    { match: "a", won: true },
    { match: "b", won: false },
    { match: "c", won: true },
    { match: "d", won: true },
    { match: "deleted", won: true },
  ];
  expect(rivalryIn(finished, results, "hybrid:normal")).toEqual({ mine: 1, theirs: 1 });
});
