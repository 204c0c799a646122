/** The turn log: the same from the table, from the device and from the record, with every reason and every figure. */
import {
  bankedPoints,
  decisionKey,
  decisionsIn,
  difficulties,
  hybridBot,
  parlour,
  personalities,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { drawOf, Match, type Reasons, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { figuresIn } from "../play/figures.ts";
import { moveKindOf } from "../play/heard-move.ts";
import { copiedLog, sumText } from "../play/log-text.ts";
import { reasonIn } from "../play/reason.ts";
import { reasonsInLog } from "../play/stored-reasons.ts";
import { lastReasonOf, loggedTurns } from "../play/turn-log.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const { rules } = zonk;
const figures = { percent: (chance: number) => `${Math.round(100 * chance)} %`, number: String };

/** A match, with the reasons a table hears: by what an entry tells, not by its text. */
const { match, heard, log } = (() => {
  const bots = [hybridBot(difficulties.easy), hybridBot(personalities.reckless)];
  const draw = drawOf(seedOf("log"));
  const config = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };
  const begun = Match.begin(rules, config, { seed: seedOf("log match") }).match;
  const reasons = new Map<string, Reasons>();
  const events: { readonly version: number; readonly happened: object }[] = [];
  while (begun.outcome === undefined) {
    const { seat, turns, takes } = begun.state;
    const choice = bots[seat]?.choose({ view: begun.state, seat, moves: begun.moves(seat), draw, nodes: 1 });
    if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
    const played = begun.play(seat, rules.moveText.write(choice.move));
    if (!played.ok) throw new Error(played.refusal.reason);
    for (const [i, { entry, told }] of played.value.entries()) {
      const why = i === 0 && choice.why !== undefined ? { why: choice.why } : {};
      events.push({ version: events.length + 1, happened: { kind: "entry", entry, ...why } });
      if (i > 0 || choice.why === undefined) continue;
      const kind = moveKindOf({ facts: told.map(({ fact }) => fact) });
      reasons.set(decisionKey({ turn: turns.length, takes: takes.length }, kind), choice.why);
    }
  }
  return { match: begun, heard: reasons, log: events };
})();
const view: ZonkView = match.state;
const turns = loggedTurns(view, heard);

describe("the log", () => {
  test("has every turn, newest first, with its rolls, takes and points", () => {
    expect(turns.length).toBe(view.turns.length);
    expect(turns.map(({ turn }) => turn)).toEqual(view.turns.map((_, i) => i).toReversed());
    for (const { rolls, points, banked, tenths, ended } of turns) {
      expect(rolls.reduce((sum, { take }) => sum + (take?.points ?? 0), 0)).toBe(points);
      if (ended === "banked") expect(banked).toBe(bankedPoints(points, tenths - 10, true));
      else expect(rolls.at(-1)?.take).toBeUndefined();
    }
  });
  test("knows the reason of every take, every roll on and every bank", () => {
    for (const { rolls } of turns)
      for (const { take, onward } of rolls) {
        if (take !== undefined) expect(take.why).toBeDefined();
        if (take !== undefined) expect(onward?.why).toBeDefined();
        if (take?.why !== undefined) expect(take.why).toHaveProperty("tierShare");
      }
  });
  test("is the same for a match opened again on its device", () => {
    const { config } = match.record;
    const stored = { head: { game: "zonk", rules: 1, config, seed: match.record.seed, sitters: [] }, log };
    expect(loggedTurns(view, reasonsInLog(stored as never))).toEqual(turns);
  });
  test("names each decision of a record by the same key", () => {
    const decisions = decisionsIn(match.record);
    if (!decisions.ok) throw new Error(decisions.refusal.reason);
    expect(new Set(decisions.value.map(({ key }) => key))).toEqual(new Set(heard.keys()));
  });
  test("shows a turn in progress with what lies there, and nothing before the first roll", () => {
    const fresh = rules.setup(match.config);
    expect(loggedTurns(fresh, heard)).toEqual([]);
    const taking = { ...fresh, phase: { kind: "taking", dice: [1, 2, 2, 3, 4, 6] } } as const;
    expect(loggedTurns(taking, new Map())[0]).toMatchObject({ rolls: [{ rolled: [1, 2, 2, 3, 4, 6] }], points: 0 });
  });
  test("copied, holds every figure of every decision, in German without a word of English", () => {
    const text = copiedLog({ texts: de, table: parlour, figures }, turns, (seat) => `Spieler ${seat}`);
    for (const why of heard.values())
      for (const { name, value } of figuresIn(de, parlour, why, figures)) {
        if (why["because"] !== "turn begins") expect(text).toContain(`${name}: ${value}`);
      }
    expect(text).not.toMatch(/\b(roll|bank|for|never|pair|behind|close|leading|passive|aggressive)\b/);
  });
  test("every figure has a name", () => {
    for (const why of heard.values())
      expect(figuresIn(de, parlour, why, figures).map(({ key }) => key)).toEqual(Object.keys(why));
  });
});

test("what the streak makes of a turn is told with its rounding", () => {
  const banked = (points: number, tenths: number) =>
    ({
      turn: 0,
      round: 1,
      seat: 0,
      rolls: [],
      ended: "banked",
      points,
      tenths,
      banked: bankedPoints(points, tenths - 10, true),
    }) as const;
  const said = (points: number, tenths: number) =>
    sumText({ texts: en, table: parlour, figures }, banked(points, tenths));
  expect(said(30, 11)).toBe("30 × 1.1 = 33, rounded down to 30");
  expect(said(80, 12)).toBe("80 × 1.2 = 96, rounded down to 90");
  expect(said(100, 11)).toBe("100 × 1.1 = 110");
  expect(said(100, 10)).toBeUndefined();
});

test("the last spoken reason of an opponent is found through one's own turn", () => {
  const last = lastReasonOf(turns, 1, () => true);
  expect(last?.step.kind).toMatch(/bank|roll/);
  const mine = turns.findIndex(({ seat }) => seat === 0);
  expect(lastReasonOf(turns.slice(mine), 1, () => true)?.turn).toBeLessThan(turns[mine]?.turn ?? 0);
});

test("a bot that failed is told as one", () => {
  expect(reasonIn(en.reasons, { because: "bot failed" }, figures)).toBe("Couldn’t decide; the safe move was played.");
  expect(reasonIn(de.reasons, { because: "bot failed" }, figures)).toBe(
    "Keine Entscheidung; der sichere Zug wurde gespielt.",
  );
});
