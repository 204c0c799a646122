/** The game passes the conformance suite on levels with every mechanic; its bot plays shortest solutions. */
import { drawOf, Match, playOut, seedOf } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { firstLight, type Level, wisp } from "../index.ts";
import { levelOf } from "./boards.ts";
import { drawFor, randomLevel } from "./random-levels.ts";

const everything = levelOf(`
  route: 2,1 E E S
  order: 2,1 0,0 6,0 5,4
  on: 6,0 mud
  r . . = = . r
  . . g . . # .
  1 . . . . ~ .
  . . # . G . .
  . ~ . . # p 1
  W . . . . . .`);

test("conforms, on levels with everything in them", () => {
  const draw = drawFor("conforms");
  const levels = [firstLight, everything, ...Array.from({ length: 6 }, () => randomLevel(draw))];
  const report = conforms(wisp.rules, { configs: levels.map((level) => ({ level })), matches: 24, bound: 40 });
  expect(report.matches).toBe(24);
});

const playedBy = async (name: string, level: Level) => {
  const made = wisp.bots[name]?.make(undefined);
  if (made?.ok !== true) throw new Error(`no bot ${name}`);
  const { match } = Match.begin(wisp.rules, { level }, { seed: seedOf("bot") });
  const sitting = { bot: made.value, draw: drawOf(seedOf("bot")) };
  return playOut(match, [sitting], { nodes: 100_000, bound: wisp.bound ?? 0 });
};

test("the solver bot wins in as few moves as can be", async () => {
  expect(await playedBy("solver", firstLight)).toEqual({ outcome: { scores: [1] }, decisions: 6 });
});

test("the solver bot plays on where nothing wins", async () => {
  const pinned = levelOf(`
    # p # .
    # # # .
    W . . G`);
  expect((await playedBy("solver", pinned)).outcome.scores).toEqual([0]);
});
