/** What an opponent says and how it sits: by its decision, by what happened, and by the throw in the air. */
import { signal } from "@preact/signals";
import { decisionKey, type PastTurn, parlour, type ZonkView, zonk } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { eachFact } from "../../../match/each-fact.ts";
import { bearingOf } from "../play/mood.ts";
import { speechOf } from "../play/speech.ts";
import { loggedTurns } from "../play/turn-log.ts";
import { en as lines } from "../words/lines.en.ts";
import { en } from "../words/texts.en.ts";

const figures = { percent: (chance: number) => `${Math.round(100 * chance)}%`, number: String };
const setup = zonk.rules.setup({ seats: 2, table: parlour, target: 2000, streak: true, first: 0 });
const take = { rolled: [1, 2, 4, 4, 4, 6], dice: [1, 2], points: 290, left: 1 } as const;
const past: PastTurn = {
  seat: 1,
  round: 1,
  lead: 0,
  crossroads: [[290, 1]],
  takes: [take],
  ended: "banked",
  banked: 290,
  streak: 0,
};
/** Bruno has banked 290 with one die left; now it is the person's turn. */
const view: ZonkView = {
  ...setup,
  seat: 0,
  round: 2,
  turns: [past],
};
const reasons = new Map<string, Reasons>([[decisionKey({ turn: 0, takes: 1 }, "bank"), { because: "last die" }]]);
const context = { view, log: loggedTurns(view, reasons), seat: 1, who: "hybrid:reckless", fact: undefined } as const;
const say = (over: Partial<Parameters<typeof speechOf>[0]> = {}) =>
  speechOf({ ...context, ...over }, lines, en, figures);

