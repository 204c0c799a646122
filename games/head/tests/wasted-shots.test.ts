/** Shots at neighbours of finished words are avoided: counted from the true board, not by the bot's own reading. */
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { randomPrey } from "../commands/lone-hunt.ts";
import { judgeShot } from "../commands/shot-judge.ts";
import { executionerOf, type HeadState, head, indexOf, isComplete, isSolved } from "../index.ts";
import { ask, begun, config } from "./table.ts";

const size = 8;
const long = 120_000;

/** All cell guesses of some solo hunts, and how many of them were wasted. */
const count = async (skill: number, boards: number) => {
  const table = config();
  const bot = executionerOf(skill);
  let shots = 0;
  let wasted = 0;
  let finishedEarly = 0;
  for (let i = 0; i < boards; i++) {
    const seed = childSeed(seedOf("wasted shots"), String(i));
    const draw = drawOf(seed);
    const board = randomPrey(table, drawOf(childSeed(seed, "board")));
    let state: HeadState = { config: table, boards: [board, board], guesses: [], fall: null, requests: [] };
    for (;;) {
      const view = head.rules.view(state, 0);
      const hunt = view.hunts[0];
      if (isComplete(hunt, board, size)) break;
      const { move } = await bot.choose({
        view: { ...view, boards: [null, null] },
        seat: 0,
        moves: head.rules.moves(state, 0),
        draw,
        nodes: 1,
      });
      if (move.kind === "cell") {
        shots += 1;
        if (hunt.patterns.some(isSolved)) finishedEarly += 1;
        if (judgeShot(board, hunt, indexOf(move.cell, size), size).isWasted) wasted += 1;
      }
      state = { ...head.rules.apply(state, 0, move).state, fall: null };
    }
  }
  return { shots, wasted, finishedEarly };
};

test.each([0.8, 0.9, 0.95])(
  "at skill %d no shot is wasted at a finished word",
  async (skill) => {
    const { wasted, finishedEarly } = await count(skill, 40);
    expect(finishedEarly).toBeGreaterThan(100);
    expect(wasted).toBe(0);
  },
  long,
);

test.each([0.15, 0.25, 0.35, 0.5])(
  "at skill %d at most one cell guess in ten is: a weak Executioner notices less, but does not look foolish",
  async (skill) => {
    const { shots, wasted, finishedEarly } = await count(skill, 30);
    expect(finishedEarly).toBeGreaterThan(100);
    expect(wasted / shots).toBeLessThanOrEqual(0.1);
  },
  long,
);

test.each([0.25, 0.5, 0.75, 0.95])("at skill %d it does not always begin in the centre", async (skill) => {
  const table = begun();
  const bot = executionerOf(skill);
  const centre = new Set(["D4", "D5", "E4", "E5"]);
  const firsts: string[] = [];
  for (let i = 0; firsts.length < 60 && i < 600; i++) {
    const { move } = await ask(table, bot, `opening ${i}`);
    if (move.kind === "cell") firsts.push(move.cell);
  }
  expect(firsts).toHaveLength(60);
  expect(firsts.filter((cell) => centre.has(cell)).length / 60).toBeLessThan(0.5);
  expect(new Set(firsts).size).toBeGreaterThan(6);
});
