/** Invalid settings, moves and saved runs are refused. */
import { Match, readRecord, seedOf, sentence, writeRecord } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import { movesOf, standing, textsOf, usualConfig } from "./standing.ts";

describe("bad input", () => {
  const refusal = (read: ReturnType<typeof rules.configText.read> | ReturnType<typeof rules.moveText.read>) =>
    read.ok ? "" : sentence(read.refusal);

  test("settings are refused by name", () => {
    expect(refusal(rules.configText.read("unlocked=gold+moon"))).toMatch(
      /^setting unlocked: there is no lock called "moon"; expected all, none, or of/,
    );
    expect(refusal(rules.configText.read("challenge=easy"))).toMatch(
      /it is "easy"; expected none or no-upper or rising or mild or two-rolls or purist or gentle or ascending/,
    );
    expect(rules.configText.read("unlocked=gold+wild")).toMatchObject({
      ok: true,
      value: { unlocked: ["wild", "gold"] },
    });
  });
  test("unknown items, boxes and dice are refused by name", () => {
    expect(refusal(rules.moveText.read("sell moon"))).toMatch(/there is no item called "moon"; expected .*crown/);
    expect(refusal(rules.moveText.read("score sevens"))).toMatch(
      /there is no box called "sevens"; expected ones, twos/,
    );
    expect(refusal(rules.moveText.read("roll keep 3 1"))).toMatch(
      /is not a set of dice; expected dice 1 to 5, each once and in order/,
    );
    expect(refusal(rules.moveText.read("juggle"))).toMatch(/"juggle" is not a move in Thirteen Throws/);
  });
  test("a saved run that was tampered with is refused where it breaks", () => {
    const { match } = Match.begin(rules, usualConfig, { seed: seedOf("saved") });
    match.play(0, "draft 1");
    match.play(0, "roll");
    const saved = match.record;
    const resumed = (change: (text: string) => string, verify = false) => {
      const record = readRecord(change(writeRecord(saved)));
      if (!record.ok) return sentence(record.refusal);
      const read = Match.resume(rules, record.value, { verify });
      return read.ok ? "" : sentence(read.refusal);
    };
    expect(resumed((text) => text)).toBe("");
    expect(resumed((text) => text.replace(/rolled [^"]+/, "rolled 7 1 1 1 1"))).toMatch(
      /^entry 4: "rolled 7 1 1 1 1" is not a move/,
    );
    expect(resumed((text) => text.replace(/rolled [^"]+/, "rolled 6 6 6 6 6"), true)).toMatch(
      /^entry 4: the record says "rolled 6 6 6 6 6", but the seed gives another roll/,
    );
    expect(resumed((text) => text.replace(/offered \S+/, "offered moon"))).toMatch(
      /^entry 1: there is no item called "moon"/,
    );
    expect(resumed((text) => text.replace(/offered \S+/, "offered crown"))).toMatch(
      /^entry 1: crown can't be offered there/,
    );
    expect(resumed((text) => text.replace("challenge=none", "challenge=fun"))).toMatch(
      /^config, setting challenge: it is "fun"/,
    );
    expect(resumed((text) => text.slice(0, 80))).toMatch(/n't complete JSON/);
  });
});

test("every move a position lists has its own text", () => {
  const state = standing({ shown: [1, 2, 3, 4, 6], pocket: ["forge", "nudge"] });
  expect(new Set(textsOf(state)).size).toBe(movesOf(state).length);
});
