/** The lesson's script does what its texts say, and takes a newcomer less than a minute and a half. */
import { endingOf, legalMoves } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { script, stepNames } from "../learn/script.ts";
import { page } from "../page.ts";
import { isLethal } from "../play/preview.ts";
import { texts as de } from "../words/lesson.de.ts";
import { texts as en } from "../words/lesson.en.ts";

const stepOf = (name: (typeof stepNames)[number]) => {
  const found = script.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no step ${name}`);
  return found;
};
const kinds = (name: (typeof stepNames)[number]) => stepOf(name).facts.map(({ kind }) => kind);

test("every step stands where the one before it led, or on a new board", () => {
  expect(script.map(({ name }) => name)).toEqual(stepNames);
  for (const [i, { position, foxes }] of script.entries()) {
    const before = script[i - 1];
    if (before?.foxes === foxes) expect(position).toEqual(before.after);
  }
});

test("a fox steps, is purified, catches, merges with another, and both go home", () => {
  expect(kinds("step")).toEqual(["move", "step"]);
  expect(kinds("grove")).toEqual(["move", "step", "purify", "complete"]);
  expect(kinds("caught")).toContain("caught");
  expect(kinds("merge")).toContain("merge");
  expect(kinds("home")).toEqual(["move", "step", "purify", "complete"]);
  expect(endingOf(stepOf("home").after)).toBe("won");
});

test("what is looked at is the cell where one was caught, and the next step is safe", () => {
  const { position, way } = stepOf("look");
  expect(way).toBe(stepOf("caught").way);
  expect(isLethal(position, way)).toBe(true);
  expect(isLethal(stepOf("merge").position, stepOf("merge").way)).toBe(false);
});

test("every step has one action, which is legal", () => {
  for (const { position, way, waits } of script)
    if (waits === "undo") expect(endingOf(position)).toBe("caught");
    else expect(legalMoves(position)).toContain(way);
});

/** Slow readers: words a minute, and seconds to find and press a cell. */
const reading = 160;
const acting = 2;

test("a slow newcomer is through in 90 seconds, in both languages", () => {
  const shown = script
    .flatMap(({ facts }) => facts)
    .reduce((sum, { kind }) => sum + Number(page.times?.[kind] ?? 0), 0);
  for (const texts of [en, de]) {
    const read = [
      texts.goals[1],
      texts.goals[2],
      ...stepNames.flatMap((name) => [texts.bubbles[name].keys("C"), texts.bubbles[name].about]),
      texts.wonAbout,
    ];
    const count = read.join(" ").split(/\s+/).length;
    const seconds = (count / reading) * 60 + script.length * acting + shown / 1000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(90);
  }
});

test("the first sentence is the goal", () => {
  expect(en.goals[1]).toContain("into the grove");
  expect(de.goals[1]).toContain("in den Hain");
});
