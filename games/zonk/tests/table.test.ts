/** External tables: what is accepted, what is refused, and why. */
import { classic, parlour, readTable, readTableFile, readTableText, writeTable, zonk } from "@turnlight/games/zonk";
import { sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { madeUp } from "./naive.ts";

const file = (combinations: unknown, more: object = {}) =>
  JSON.stringify({ name: "mine", oncePerRoll: true, scale: 1, combinations, ...more });
const single = { kind: "single-1", points: 10, tier: 5 };

const refused = (text: string): string => {
  const read = readTableFile(text);
  if (read.ok) throw new Error("it was read");
  return sentence(read.refusal);
};

test("a table file reads as it is written in the manual", () => {
  const read = readTableFile(file([single, { kind: "three", points: [1000, 200, 300, 400, 500, 600], tier: 3 }]));
  expect(read.ok && read.value.combinations[1]?.points).toEqual([1000, 200, 300, 400, 500, 600]);
});

describe("a bad table is refused with what is wrong and what would be right", () => {
  test.each([
    [
      "an unknown combination",
      file([single, { kind: "seven", points: 10 }]),
      /combinations, item 2, kind: .*"seven".*expected single-1/,
    ],
    [
      "negative points",
      file([{ ...single, points: -10 }]),
      /combinations, item 1, points: it is -10; expected a whole number from 1/,
    ],
    ["no points", file([{ ...single, points: 0 }]), /points: it is 0/],
    ["points that are no number", file([{ ...single, points: "many" }]), /points: it is "many"/],
    [
      "too few faces",
      file([single, { kind: "three", points: [1, 2, 3] }]),
      /item 2, points: it is a list; expected a list of 6/,
    ],
    [
      "points by face for a straight",
      file([single, { kind: "run-3", points: [1, 2, 3, 4, 5, 6] }]),
      /item 2, points: it is a list; expected a whole number/,
    ],
    [
      "a tier out of range",
      file([{ ...single, tier: 6 }]),
      /item 1, tier: it is 6; expected a whole number from 1 to 5/,
    ],
    ["no scoring single", file([{ kind: "pair", points: 20 }]), /no single die scores.*expected single-1 or single-5/],
    ["no combinations at all", file([]), /no single die scores/],
    ["a combination twice", file([single, single]), /combinations, item 2: single-1 is listed twice/],
    [
      "an unknown field",
      file([single], { colour: "green" }),
      /unknown field "colour"; expected name, combinations, oncePerRoll, scale/,
    ],
    ["an unknown field of a combination", file([{ ...single, worth: 3 }]), /unknown field "worth"/],
    ["no name", file([single], { name: "" }), /name: it is ""/],
    ["a bad scale", file([single], { scale: 0 }), /scale: it is 0; expected a number from 0.01/],
    ["a bad oncePerRoll", file([single], { oncePerRoll: "yes" }), /oncePerRoll: it is "yes"; expected true or false/],
    ["a list", "[]", /it is a list; expected an object with name, combinations/],
    ["no JSON", "{", /this isn't complete JSON; expected {"name":"mine"/],
  ])("%s", (_, text, saying) => expect(refused(text)).toMatch(saying));
});

test("every table has one word that reads back as the same table", () => {
  for (const table of [parlour, classic, madeUp, { ...parlour, name: "ä :=@,/ %" }, { ...parlour, scale: 2.5 }]) {
    const word = writeTable(table);
    expect(word).not.toMatch(/\s/);
    expect(readTableText(word)).toEqual({ ok: true, value: table });
  }
  expect(writeTable(parlour)).toBe("parlour");
  expect(writeTable(structuredClone(classic))).toBe("classic");
});

test("a table that only bears a known name is written out", () => {
  const changed = { ...parlour, scale: 2 };
  expect(readTableText(writeTable(changed))).toEqual({ ok: true, value: changed });
});

describe("a table's settings", () => {
  const read = (text: string) => zonk.rules.configText.read(text);
  const targetOf = (text: string) => {
    const config = read(text);
    return config.ok ? config.value.target : sentence(config.refusal);
  };
  test("the usual target is 2,000 at Parlour and 10,000 at Classic", () => {
    expect(targetOf("")).toBe(2000);
    expect(targetOf("table=classic")).toBe(10_000);
    expect(targetOf("table=classic target=5000")).toBe(5000);
  });
  test.each([
    ["colour=green", /unknown setting "colour"; expected one of seats, table, target, streak, first/],
    ["seats=7", /setting seats: .*from 2 to 6/],
    ["target=0", /setting target: .*from 10/],
    ["streak=maybe", /setting streak: .*on or off/],
    ["first=2", /seat 2 can't start; expected a seat from 0 to 1/],
    ["table=farkle", /setting table: there is no table called "farkle"; expected parlour, classic/],
    ["table=x:once:1:single-1=-5@5", /setting table, combinations, item 1, points: it is "-5"/],
  ])("%s is refused", (text, saying) => {
    const config = read(text);
    expect(config.ok ? "read" : sentence(config.refusal)).toMatch(saying);
  });
});

test("what is not plain data is no table", () => {
  for (const value of [undefined, null, 3, "parlour", [parlour]]) expect(readTable(value).ok).toBe(false);
});
