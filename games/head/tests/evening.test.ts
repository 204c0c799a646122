/** Results carry over an evening, and the presets' tables say what they promise. */
import { seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { type HumanName, humanBot } from "../bots/humans.ts";
import { playEvening } from "../commands/evening.ts";
import {
  type Difficulty,
  difficulties,
  eveningAfter,
  eveningOf,
  eveningText,
  freshEvening,
  freshTemper,
  head,
  houseDifficulty,
  limitParts,
  presetLimit,
  presetNames,
  presets,
  presetTable,
  temperFor,
} from "../index.ts";
import { config } from "./table.ts";

const after = (difficulty: Difficulty, results: string) =>
  [...results].reduce((evening, result) => eveningAfter(evening, result === "w"), freshEvening(difficulty));

describe("an evening", () => {
  test("begins as the difficulty has it, and the match's own band with it", () => {
    for (const difficulty of difficulties) expect(temperFor(freshEvening(difficulty))).toEqual(freshTemper(difficulty));
  });

  test("two losses in a row lower the skill by 0.1, two wins raise it; one of each changes nothing", () => {
    expect(after("normal", "l").skill).toBe(0.5);
    expect(after("normal", "ll").skill).toBe(0.4);
    expect(after("normal", "ww").skill).toBe(0.6);
    expect(after("normal", "wlwlwl").skill).toBe(0.5);
    expect(after("normal", "lll").skill).toBe(0.3);
    expect(after("normal", "llwl").skill).toBe(0.4);
  });

  test("so it is at every difficulty, and every further result of the same kind moves it again", () => {
    expect(after("easy", "l").skill).toBe(0.25);
    expect(after("easy", "ll").skill).toBe(0.15);
    expect(after("easy", "www").skill).toBe(0.45);
    expect(after("hard", "ll").skill).toBe(0.65);
    expect(after("hard", "lll").skill).toBe(0.55);
    expect(after("hard", "lwl").skill).toBe(0.75);
    expect(after("hard", "ww").skill).toBe(0.85);
  });

  test("it stays inside the difficulty's range: 0.15–0.55, 0.30–0.80, 0.55–0.95", () => {
    const ends = (difficulty: Difficulty) => ["l", "w"].map((result) => after(difficulty, result.repeat(20)).skill);
    expect(ends("easy")).toEqual([0.15, 0.55]);
    expect(ends("normal")).toEqual([0.3, 0.8]);
    expect(ends("hard")).toEqual([0.55, 0.95]);
  });

  test("the next match begins with the evening's skill, and each step moves both thresholds by one, on Hard by two", () => {
    expect(temperFor(after("hard", "ll"))).toEqual({
      ...freshTemper("hard"),
      skill: 0.65,
      hitsToRaise: 4,
      missesToLower: 3,
    });
    expect(temperFor(after("easy", "wwww"))).toMatchObject({ skill: 0.55, hitsToRaise: 2, missesToLower: 5 });
    expect(temperFor(after("normal", "w".repeat(9)))).toMatchObject({ skill: 0.8, hitsToRaise: 1, missesToLower: 6 });
  });

  test("at an end of its range the Executioner's own misses are limited otherwise: fewer at the bottom, more at the top", () => {
    const house = (difficulty: Difficulty, results: string) => houseDifficulty(after(difficulty, results));
    for (const difficulty of difficulties) expect(house(difficulty, "")).toBe("normal");
    expect([house("hard", "ll"), house("hard", "lll"), house("hard", "w".repeat(9))]).toEqual([
      "normal",
      "hard",
      "easy",
    ]);
    expect([house("normal", "lll"), house("normal", "w".repeat(9))]).toEqual(["hard", "easy"]);
    expect([house("easy", "lll"), house("easy", "w".repeat(9))]).toEqual(["normal", "easy"]);
  });

  test("a bot's name tells the evening, and any other name none", () => {
    expect(eveningOf("executioner:normal/0.4/-2")).toEqual(after("normal", "ll"));
    for (const bot of ["executioner:normal", "executioner:0.5", "oracle"]) expect(eveningOf(bot)).toBeUndefined();
  });

  test("is one line of text, and nonsense is refused", () => {
    for (const evening of [freshEvening("easy"), after("normal", "llll"), after("hard", "www")])
      expect(eveningText.read(eveningText.write(evening))).toEqual({ ok: true, value: evening });
    for (const text of ["", "normal", "normal/0.9/0", "brutal/0.5/0", "normal/0.5/x"])
      expect(eveningText.read(text).ok).toBe(false);
  });

  test("played out, the skill before each match follows from the results before it", async () => {
    const plan = {
      rules: head.rules,
      human: humanBot("weak"),
      difficulty: "hard",
      preset: "quick",
      matches: 6,
    } as const;
    const { won, skills } = await playEvening(seedOf("an evening"), { ...plan, band: true });
    const told = won.map(
      (_, i) =>
        after(
          "hard",
          won
            .slice(0, i)
            .map((one) => (one ? "w" : "l"))
            .join(""),
        ).skill,
    );
    expect(skills).toEqual(told);
    const alone = await playEvening(seedOf("an evening"), { ...plan, band: false });
    expect(new Set(alone.skills)).toEqual(new Set([0.75]));
  });
});

/** Hundreds of games: on a busy machine this takes longer than the default timeout. */
const timeout = 600_000;

test(
  "what carries over keeps an evening open: the weak win more on Hard with it, and the strong less on Easy",
  async () => {
    const wins = async (human: HumanName, difficulty: Difficulty, band: boolean): Promise<number> => {
      const plan = {
        rules: head.rules,
        human: humanBot(human),
        difficulty,
        preset: "evening",
        matches: 10,
        band,
      } as const;
      let sum = 0;
      for (let i = 0; i < 6; i++)
        sum += (await playEvening(seedOf(`open ${i}`), plan)).won.slice(3).filter((won) => won).length;
      return sum;
    };
    expect(await wins("weak", "hard", true)).toBeGreaterThan(await wins("weak", "hard", false));
    expect(await wins("strong", "easy", true)).toBeLessThan(await wins("strong", "easy", false));
  },
  timeout,
);

describe("presets", () => {
  test("Quick and Evening play with Mercy, Bonus turn and told directions, As printed and Expert with no house rule", () => {
    expect(presetNames.map((name) => [name, presets[name].grid, presets[name].house.join(" ")])).toEqual([
      ["quick", 6, "mercy bonus direction"],
      ["evening", 8, "mercy bonus direction"],
      ["printed", 8, ""],
      ["expert", 12, ""],
    ]);
  });

  test("their limits on the usual difficulty: 27, 27, exactly the printed 21, and 24", () => {
    expect(presetNames.map((name) => presetLimit(name))).toEqual([27, 27, 21, 24]);
    for (const name of presetNames) {
      const table = { ...config(), ...presetTable(name) };
      expect(head.rules.view(head.rules.setup(table), 0).hunts.map(({ limit }) => limit)).toEqual([
        presetLimit(name),
        presetLimit(name),
      ]);
    }
  });

  test("a limit tells how it came about", () => {
    expect(limitParts({ grid: 8, words: 3, difficulty: "normal", mercy: true })).toEqual({
      base: 15,
      grid: 6,
      words: 0,
      difficulty: 6,
      sum: 27,
      limit: 27,
    });
    expect(limitParts({ grid: 12, words: 3, difficulty: "easy", mercy: true })).toMatchObject({ sum: 37, limit: 37 });
    expect(limitParts({ grid: 6, words: 4, difficulty: "hard", mercy: false })).toMatchObject({ sum: 12, limit: 12 });
  });
});
