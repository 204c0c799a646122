/** What the learning bot remembers of a player over matches, and how it uses it. */
import {
  classic,
  documentConfig,
  learningBot,
  learningWith,
  noMemory,
  noticedIn,
  type OpponentMemory,
  parlour,
  readMemory,
  remember,
  writeMemory,
  type ZonkMove,
  zonk,
} from "@turnlight/games/zonk";
import { type AnyGame, Match, type MatchRecord, readBot, seedOf, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { answer, askAt, deciding, usual } from "./table-talk.ts";

const { rules } = zonk;

/** A match in which seat 0 banks at these points by dice left, and seat 1 at once. */
const played = (seed: string, limits: Readonly<Record<number, number>>, table = parlour): MatchRecord => {
  const config = { ...usual, table, target: 2000 * table.scale };
  const { match } = Match.begin(rules, config, { seed: seedOf(seed) });
  while (match.outcome === undefined) {
    const { phase, points, left, seat } = match.state;
    const [best] = rules.moves(match.state, seat) as readonly ZonkMove[];
    const limit = seat === 1 ? 0 : (limits[left] ?? Number.POSITIVE_INFINITY) * table.scale;
    const decided = phase.kind === "deciding" ? ({ kind: points >= limit ? "bank" : "roll" } as const) : best;
    match.play(seat, rules.moveText.write(decided ?? { kind: "roll" }));
  }
  return match.record;
};

const remembered = (records: readonly MatchRecord[], seat = 0): OpponentMemory =>
  records.reduce<OpponentMemory>((memory, record) => {
    const read = remember(memory, record, seat);
    if (!read.ok) throw new Error(sentence(read.refusal));
    return read.value;
  }, noMemory);

const shy = { 3: 100, 2: 80, 1: 20 };
const matches = (count: number, table = parlour) =>
  Array.from({ length: count }, (_, i) => played(`evening ${i}`, shy, table));

const choicesIn = ({ once, many }: OpponentMemory): number =>
  [...once, ...many].reduce((sum, { banked, rolled }) => sum + banked + rolled, 0);

describe("a memory", () => {
  test("grows with every match, and one match is remembered like another", () => {
    const [first, second] = matches(2);
    if (first === undefined || second === undefined) throw new Error("two were played");
    const both = remembered([first, second]);
    expect(choicesIn(both)).toBe(choicesIn(remembered([first])) + choicesIn(remembered([second])));
    expect(both).toEqual(remembered([second, first]));
  });
  test("holds only the seat it is kept of", () =>
    expect(remembered(matches(1), 1)).not.toEqual(remembered(matches(1), 0)));
  test("keeps the two kinds of tables apart", () => {
    expect(remembered(matches(1)).many).toEqual([]);
    expect(remembered(matches(1, classic)).once).toEqual([]);
  });
  test("never counts the bank that wins, nor choices without a risk", () => {
    const [record] = matches(1);
    if (record === undefined) throw new Error("one was played");
    const resumed = Match.resume(rules, record);
    if (!resumed.ok) throw new Error(sentence(resumed.refusal));
    const { turns } = resumed.value.match.state;
    const own = turns.filter(({ seat }) => seat === 0);
    const last = own.at(-1);
    const won = last === turns.at(-1);
    const risky = own.flatMap(({ crossroads }) => crossroads.filter(([, left]) => left <= 3)).length;
    const winningRisk = won && (last?.crossroads.at(-1)?.[1] ?? 6) <= 3 ? 1 : 0;
    expect(choicesIn(remembered([record]))).toBe(risky - winningRisk);
  });
  test("stays small however long somebody plays", () =>
    expect(choicesIn(remembered(matches(60)))).toBeLessThanOrEqual(400));
  test("is a text that comes back", () => {
    const memory = remembered([...matches(3), ...matches(2, classic)]);
    expect(readMemory(writeMemory(memory))).toEqual({ ok: true, value: memory });
    expect(readMemory(writeMemory(noMemory))).toEqual({ ok: true, value: noMemory });
  });
  test.each(["", "2x8=3-1", "7x8=3-1!", "2x99=1-1!", "2x8=0-0!", "2x8=1-0,2x8=1-0!", "!!", "drei!"])(
    "the text %o is none",
    (text) => expect(readMemory(text)).toMatchObject({ ok: false, refusal: { code: "bad-memory" } }),
  );
  test("is refused for a seat that is not there", () => {
    const [record] = matches(1);
    if (record === undefined) throw new Error("one was played");
    expect(remember(noMemory, record, 4)).toMatchObject({ ok: false, refusal: { code: "no-seat" } });
  });
});

describe("what is noticed", () => {
  test("is where they bank, with the dice it happens with most", () => {
    const noticed = noticedIn(remembered(matches(6)), parlour);
    expect(noticed?.seen).toBeGreaterThan(5);
    const limit = shy[(noticed?.left ?? 0) as keyof typeof shy];
    expect(noticed?.bankFrom).toBeGreaterThan(limit - 30);
    expect(noticed?.bankFrom).toBeLessThanOrEqual(limit + 10);
  });
  test("is nothing before there is a habit, nor after forgetting", () =>
    expect(noticedIn(noMemory, parlour)).toBeUndefined());
});

describe("Learning with a memory", () => {
  const memory = remembered(matches(6));
  const view = deciding([["2233", 80, 2]]);
  test("knows its rival from the first turn on, and says what it noticed", () => {
    const stranger = answer(learningBot(documentConfig), askAt(view)).why;
    const friend = answer(learningBot(documentConfig, { seat: 1, memory }), askAt(view)).why;
    expect(stranger?.["rivalChoicesSeen"]).toBe(0);
    expect(friend?.["rivalChoicesSeen"]).toBe(choicesIn(memory));
    expect(friend?.["noticedBankFrom"]).toBe(noticedIn(memory, parlour)?.bankFrom);
    expect(stranger).not.toHaveProperty("noticedBankFrom");
  });
  test("uses it only against whom it is of", () =>
    expect(answer(learningBot(documentConfig, { seat: 0, memory }), askAt(view)).why?.["rivalChoicesSeen"]).toBe(0));
  test("takes it in its name, and refuses what is no memory", () => {
    const game: AnyGame = zonk;
    const bot = readBot(game, learningWith({ seat: 1, memory }));
    if (!bot.ok) throw new Error(sentence(bot.refusal));
    const why = answer(bot.value as ReturnType<typeof learningBot>, askAt(view)).why;
    expect(why?.["rivalChoicesSeen"]).toBe(choicesIn(memory));
    for (const text of ["hybrid:learning;knows=", "hybrid:learning;knows=9!!", "hybrid:learning;knows=1!x!"])
      expect(readBot(game, text)).toMatchObject({ ok: false, refusal: { code: "bad-memory" } });
    expect(readBot(game, "hybrid:hard;knows=1!!")).toMatchObject({ ok: false, refusal: { code: "bad-bot" } });
  });
});
