/** Boss stages: when they come, the effect of each twist, and their targets. */
import { drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { preview, type RunState, rollsOf, rules, target, targetOf, usualBook } from "../index.ts";
import { offers, play, playText, refusedAs, shopping, standing, textsOf, usualConfig } from "./standing.ts";

describe("boss stages", () => {
  const boss = (twist: NonNullable<RunState["twist"]>) => play({ ...shopping({ offers, stage: 3 }), twist }, "next");

  test("every fourth stage has one, drawn before the shop that precedes it", () => {
    const won = play(
      standing({ stage: 3, shown: [1, 2, 3, 4, 6], open: ["chance"], sheet: { score: 9999 } }),
      "score chance",
    );
    expect(won.phase.kind).toBe("foretelling");
    expect(rules.turn(won)).toEqual({ kind: "chance", stream: "stage 4 boss" });
    const { state, facts } = playText(won, "foretold sealed chance", "chance");
    expect(facts).toEqual([{ kind: "twisted", stage: 4, twist: { kind: "sealed", category: "chance" } }]);
    expect(state.phase.kind).toBe("stocking");
    expect(
      play(
        standing({
          stage: 4,
          twist: { kind: "loose" },
          shown: [1, 2, 3, 4, 6],
          open: ["chance"],
          sheet: { score: 9999 },
        }),
        "score chance",
      ),
    ).toMatchObject({ twist: null, phase: { kind: "stocking" } });
  });
  test("no upper section: seven rounds", () =>
    expect(boss({ kind: "no-upper" }).sheet.inPlay).toEqual([6, 7, 8, 9, 10, 11, 12]));
  test("one box sealed: twelve rounds", () => {
    const state = boss({ kind: "sealed", category: "sixes" });
    expect(state.sheet.inPlay).toHaveLength(12);
    expect(refusedAs(play(state, "roll", "rolled 6 6 6 6 6"), "score sixes")).toBe("not-open");
  });
  test("two rolls", () => expect(rollsOf(usualBook, boss({ kind: "two-rolls" }))).toBe(2));
  test("the first two dice cannot be locked", () => {
    const state = play(boss({ kind: "loose" }), "roll", "rolled 6 6 6 6 6");
    expect(refusedAs(state, "roll keep 1")).toBe("loose-dice");
    expect(textsOf(state).filter((text) => text.startsWith("roll"))).toHaveLength(8);
    expect(play(state, "roll keep 3 4", "rolled 1 1 1 1 1").sheet.shown).toEqual([1, 1, 6, 6, 1]);
  });
  test("a won boss stage still says what it asked for", () => {
    const state = standing({
      stage: 4,
      twist: { kind: "two-rolls" },
      shown: [6, 6, 6, 6, 1],
      open: ["chance"],
      sheet: { score: 600 },
    });
    const { state: won, facts } = playText(state, "score chance");
    expect(facts).toContainEqual({ kind: "stood", score: 625, stage: 4, target: 540, won: true });
    expect(won.twist).toBeNull();
    expect(target(won)).toBe(540);
  });
  test("there are twelve bosses and more, and each can be foretold", () => {
    const foretelling: RunState = { ...shopping({ offers, stage: 3 }), phase: { kind: "foretelling" } };
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const move = rules.roll?.(foretelling, drawOf(seedOf(`boss ${i}`)));
      if (move?.kind !== "foretold") throw new Error("nothing was foretold");
      seen.add(move.twist.kind);
      const text = rules.moveText.write(move);
      expect(rules.moveText.read(text)).toEqual({ ok: true, value: move });
      expect(rules.refusal(foretelling, "chance", move)).toBeUndefined();
    }
    expect(seen.size).toBeGreaterThanOrEqual(12);
  });
  const boxScore = (twist: NonNullable<RunState["twist"]>, of: Parameters<typeof standing>[0]) =>
    preview(usualBook, standing({ stage: 4, twist, shown: [4, 4, 4, 2, 3], ...of })).find(
      ({ category }) => category === "chance",
    )?.score.total;
  test("a dimmed section scores half, an unlearned one two levels less, a hushed charm nothing", () => {
    expect(boxScore({ kind: "dimmed", section: "house" }, {})).toBe(8);
    expect(boxScore({ kind: "dimmed", section: "upper" }, {})).toBe(17);
    expect(boxScore({ kind: "unlearned" }, { levels: { house: 3 } })).toBe(Math.floor(17 * 1.42 * 1.15));
    expect(boxScore({ kind: "hushed" }, { charms: ["crown", "bell"] })).toBe(23);
  });
  test("plain dice are plain for a stage", () =>
    expect(boxScore({ kind: "plain-dice" }, { dice: ["double", "plain", "plain", "plain", "plain"] })).toBe(17));
  test("without a bonus nothing is paid for 63 pips", () => {
    const of = { stage: 4, shown: [6, 6, 6, 1, 2], sheet: { upper: 60 } };
    expect(play(standing({ ...of, twist: { kind: "no-bonus" } }), "score sixes").sheet.bonus).toBeNull();
    expect(play(standing({ ...of, twist: { kind: "toll" } }), "score sixes").sheet.bonus).toBe(35);
  });
  test("a toll takes a dollar for every roll after the first, while there is one", () => {
    const begun = standing({ stage: 4, twist: { kind: "toll" }, purse: 1 });
    const once = play(begun, "roll", "rolled 1 2 3 4 6");
    expect(once.purse).toBe(1);
    const twice = play(once, "roll", "rolled 1 2 3 4 6");
    expect(twice.purse).toBe(0);
    expect(play(twice, "roll", "rolled 1 2 3 4 6").purse).toBe(0);
  });
  test("short rounds: every second one has a roll fewer", () => {
    const rolls = (round: number) =>
      rollsOf(usualBook, standing({ stage: 4, twist: { kind: "short-rounds" }, sheet: { round } }));
    expect([rolls(1), rolls(2), rolls(3)]).toEqual([3, 2, 3]);
  });
  test("the target is the usual one times its share", () => {
    for (const kind of ["no-upper", "two-rolls", "loose"] as const) expect(target(boss({ kind }))).toBeLessThan(675);
    expect(target(boss({ kind: "loose" }))).toBe(targetOf(usualConfig, 4, { kind: "loose" }));
  });
});