describe("a line", () => {
  test("stands through one's own turn, with the decision's figures under it", () => {
    const rolling: ZonkView = { ...view, phase: { kind: "rolling" } };
    for (const now of [view, rolling]) {
      const said = say({ view: now, log: loggedTurns(now, reasons) });
      expect(lines["hybrid:reckless"].careful).toContain(said?.line);
      expect(said?.about).toBe("Banked 290 with 1 die left: zonk 67%");
    }
  });
  test("answers a zonk of either side, a great turn, and the end, and keeps the figures", () => {
    const zonked = (seat: number) => ({ kind: "zonked", seat, lost: 100, streak: 0 }) as const;
    const banked = { kind: "banked", seat: 0, points: 400, multiplier: 1, banked: 400, score: 400, streak: 1 } as const;
    const own = lines["hybrid:reckless"];
    expect(own.gloat).toContain(say({ fact: zonked(0) })?.line);
    expect(own.zonked).toContain(say({ fact: zonked(1) })?.line);
    expect(own.awe).toContain(say({ fact: banked })?.line);
    expect(own.careful).toContain(say({ fact: { ...banked, banked: 20 } })?.line);
    expect(own.won).toContain(say({ winner: 1 })?.line);
    expect(own.lost).toContain(say({ winner: 0 })?.line);
    expect(say({ fact: zonked(0) })?.about).toBe("Banked 290 with 1 die left: zonk 67%");
  });
  test("that answers a turn stands until the next decision, also after a reload", () => {
    const zonked = {
      ...past,
      seat: 0,
      round: 2,
      takes: [],
      ended: "zonked",
      banked: 0,
      fell: [2, 3],
    } as const;
    const after: ZonkView = { ...view, seat: 1, round: 2, turns: [...view.turns, zonked] };
    const own = lines["hybrid:reckless"];
    const began = { kind: "began", seat: 1, round: 2 } as const;
    const answer = say({ fact: { kind: "zonked", seat: 0, lost: 100, streak: 0 } })?.line;
    expect(own.gloat).toContain(answer);
    for (const fact of [began, undefined])
      expect(say({ view: after, log: loggedTurns(after, reasons), fact })?.line).toBe(answer);
    const rolls: ZonkView = { ...after, phase: { kind: "rolling" }, takes: [take] };
    const dared = new Map([...reasons, [decisionKey({ turn: 2, takes: 1 }, "roll"), { because: "low risk" }]]);
    expect(own.dare).toContain(say({ view: rolls, log: loggedTurns(rolls, dared) })?.line);
  });
  test("about its own zonk stands through the next turn, with the figures of what it dared", () => {
    const zonked: PastTurn = { ...past, ended: "zonked", banked: 0, fell: [2] };
    const after: ZonkView = { ...view, turns: [zonked] };
    const dared = new Map<string, Reasons>([[decisionKey({ turn: 0, takes: 1 }, "roll"), { because: "chasing" }]]);
    const said = say({ view: after, log: loggedTurns(after, dared) });
    expect(lines["hybrid:reckless"].zonked).toContain(said?.line);
    expect(said?.about).toMatch(/zonk 67%$/);
    // A small turn of the person brings nothing older back.
    const small: PastTurn = { ...past, seat: 0, round: 2, banked: 20 };
    const next: ZonkView = { ...view, seat: 1, round: 2, turns: [zonked, small] };
    const fact = { kind: "banked", seat: 0, points: 20, multiplier: 1, banked: 20, score: 20, streak: 1 } as const;
    expect(say({ view: next, log: loggedTurns(next, dared) })?.line).toBe(said?.line);
    expect(say({ view: after, log: loggedTurns(after, dared), fact })?.line).toBe(said?.line);
  });
  test("of somebody behind says who leads only where two play: of three, that may be another opponent", () => {
    const dared = new Map<string, Reasons>([[decisionKey({ turn: 0, takes: 1 }, "roll"), { because: "behind" }]]);
    const sayAt = (scores: readonly number[]) =>
      Array.from({ length: 12 }, (_, i) => {
        const phase = { kind: "rolling" } as const;
        const now: ZonkView = { ...view, scores, seat: 1, round: i + 1, turns: [], takes: [take], phase };
        return say({ view: now, who: "hybrid:balanced", log: loggedTurns(now, dared) })?.line;
      });
    expect(sayAt([900, 0])).toContain("You lead, so I dance.");
    const three = sayAt([100, 0, 900]);
    expect(three).not.toContain("You lead, so I dance.");
    expect(new Set(three)).toEqual(new Set(lines["hybrid:balanced"].behind));
  });
  test("is not said before anything is decided", () => expect(say({ view: setup, log: [] })).toBeUndefined());
});

describe("a bearing", () => {
  const at = { view: { scores: [500, 500], target: 2000 }, seat: 1, fact: undefined };
  test("leans in over a throw that matters, laughs at a zonk, is undone by a loss", () => {
    expect(bearingOf(at)).toEqual({ mood: "calm", posture: "upright" });
    expect(bearingOf({ ...at, air: { grade: "high", seat: 0 } }).posture).toBe("leaning");
    expect(bearingOf({ ...at, air: { grade: "ordinary", seat: 0 } }).posture).toBe("upright");
    const fact = { kind: "zonked", seat: 0, lost: 100, streak: 0 } as const;
    expect(bearingOf({ ...at, fact })).toEqual({ mood: "pleased", posture: "laughing" });
    expect(bearingOf({ ...at, fact: { ...fact, seat: 1 } })).toEqual({ mood: "worried", posture: "undone" });
    expect(bearingOf({ ...at, winner: 0 })).toEqual({ mood: "worried", posture: "undone" });
  });
  test("follows the score", () => {
    expect(bearingOf({ ...at, view: { scores: [0, 900], target: 2000 } }).mood).toBe("pleased");
    expect(bearingOf({ ...at, view: { scores: [900, 0], target: 2000 } }).mood).toBe("worried");
  });
});

test("a move and the dice it throws, told in one tick, are both heard", () => {
  const entry = signal("");
  const heard: string[] = [];
  const stop = eachFact(entry, (now) => heard.push(now));
  entry.value = "a move with its reason";
  entry.value = "its dice";
  expect(heard).toEqual(["a move with its reason", "its dice"]);
  stop();
});
