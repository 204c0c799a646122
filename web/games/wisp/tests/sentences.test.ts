import { firstLight, readLevel, setup, type WispFact, type WispState } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { inEveryLanguage } from "../../../language/tests/in-every-language.ts";
import { leftIn, shownOf } from "../board/board-picture.ts";
import { aimAt } from "../play/preview.ts";
import { sayingOf, stepName, turnSaid } from "../play/sentences.ts";
import { facts } from "../words/facts.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const state = setup(firstLight);
const turn: readonly WispFact[] = [
  { kind: "move", direction: "N", path: [20, 15], jump: false },
  { kind: "wake", who: 0, at: 1 },
  { kind: "step", who: 0, direction: "S", path: [1, 6], jump: false },
  { kind: "stuck", who: 0, at: 6 },
  { kind: "merge", who: 1, into: 0, at: 6, count: 2 },
  { kind: "purify", who: 0, at: 6, count: 2 },
];

const moment = {
  state,
  moves: 3,
  outlook: undefined,
  advice: undefined,
  walking: undefined,
  aimed: undefined,
  turn,
  tellDraw: true,
  tale: "",
};

test("the line beside the board tells all that a turn brought, not only the last", () => {
  for (const texts of [en, de]) {
    const { text } = sayingOf(moment, texts);
    const parts = [texts.message.woke(1), texts.message.merged(2), texts.message.stuck(1), texts.message.freed(2)];
    for (const part of parts) expect(text).toContain(part);
  }
});

test("a reader hears a sentence for every fact", async () => {
  for (const words of Object.values(await inEveryLanguage(() => facts.value))) {
    const announced = turnSaid(turn, state, words, () => "Ann");
    for (const one of turn) expect(announced).toContain(turnSaid([one], state, words, () => "Ann"));
  }
});

test("what is urgent comes first, and is heard after the turn that led to it", () => {
  const saying = sayingOf({ ...moment, outlook: { verdict: { kind: "lost" } } }, en);
  expect(saying).toMatchObject({ text: en.message.checkmate, followsTurn: true });
});

test("what is watched is said as a step of so many, and is not the turn's", () => {
  const walking = { line: ["N", "E", "S"] as const, taken: 2, playing: true };
  expect(sayingOf({ ...moment, walking }, en)).toMatchObject({ text: en.message.solution(2, 3), followsTurn: false });
});

test("two that merged are one to be purified", () => {
  const [one] = state.enemies;
  if (one === undefined) throw new Error("nobody is there");
  const merged: WispState = { ...state, enemies: [{ ...one, count: 2 }] };
  expect(leftIn(shownOf(merged))).toBe(1);
  const shown = shownOf(merged);
  expect(leftIn({ ...shown, figures: shown.figures.map((figure) => ({ ...figure, leaving: "merged" })) })).toBe(0);
});

const tied = (text: string) => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  const begun = setup(read.value.level);
  return { ...moment, state: begun, turn: [], aimed: aimAt(begun, "N") };
};

test("where two steps are as good, the line says what the creature prefers, and why", () => {
  const order = tied("G . . .\n. r . .\n. . . .\n. . . W");
  expect(sayingOf(order, en).text).toBe(
    "The fox prefers to go right: down is just as near, but in a tie the order is up, right, down, left.",
  );
  expect(sayingOf(order, de).text).toBe(
    "Der Fuchs geht lieber nach rechts als nach unten: Bei Gleichstand gilt oben, rechts, unten, links.",
  );
  const grove = tied("r . . G\n. . . .\n. . . .\n. . . W");
  expect(sayingOf(grove, en).text).toBe(
    "The fox prefers to go down: right is just as near, but leads towards the grove.",
  );
  expect(sayingOf(grove, de).text).toBe("Der Fuchs geht lieber nach unten, denn nach rechts käme er dem Hain näher.");
  const into = tied("r G . .\n. . . .\n. . . .\n. . . W");
  expect(sayingOf(into, en).text).toBe("The fox prefers to go down: right is just as near, but leads into the grove.");
});

test("a step's label names the creature's cell, since one hears no drawing", () => {
  const { state: begun } = tied("r . . G\n. . . .\n. . . .\n. . . W");
  expect(stepName(begun, "N", en)).toContain("The fox at A1 prefers to go down: right is just as near");
  expect(stepName(begun, "N", de)).toContain("Der Fuchs auf A1 geht lieber nach unten");
});

test("every creature has its name with an article, in both languages", () => {
  expect(en.theKinds).toEqual({
    red: "The fox",
    purple: "The purple prowler",
    sleeper: "The sleeper",
    guard: "The guard",
  });
  expect(de.theKinds).toEqual({
    red: "Der Fuchs",
    purple: "Der violette Jäger",
    sleeper: "Der Schläfer",
    guard: "Der Wächter",
  });
});

test("a step's label is made of sentences with one full stop each", () => {
  const { state: begun } = tied("r . r G\n. p . .\n. . W .\n. . . .");
  for (const texts of [en, de]) {
    const label = stepName(begun, "N", texts);
    expect(label.match(/[.]/g)?.length).toBeGreaterThan(2);
    expect(label).not.toMatch(/[.][.]|[^.]$/);
  }
});

test("a sleeper that has woken up is a purple prowler from then on", async () => {
  const { state: begun } = tied("p . . G\n. . . .\n. . . .\n. . . W");
  const woken: readonly WispFact[] = [
    { kind: "wake", who: 0, at: 0 },
    { kind: "step", who: 0, direction: "S", path: [0, 4], jump: false },
    { kind: "purify", who: 0, at: 3, count: 1 },
  ];
  expect(await inEveryLanguage(() => turnSaid(woken, begun, facts.value, () => "Ann"))).toEqual({
    en: "The sleeper at A1 wakes up. The purple prowler moves down to A2. The grove purifies the purple prowler.",
    de: "Der Schläfer auf A1 wacht auf. Der violette Jäger geht nach unten auf A2. Der violette Jäger wird im Hain erlöst.",
  });
});
