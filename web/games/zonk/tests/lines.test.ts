/** What the regulars say: enough of it, in both languages, readable in time, and never against what they do. */
import {
  becauses,
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
import { type PatronName, patrons } from "../faces/patrons.ts";
import { readingTime } from "../play/durations.ts";
import { lineFor, occasionOf, occasions } from "../play/lines.ts";
import { de } from "../words/lines.de.ts";
import { en } from "../words/lines.en.ts";

const { rules } = zonk;

describe.each(patrons)("%s", (who) => {
  test("has at least 30 lines, all different, and the same occasions in both languages", () => {
    for (const lines of [en[who], de[who]]) {
      const all = Object.values(lines).flat();
      expect(all.length).toBeGreaterThanOrEqual(30);
      expect(new Set(all).size).toBe(all.length);
    }
    for (const occasion of occasions) expect(de[who][occasion]?.length, occasion).toBe(en[who][occasion]?.length);
  });
  test("can be read within a turn", () => {
    for (const lines of [en[who], de[who]])
      for (const line of Object.values(lines).flat()) expect(readingTime(line), line).toBeLessThanOrEqual(3000);
  });
});

const botOf = (name: string): Bot<ZonkView, ZonkMove> => {
  const read = readBot(zonk, name);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Bot<ZonkView, ZonkMove>;
};

interface Decided {
  readonly who: PatronName;
  readonly move: ZonkMove["kind"];
  readonly why: Reasons;
}

const decided = (
  sitting: readonly (readonly [PatronName, Bot<ZonkView, ZonkMove>])[],
  table: ScoringTable,
  target: number,
): readonly Decided[] => {
  const all: Decided[] = [];
  const draw = drawOf(seedOf("lines"));
  for (let game = 0; game < 5; game++) {
    const config = { seats: 2, table, target, streak: true, first: 0 };
    const { match } = Match.begin(rules, config, { seed: seedOf(`lines ${game}`) });
    while (match.outcome === undefined) {
      const { seat } = match.state;
      const [who, bot] = sitting[seat] ?? [];
      const choice = bot?.choose({ view: match.state, seat, moves: match.moves(seat), draw, nodes: 1 });
      if (who === undefined || choice === undefined || choice instanceof Promise || choice.why === undefined)
        throw new Error("nobody decides with a reason");
      all.push({ who, move: choice.move.kind, why: choice.why });
      match.play(seat, rules.moveText.write(choice.move));
    }
  }
  return all;
};

const all: readonly Decided[] = [
  ...decided(
    [
      ["hybrid:easy", hybridBot(difficulties.easy)],
      ["hybrid:hard", hybridBot(difficulties.hard)],
    ],
    parlour,
    2000,
  ),
  ...decided(
    [
      ["hybrid:reckless", hybridBot(personalities.reckless)],
      ["hybrid:cautious", hybridBot(personalities.cautious)],
    ],
    classic,
    10_000,
  ),
  ...decided(
    [
      ["hybrid:learning", learningBot(difficulties.normal)],
      ["reference", referenceBot],
    ],
    parlour,
    2000,
  ),
  ...decided(
    [
      ["perfect", botOf("perfect")],
      ["hybrid:balanced", hybridBot(personalities.balanced)],
    ],
    parlour,
    200,
  ),
  ...decided(
    [
      ["hybrid:normal", hybridBot(difficulties.normal)],
      ["follow", botOf("hybrid:40")],
    ],
    parlour,
    2000,
  ),
  ...decided(
    [
      ["custom", botOf("hybrid:level-90")],
      ["hybrid:balanced", hybridBot(personalities.balanced)],
    ],
    classic,
    10_000,
  ),
];

/** What a line claims about the score; none of these words says anything else in a line about a decision. */
const claims = [
  { lines: en, behind: /behind|astern|\bgap\b|ahead|you lead|lead of yours|lead is|catch you|have that back/i },
  { lines: en, leading: /a lead to|I lead|my lead|I’m ahead/i },
  { lines: de, behind: /hinten|achteraus|Lücke|du führst|Vorsprung|Führung|hol ich|einholen/i },
  { lines: de, leading: /ich führe|mein Vorsprung|meinen Vorsprung|liege vorn/i },
];

describe("a decision", () => {
  const rolling = ["dare", "behindYou", "chasing"];
  const banking = ["careful", "enough", "nerves", "wins"];
  test("to roll is spoken of as a roll, to bank as a bank, and a take not at all", () => {
    for (const { move, why } of all) {
      const occasion = occasionOf(why, 2);
      if (move === "take") expect(occasion).toBeUndefined();
      if (move === "bank") expect(banking).toContain(occasion);
      if (move === "roll" && occasion !== undefined) expect(rolling).toContain(occasion);
    }
    expect(new Set(all.map(({ why }) => occasionOf(why, 2))).size).toBeGreaterThan(6);
  });
  test("has a line that speaks of the score only where the reason does", () => {
    for (const because of becauses) {
      const occasion = occasionOf({ because }, 2);
      if (occasion === undefined) continue;
      for (const { lines, behind, leading } of claims)
        for (const who of patrons)
          for (let round = 0; round < 12; round++) {
            const line = lineFor(lines, who, occasion, round) ?? "";
            if (because !== "behind" && behind !== undefined) expect(line, because).not.toMatch(behind);
            if (because !== "ahead" && leading !== undefined) expect(line, because).not.toMatch(leading);
          }
    }
  });
  test("to roll on while behind is spoken of otherwise than one by somebody who was", () => {
    const reasons = new Set(all.map(({ why }) => why["because"]));
    expect(reasons).toContain("behind");
    expect(reasons).toContain("chasing");
    for (const { why } of all) {
      const because = why["because"];
      if (because === "behind" || because === "chasing") expect(occasionOf(why, 3)).toBe(because);
    }
  });
  test("to roll on while behind speaks to nobody as the one who leads where more than two play", () => {
    const addressed = [
      [en, /\byou/i],
      [de, /\b(du|dich|dir|dein)/i],
    ] as const;
    const spoken = (seats: number) => {
      const occasion = occasionOf({ because: "behind" }, seats);
      return addressed.map(([lines, toYou]) =>
        patrons.filter((who) =>
          Array.from({ length: 12 }, (_, round) => occasion && lineFor(lines, who, occasion, round)).some((line) =>
            toYou.test(line ?? ""),
          ),
        ),
      );
    };
    expect(spoken(2).map((who) => who.includes("hybrid:balanced"))).toEqual([true, true]);
    expect([...spoken(3), ...spoken(6)].flat()).toEqual([]);
  });
  test("that is spoken of has a line, whoever makes it, and the next round another", () => {
    for (const { who, why } of all) {
      const occasion = occasionOf(why, 2);
      if (occasion === undefined) continue;
      for (const lines of [en, de]) {
        expect(lineFor(lines, who, occasion, 3)).toBeDefined();
        expect(lineFor(lines, who, occasion, 3)).not.toBe(lineFor(lines, who, occasion, 4));
      }
    }
  });
});
