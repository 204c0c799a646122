/** What opponents know of a person over matches: imported, aggregated, passed to the bot, forgotten. */
import {
  aftermath,
  landladyAt,
  learningWith,
  noMemory,
  noticedIn,
  type OpponentMemory,
  parlour,
  writeMemory,
} from "@turnlight/games/zonk";
import { expect, test } from "vitest";
import { legacyStanding } from "../hall/legacy-import.ts";
import { memoryOf } from "../hall/opponent-memory.ts";
import { withWhatTheyKnow } from "../lobby/adaptive-opponents.ts";

const banksAt80: OpponentMemory = { once: [{ left: 2, step: 8, banked: 2, rolled: 0 }], many: [] };
const saved = (ended: number) => ({
  ended,
  earned: { result: { won: true, trophies: [], landlady: false, habits: writeMemory(banksAt80), scores: [1000, 0] } },
});
const ada = { kind: "person", name: "Ada", colour: 0, avatar: 0 } as const;
const bo = { ...ada, name: "Bo" };
const bot = (name: string) => ({ kind: "bot", bot: name, name }) as const;

test("matches add up to a habit", () => {
  expect(noticedIn(memoryOf([saved(1)], 0), parlour)).toBeUndefined();
  expect(noticedIn(memoryOf([saved(1), saved(2)], 0), parlour)).toMatchObject({ left: 2, seen: 4 });
});
test("what was shown before one asked to forget is forgotten", () => {
  expect(memoryOf([saved(1), saved(2)], 2)).toEqual(noMemory);
  expect(memoryOf([saved(1), saved(3)], 2)).toEqual(banksAt80);
});
test("matches that counted for nothing show nothing", () => expect(memoryOf([{ ended: 1 }], 0)).toEqual(noMemory));
test("the landlady comes at her level, the learning one with what it knows of the person's seat", () => {
  const [, landlady, learning] = withWhatTheyKnow([ada, bot("hybrid:50"), bot("hybrid:learning")], 62, banksAt80);
  expect(landlady).toMatchObject({ bot: landladyAt(62) });
  expect(learning).toMatchObject({ bot: learningWith({ seat: 0, memory: banksAt80 }) });
});
test("with two people at the device, and after forgetting, nobody is known", () => {
  const known = bot(learningWith({ seat: 0, memory: banksAt80 }));
  expect(withWhatTheyKnow([ada, bo, known], 50, banksAt80)[2]).toMatchObject({ bot: "hybrid:learning" });
  expect(withWhatTheyKnow([ada, known], 50, noMemory)[1]).toMatchObject({ bot: "hybrid:learning" });
});
test("old trophies and the landlady's old level are adopted", () => {
  expect(
    legacyStanding([
      { name: "trophy", key: "first-win", value: { at: 1 } },
      { name: "setting", key: "mine", value: { level: 74 } },
    ]),
  ).toEqual({ trophies: ["first-win"], level: 74, days: {}, career: {} });
  expect(legacyStanding([])).toBeUndefined();
  expect(legacyStanding([{ name: "trophy", key: "hot-dice", value: { at: 1 } }])).toEqual({
    ...aftermath.start,
    trophies: ["hot-dice"],
  });
});
