/** Seeds: the same dice and offers for everybody, typed seeds, and the daily one. */
import { drawOf, Match, seedOf, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { dailySeed, drawTypedSeed, readTypedSeed, rules } from "../index.ts";
import { play, standing, usualConfig } from "./standing.ts";

describe("seeds", () => {
  const facesAt = (stage: number, round: number, roll: number, before: readonly string[]) => {
    const state = standing({ stage, sheet: { round, rolled: roll - 1, shown: roll > 1 ? [1, 1, 1, 1, 1] : [] } });
    const turn = rules.turn(play(state, ...before));
    return turn.kind === "chance" ? turn.stream : "";
  };
  test("what a die shows is named by stage, round, roll and die, and by nothing done before", () => {
    expect(facesAt(3, 5, 2, ["roll keep 1 2"])).toBe("stage 3 round 5 roll 2");
    expect(facesAt(3, 5, 2, ["roll"])).toBe("stage 3 round 5 roll 2");
  });
  test("two players of one seed see the same dice and the same offers", () => {
    const typed = readTypedSeed("quartz 7");
    if (!typed.ok) throw new Error("refused");
    const begin = () => Match.begin(rules, usualConfig, { seed: typed.value.seed }).match;
    const [a, b] = [begin(), begin()];
    a.play(0, "draft 1");
    b.play(0, "draft 2");
    for (const match of [a, b]) match.play(0, "roll");
    expect(a.state.sheet.shown).toEqual(b.state.sheet.shown);
    a.play(0, "roll keep 1 2");
    b.play(0, "roll");
    expect(a.state.sheet.shown.slice(2)).toEqual(b.state.sheet.shown.slice(2));
  });
  test("a typed seed is letters and digits, however it is spaced or written", () => {
    const [a, b] = [readTypedSeed("Quartz-7"), readTypedSeed(" QUARTZ 7 ")];
    expect(a).toEqual(b);
    expect(a).toMatchObject({ ok: true, value: { text: "QUARTZ7" } });
  });
  test.each([
    ["quartz!", 'character 7: a seed can\'t contain "!"; expected 1 to 20 letters A–Z and digits 0–9'],
    ["würfel", 'character 2: a seed can\'t contain "ü"; expected 1 to 20 letters A–Z and digits 0–9'],
    [" - ", "the seed is empty; expected 1 to 20 letters A–Z and digits 0–9"],
    ["A".repeat(21), "the seed has 21 characters; expected 1 to 20 letters A–Z and digits 0–9"],
  ])("%j is refused", (text, why) => {
    const read = readTypedSeed(text);
    expect(read.ok ? "" : sentence(read.refusal)).toBe(why);
  });
  test("a drawn seed can be typed, and the day has one for everybody", () => {
    expect(readTypedSeed(drawTypedSeed(drawOf(seedOf("any")))).ok).toBe(true);
    expect(dailySeed("2026-08-01")).toEqual(dailySeed("2026-08-01"));
    expect(dailySeed("today").ok).toBe(false);
  });
  test("the day's seed cannot be typed, however it is written", () => {
    const day = dailySeed("2026-08-01");
    if (!day.ok) throw new Error("refused");
    for (const typed of [
      day.value.text,
      "20260801",
      "daily 2026-08-01",
      "DAILY20260801",
      "thirteen daily 2026-08-01",
    ]) {
      const read = readTypedSeed(typed);
      if (read.ok) expect(read.value.seed).not.toBe(day.value.seed);
    }
  });
});
