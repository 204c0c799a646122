/** The review of a duel: the Oracle's judgement of each guess, by the seat's view alone. */
import {
  type AnyRules,
  accuracyOf,
  childSeed,
  drawOf,
  Match,
  type MatchRecord,
  playOut,
  type ReviewedEntry,
  readBot,
  reviewMatch,
  seedOf,
  sentence,
  usualBound,
} from "@turnlight/kernel";
import { expect, test } from "vitest";
import { head } from "../index.ts";
import { reviewer } from "../review/index.ts";
import { begun, config, Table } from "./table.ts";

const reviewed = (record: MatchRecord, seat = 0): readonly ReviewedEntry[] => {
  const read = reviewMatch(head.rules as AnyRules, reviewer, record, seat, { nodes: 3000 });
  if (!read.ok) throw new Error(sentence(read.refusal));
  return [...read.value.steps()];
};

/** Seat 0 makes the given guesses while seat 1 shoots from the bottom up. */
const guessed = (guesses: readonly string[], table: Table = begun()): MatchRecord => {
  for (const [i, guess] of guesses.entries()) {
    table.play(0, guess);
    table.play(1, `cell ${"ABCDEFGH"[i % 8]}8`);
  }
  return table.match.record;
};

/** The judgement of the seat's guess number i, from 0. */
const judgedAt = (record: MatchRecord, i: number) =>
  reviewed(record).flatMap(({ judged }) => (judged === undefined ? [] : [judged]))[i];

const played = async (seats: readonly string[], settings = "", name = "reviewed"): Promise<MatchRecord> => {
  const seed = childSeed(seedOf(name), settings);
  const { match } = Match.begin(head.rules, config(settings), { seed });
  const sittings = seats.map((text, seat) => {
    const bot = readBot(head as never, text);
    if (!bot.ok) throw new Error(bot.refusal.reason);
    return { bot: bot.value as never, draw: drawOf(childSeed(seed, String(seat))) };
  });
  await playOut(match, sittings, { nodes: 3000, bound: usualBound });
  return match.record;
};

test("a word with a letter already missed is impossible, and a blunder", () => {
  expect(judgedAt(guessed(["letter S", "letter E", "word 1 SEA"]), 2)).toMatchObject({
    move: "word 1 SEA",
    mark: "blunder",
    habit: "impossible",
    exact: false,
  });
});

test("a word tried while hundreds fit is rash, also when it is right", () =>
  expect(judgedAt(guessed(["letter E", "word 3 CROWN"]), 1)).toMatchObject({ habit: "rash" }));

test("a rare letter before the common ones is unlikely, and a better one is named", () => {
  const judged = judgedAt(guessed(["letter Q"]), 0);
  expect(judged).toMatchObject({ habit: "unlikely", move: "letter Q" });
  expect(judged?.options[0]?.move).toMatch(/^letter [EAIORSTN]$/);
  expect(judged?.given).toBeCloseTo((judged?.best ?? 0) - (judged?.made ?? 0), 9);
});

test("a cell on which no word can lie any more is impossible", () =>
  expect(judgedAt(guessed(["cell B8", "cell A7", "cell B7", "cell A8"]), 3)).toMatchObject({ habit: "impossible" }));

test("what was hidden changes nothing: a word that lies elsewhere and answered the same is judged the same", () => {
  const elsewhere = () => {
    const table = new Table();
    table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
    table.play(1, "place DOG A1 E, GOLD A2 E, CROWN A4 E");
    return table;
  };
  const guesses = ["letter O", "cell A1", "letter Q"];
  const judgements = (record: MatchRecord) => reviewed(record).flatMap(({ judged }) => judged ?? []);
  expect(judgements(guessed(guesses, elsewhere()))).toEqual(judgements(guessed(guesses)));
});

test("the Oracle is more accurate than a beginner, and the same match is judged the same twice", async () => {
  const record = await played(["oracle", "human:weak"]);
  const [oracle, weak] = [0, 1].map((seat) => accuracyOf(reviewer.scale, reviewed(record, seat)));
  expect(oracle?.accuracy ?? 0).toBeGreaterThan((weak?.accuracy ?? 100) + 10);
  expect(reviewed(record, 1)).toEqual(reviewed(record, 1));
});

test("the curve ends with who lost the head, and both seats' chances make a whole", async () => {
  const record = await played(["oracle", "human:weak"]);
  const [mine, theirs] = [reviewed(record, 0), reviewed(record, 1)];
  for (const [i, { outlook }] of mine.entries())
    if (outlook !== undefined) expect((outlook.value ?? 0) + (theirs[i]?.outlook?.value ?? 0)).toBeCloseTo(1, 9);
  expect([0, 1]).toContain(mine.at(-1)?.outlook?.value);
});
