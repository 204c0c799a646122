/** Settings, series and bots by name. */
import {
  botsOf,
  drawnStarter,
  nextConfig,
  nextStarter,
  oneOf,
  onOff,
  type Refusal,
  type Result,
  readBot,
  seedOf,
  sentence,
  seriesOf,
  settings,
  tally,
  whole,
  withResult,
} from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { describe, expect, test } from "vitest";

const line = (read: Result<unknown>): string => (read.ok ? "no refusal" : sentence(read.refusal satisfies Refusal));

describe("a table's settings", () => {
  const form = settings({ size: whole(3, 9, 5), mood: oneOf(["calm", "wild"]), mercy: onOff(false) });

  test("are one line that comes back", () => {
    const values = { size: 7, mood: "wild", mercy: true } as const;
    expect(form.write(values)).toBe("size=7 mood=wild mercy=on");
    expect(form.read("size=7 mood=wild mercy=on")).toEqual({ ok: true, value: values });
  });

  test("have usual values when left out", () => {
    expect(form.read("")).toEqual({ ok: true, value: { size: 5, mood: "calm", mercy: false } });
  });

  test.each([
    ["size=10", 'setting size: it is "10"; expected a whole number from 3 to 9'],
    ["size=4.5", 'setting size: it is "4.5"; expected a whole number from 3 to 9'],
    ["mood=angry", 'setting mood: it is "angry"; expected calm or wild'],
    ["mercy=yes", 'setting mercy: it is "yes"; expected on or off'],
    ["colour=red", 'unknown setting "colour"; expected one of size, mood, mercy'],
    ["__proto__=1", 'unknown setting "__proto__"; expected one of size, mood, mercy'],
    ["size", `"size" isn't a setting; expected key=value with one of size, mood, mercy`],
    ["size=4 size=5", '"size" is set twice; expected each setting once'],
  ])("%s is refused", (text, expected) => {
    expect(line(form.read(text))).toBe(expected);
  });

  test("are checked as a whole, too", () => {
    expect(line(diceRace.rules.configText.read("seats=2 first=4"))).toBe(
      "seat 4 can't start; expected a seat from 0 to 1",
    );
  });
});

describe("a series", () => {
  const config = { seats: 3, target: 50, first: 0 };

  test("lets everybody start in turn", () => {
    let series = seriesOf(diceRace.rules, config, 2);
    const starters: number[] = [];
    for (let i = 0; i < 5; i++) {
      starters.push(nextConfig(diceRace.rules, series).first);
      expect(nextStarter(series)).toBe(starters.at(-1));
      series = withResult(series, [50, 20, 10]);
    }
    expect(starters).toEqual([2, 0, 1, 2, 0]);
  });

  test("counts who won, ties for everyone in them", () => {
    const series = [
      [50, 1, 2],
      [9, 50, 2],
      [7, 7, 1],
    ].reduce(withResult<typeof config>, seriesOf(diceRace.rules, config, 0));
    expect(tally(series)).toEqual([2, 2, 0]);
  });

  test("draws the first starter fairly from the seed", () => {
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const seat = drawnStarter(seedOf(`evening ${i}`), 3);
      counts[seat] = (counts[seat] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
});

describe("bots by name", () => {
  test("every game has random besides its own", () => {
    expect(Object.keys(botsOf(diceRace))).toEqual(["holds", "random"]);
    expect(readBot(diceRace, "holds:25").ok).toBe(true);
    expect(readBot(diceRace, "random").ok).toBe(true);
  });

  test.each([
    ["nobody", 'dice-race has no bot "nobody"; expected holds, random'],
    ["toString", 'dice-race has no bot "toString"; expected holds, random'],
    ["holds:many", 'holds got "many"; expected points to hold at, from 2 to 9999'],
  ])("%s is refused", (name, expected) => {
    expect(line(readBot(diceRace, name))).toBe(expected);
  });
});
