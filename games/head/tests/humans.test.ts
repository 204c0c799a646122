/** The reference humans: a ladder of skill, and habits one can recognise. */
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { type HumanName, humanBot } from "../bots/humans.ts";
import { huntAlone, randomPrey } from "../commands/lone-hunt.ts";
import { head, letterFrequency } from "../index.ts";
import { begun, config, idle, type Table } from "./table.ts";

test("from weak to strong they need fewer and fewer misses", async () => {
  const table = config();
  const boards = 24;
  const misses = async (name: HumanName) => {
    const hunting = { rules: head.rules, config: table, nodes: 1, bot: humanBot(name) };
    let sum = 0;
    for (let i = 0; i < boards; i++) {
      const seed = childSeed(seedOf("humans"), String(i));
      sum += (await huntAlone(randomPrey(table, drawOf(seed)), drawOf(seed), hunting)).misses;
    }
    return sum / boards;
  };
  const [weak, casual, good, strong] = [
    await misses("weak"),
    await misses("casual"),
    await misses("good"),
    await misses("strong"),
  ];
  expect(weak).toBeGreaterThan(casual);
  expect(casual).toBeGreaterThan(good);
  expect(good).toBeGreaterThan(strong);
});

test("the strong one hides few and rare letters", async () => {
  const state = head.rules.setup(config());
  const commonness = async (name: HumanName) => {
    let sum = 0;
    for (let i = 0; i < 40; i++) {
      const draw = drawOf(childSeed(seedOf("hides"), String(i)));
      const view = head.rules.view(state, 0);
      const { move } = await humanBot(name).choose({
        view,
        seat: 0,
        moves: head.rules.moves(state, 0),
        draw,
        nodes: 1,
      });
      if (move.kind !== "place") throw new Error("the set-up places");
      for (const letter of new Set(move.board.flatMap(({ word }) => [...word])))
        sum += (letterFrequency.english[letter] ?? 0) / 40;
    }
    return sum;
  };
  expect(await commonness("strong")).toBeLessThan((await commonness("casual")) - 10);
});

test("a good one follows a line that shows", async () => {
  const table = begun();
  idle(table, ["cell A1", "cell B1"]);
  const chosen = async (name: HumanName, from: Table) => {
    const moves: string[] = [];
    for (let i = 0; i < 60; i++) {
      const { move } = await humanBot(name).choose({
        view: from.match.view(0),
        seat: 0,
        moves: from.match.moves(0),
        draw: drawOf(childSeed(seedOf("line"), String(i))),
        nodes: 1,
      });
      if (move.kind === "cell") moves.push(move.cell);
    }
    return moves;
  };
  const followed = await chosen("good", table);
  expect(followed.length).toBeGreaterThan(5);
  expect(new Set(followed)).toEqual(new Set(["C1"]));
});

test("they try a word when they think they know it", async () => {
  const table = begun();
  idle(table, ["letter C", "letter W", "letter N"]);
  let tried = 0;
  for (let i = 0; i < 40; i++) {
    const { move } = await humanBot("good").choose({
      view: table.match.view(0),
      seat: 0,
      moves: table.match.moves(0),
      draw: drawOf(childSeed(seedOf("word"), String(i))),
      nodes: 1,
    });
    if (move.kind === "word") tried += 1;
  }
  expect(tried).toBeGreaterThan(20);
});
