/** The panel shows the latest reason of the player whose turn it is, also while the resulting dice are in the air. */
import { signal } from "@preact/signals";
import {
  classic,
  difficulties,
  hybridBot,
  learningBot,
  parlour,
  personalities,
  referenceBot,
  type ScoringTable,
  type ZonkMove,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { type Bot, drawOf, Match, type Reasons, readBot, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { eachFact } from "../../../match/each-fact.ts";
import type { HeardEntry } from "../../../match/table.ts";
import { figuresIn } from "../play/figures.ts";
import { reasonIn } from "../play/reason.ts";
import { type ShownThought, thoughtAfter, thoughtShown } from "../play/thoughts.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const { rules } = zonk;
const figures = { percent: (chance: number) => `${Math.round(100 * chance)} %`, number: String };
const why = (because: string): Reasons => ({ because });

describe("whose thinking is shown", () => {
  test("a move and the dice it throws, told in one tick, are both heard", () => {
    const entry = signal<Pick<HeardEntry, "by" | "why"> | undefined>(undefined);
    let thought: ShownThought | undefined;
    const stop = eachFact(entry, (now) => {
      if (now !== undefined) thought = thoughtAfter(thought, now);
    });
    entry.value = { by: 1, why: why("risk") };
    entry.value = { by: "chance" };
    expect(thought?.why).toEqual(why("risk"));
    stop();
  });
  const rolls = thoughtAfter(undefined, { by: 1, why: why("risk") });
  const thinking = { turn: 1, bot: true, over: false };
  test("the reason for rolling on stays while its dice are in the air", () => {
    expect(thoughtShown(thoughtAfter(rolls, { by: "chance" }), thinking)?.why).toEqual(why("risk"));
  });
  test("the newest reason takes the last one's place", () =>
    expect(thoughtAfter(rolls, { by: 1, why: why("momentum") })?.why).toEqual(why("momentum")));
  test("another's turn begins with nothing decided, by name", () =>
    expect(thoughtShown(rolls, { ...thinking, turn: 2 })).toEqual({ seat: 2 }));
  test("in a person’s turn, and after the match, nobody thinks", () => {
    expect(thoughtShown(rolls, { ...thinking, turn: 0, bot: false })).toBeUndefined();
    expect(thoughtShown(rolls, { ...thinking, over: true })).toBeUndefined();
    expect(thoughtAfter(rolls, { by: 0 })).toBeUndefined();
  });
});

interface Decision {
  readonly move: ZonkMove;
  readonly table: ScoringTable;
  readonly why: Reasons;
}

const perfect = (): Bot<ZonkView, ZonkMove> => {
  const read = readBot(zonk, "perfect");
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Bot<ZonkView, ZonkMove>;
};

/** What the panel would show after each decision of a recorded match. */
const decisionsOf = (
  bots: readonly Bot<ZonkView, ZonkMove>[],
  table: ScoringTable,
  target: number,
): readonly Decision[] => {
  const decisions: Decision[] = [];
  const draw = drawOf(seedOf("minds"));
  for (let game = 0; game < 6; game++) {
    const config = { seats: 2, table, target, streak: true, first: 0 };
    const { match } = Match.begin(rules, config, { seed: seedOf(`thoughts ${game}`) });
    const last = signal<ShownThought | undefined>(undefined);
    while (match.outcome === undefined) {
      const { seat } = match.state;
      const choice = bots[seat]?.choose({ view: match.state, seat, moves: match.moves(seat), draw, nodes: 1 });
      if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
      const played = match.play(seat, rules.moveText.write(choice.move));
      if (!played.ok) throw new Error(played.refusal.reason);
      for (const { entry } of played.value)
        last.value = thoughtAfter(last.value, {
          by: entry.by,
          ...(entry.by === seat && choice.why !== undefined && { why: choice.why }),
        });
      const shown = thoughtShown(last.value, { turn: seat, bot: true, over: false });
      if (shown?.why === undefined) throw new Error("a decision left no reason");
      decisions.push({ move: choice.move, table, why: shown.why });
    }
  }
  return decisions;
};

const recorded: readonly Decision[] = [
  ...decisionsOf([hybridBot(difficulties.easy), hybridBot(difficulties.hard)], parlour, 2000),
  ...decisionsOf([hybridBot(personalities.reckless), hybridBot(personalities.cautious)], classic, 10_000),
  ...decisionsOf([learningBot(difficulties.normal), referenceBot], parlour, 2000),
  ...decisionsOf([perfect(), hybridBot(personalities.balanced)], parlour, 200),
];

/** How the sentence about each kind of move begins or ends, to catch a roll described as a bank. */
const tells: Readonly<Record<"take" | "roll" | "bank", RegExp>> = {
  take: /^(The |It’s the only|That clears|Most points|Nothing good)/,
  roll: /I’ll roll\.|^Here we go\.|^Rolling wins more/,
  bank: /I’ll bank\.|^Banking wins/,
};

describe("recorded decisions", () => {
  test.each(["take", "roll", "bank"] as const)("every %s is told as what it was, in both languages", (kind) => {
    const some = recorded.filter(({ move }) => move.kind === kind);
    expect(some.length).toBeGreaterThan(20);
    for (const { why: reasons } of some) {
      expect(reasonIn(en.reasons, reasons, figures)).toMatch(tells[kind]);
      expect(reasonIn(de.reasons, reasons, figures)).not.toBe(de.reasons.none);
    }
  });
  test("every figure has a name and no English in German", () => {
    for (const { why: reasons, table } of recorded) {
      const named = figuresIn(de, table, reasons, figures);
      expect(named.map(({ key }) => key)).toEqual(Object.keys(reasons));
      const text = named.map(({ value }) => value).join(" | ");
      expect(text).not.toMatch(
        /\b(take|roll|bank|for|never|single|pair|run|full-house|two|three|four|behind|close|leading|passive|aggressive)\b/,
      );
    }
  });
  test("certain stops tell no chance", () => {
    const certain = recorded.filter(({ why: { because } }) => because === "risk" || because === "iterations");
    expect(certain.length).toBeGreaterThan(0);
    for (const { why: reasons } of certain) expect(reasonIn(en.reasons, reasons, figures)).not.toMatch(/%/);
  });
});
