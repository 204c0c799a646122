import { head, newPeopleDeeds } from "@turnlight/games/head";
import { Match, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { peopleDuelIn } from "../ending/people-duel.ts";

const ada = { kind: "person", name: "Ada", colour: 1, avatar: 2 } as const;
const ben = { kind: "person", name: "Ben", colour: 0, avatar: 5 } as const;
const house = { kind: "bot", bot: "executioner:normal", name: "The Executioner" } as const;

const ended = (settings: string) => {
  const config = head.rules.configText.read(settings);
  if (!config.ok) throw new Error(config.refusal.reason);
  const { match } = Match.begin(head.rules, config.value, { seed: seedOf("people") });
  match.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  match.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  match.play(0, "letter O");
  match.play(1, "letter Z");
  match.resign(1);
  const outcome = match.outcome;
  if (outcome === undefined) throw new Error("it is not over");
  const laid = { game: "head", config: settings, sitters: [ada, ben] };
  return { laid, view: match.view("spectator"), outcome, viewer: "spectator" } as const;
};

test("a duel of two people at one device is kept from its owner's side", () => {
  const duel = peopleDuelIn({ ...ended("grids=8,10 difficulty=hard,easy"), open: true }, "resigned", 7);
  expect(duel).toMatchObject({
    at: 7,
    isOnline: false,
    how: "resigned",
    mine: { name: "Ada", won: true, grid: 8, difficulty: "hard", misses: 0, turns: 1 },
    theirs: { name: "Ben", won: false, grid: 10, difficulty: "easy", misses: 1 },
  });
});

test("what a duel earns is told after it, and not again after the next", () => {
  const won = peopleDuelIn({ ...ended(""), open: true }, "resigned", 7);
  if (won === undefined) throw new Error("it is not kept");
  expect(newPeopleDeeds([won])).toEqual(["face-to-face"]);
  expect(newPeopleDeeds([won, won])).toEqual([]);
  expect(newPeopleDeeds([])).toEqual([]);
  expect(newPeopleDeeds(Array.from({ length: 10 }, () => won))).toEqual(["good-company"]);
});

test("online everybody keeps it from their own side, and a spectator does not", () => {
  expect(peopleDuelIn({ ...ended(""), viewer: 1 }, "resigned", 7)).toMatchObject({
    isOnline: true,
    mine: { name: "Ben", won: false },
    theirs: { name: "Ada", won: true },
  });
  expect(peopleDuelIn(ended(""), "resigned", 7)).toBeUndefined();
});

test("duels against the house, daily ones and stopped ones are no duels between people", () => {
  const over = { ...ended(""), open: true as const };
  const laid = { ...over.laid, sitters: [ada, house] };
  expect(peopleDuelIn({ ...over, laid }, "resigned", 7)).toBeUndefined();
  const daily = { ...over.laid, occasion: { kind: "daily-duel", about: "2026-11-18" } };
  expect(peopleDuelIn({ ...over, laid: daily }, "resigned", 7)).toBeUndefined();
  expect(peopleDuelIn({ ...over, outcome: { ...over.outcome, stopped: true } }, "resigned", 7)).toBeUndefined();
});
