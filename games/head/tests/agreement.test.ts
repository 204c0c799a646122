/** Words by agreement: asked for without being told, answered by the other, and then as good as any. */
import { drawOf, Match, readRecord, seedOf, writeRecord } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { tableBank } from "../content/table-bank.ts";
import { head, openRequest } from "../index.ts";
import { rowHopes } from "../solver/words.ts";
import { config, Table } from "./table.ts";

const odd = "place CAT A1 E, CART A2 E, LOTTX A3 E";
const plain = "place DOG A1 E, GOLD A2 E, CROWN A3 E";

test("a word that is not in the dictionary may be hidden once the other allows it", () => {
  const table = new Table();
  expect(table.refused(0, odd)).toContain("LOTTX");
  expect(table.play(0, "ask 3")).toEqual([{ kind: "asked", seat: 0, row: 3 }]);
  expect(table.onTurn).toEqual([1]);
  expect(table.refused(1, plain)).toContain("asked for");
  expect(table.play(1, "allow 3")).toEqual([{ kind: "allowed", seat: 1, row: 3 }]);
  expect(table.onTurn).toEqual([0, 1]);
  // The other rows are still bound to the dictionary, and so is the other board.
  expect(table.refused(0, "place CAX A1 E, CART A2 E, LOTTX A3 E")).toContain("CAX");
  expect(table.refused(1, "place DOG A1 E, GOLD A2 E, LOTTX A3 E")).toContain("LOTTX");
  table.play(0, odd);
  table.play(1, plain);
  expect(table.onTurn).toEqual([0]);
});

test("whoever has hidden their words already can still be asked", () => {
  const table = new Table();
  table.play(1, plain);
  table.play(0, "ask 3");
  expect(table.onTurn).toEqual([1]);
  table.play(1, "decline 3");
  expect(table.onTurn).toEqual([0]);
  expect(table.refused(0, odd)).toContain("LOTTX");
  expect(table.refused(0, "ask 3")).toContain("asked for before");
  table.play(0, "ask 2");
  expect(table.onTurn).toEqual([1]);
});

test("only the other answers, only what was asked, and only before the boards are set", () => {
  const table = new Table();
  expect(table.refused(1, "allow 3")).not.toBe("");
  expect(table.refused(0, "ask 4")).toContain("no word 4");
  table.play(0, "ask 3");
  expect(table.refused(0, "allow 3")).not.toBe("");
  expect(table.refused(1, "allow 2")).not.toBe("");
  expect(table.refused(1, "ask 1")).not.toBe("");
  table.play(1, "decline 3");
  table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  expect(table.refused(0, "ask 1")).not.toBe("");
  expect(new Table("house=alone").refused(0, "ask 1")).not.toBe("");
});

test("a blocked word is not allowed by agreement either", () => {
  const table = new Table();
  table.play(0, "ask 1");
  table.play(1, "allow 1");
  const blocked = tableBank(config());
  const word = ["ASS", "TIT", "FAG", "CUM"].find((one) => blocked.isBlocked(one));
  expect(word).toBeDefined();
  expect(table.refused(0, `place ${word} A1 E, CART A2 E, RAVEN A3 E`)).toContain("not allowed");
});

/** A duel in which seat 0 hides a word by agreement, or one of the dictionary in the same row. */
const begun = (board: string): Table => {
  const table = new Table();
  for (const [seat, move] of [
    [0, "ask 3"],
    [1, "allow 3"],
    [0, board],
    [1, plain],
    [0, "letter Q"],
  ] as const)
    table.play(seat, move);
  return table;
};

test("in that row any word can be guessed, so that no answer tells whether it is in the dictionary", () => {
  for (const board of [odd, "place CAT A1 E, CART A2 E, RAVEN A3 E"]) {
    const table = begun(board);
    expect(table.refused(1, "word 1 QQQ")).toContain("QQQ");
    const told = table.play(1, "word 3 ZZZZZ");
    expect(told[0]).toMatchObject({ kind: "word", hit: false });
  }
  const right = begun(odd).play(1, "word 3 LOTTX");
  expect(right[0]).toMatchObject({ kind: "word", word: "LOTTX", hit: true });
});

test("the record replays with what was asked and answered", () => {
  const { match } = begun(odd);
  const read = readRecord(writeRecord(match.record));
  if (!read.ok) throw new Error(read.refusal.reason);
  const resumed = Match.resume(head.rules, read.value);
  if (!resumed.ok) throw new Error(resumed.refusal.reason);
  expect(resumed.value.match.state).toEqual(match.state);
});

test("a board can be imagined around a word by agreement, and looks the same", () => {
  const table = begun(odd);
  for (const move of ["letter X", "letter T", "cell A3", "cell E3"]) {
    table.play(1, move);
    table.play(0, `cell ${move.startsWith("cell") ? "H" : "G"}${move.endsWith("X") || move.endsWith("A3") ? 8 : 7}`);
  }
  const view = table.match.view(1);
  for (let i = 0; i < 20; i++) {
    const imagined = head.rules.imagine(view, 1, drawOf(seedOf(`imagined ${i}`)));
    expect(head.rules.view(imagined, 1)).toEqual(view);
  }
  for (const { total } of rowHopes(view.hunts[1], tableBank(view.config))) expect(total).toBeGreaterThan(0);
});

test("a bot declines", async () => {
  const { match } = Match.begin(head.rules, config(), { seed: seedOf("asked") });
  match.play(0, "ask 3");
  const made = head.bots["executioner"]?.make("0.5");
  if (made?.ok !== true) throw new Error("there is no Executioner");
  const view = head.rules.view(match.state, 1);
  expect(openRequest(view.requests ?? [])).toEqual({ seat: 0, row: 3, answer: "open" });
  const ask = { view, seat: 1, moves: head.rules.moves(match.state, 1), draw: drawOf(seedOf("dice")), nodes: 1 };
  expect((await made.value.choose(ask)).move).toEqual({ kind: "decline", row: 3 });
});
