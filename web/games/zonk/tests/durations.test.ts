/** Time by stake: what a throw can change decides how long it is shown; opponents' turns stay short and readable. */
import {
  classic,
  hybridBot,
  parlour,
  personalities,
  referenceBot,
  type ScoringTable,
  tavern,
  threeSixes,
  usualTarget,
  zonk,
} from "@turnlight/games/zonk";
import { drawOf, Match, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { factLasts, keptForHigh, readingRate, readingTime, throwShow } from "../play/durations.ts";
import { otherFaces, type StakeView, showLasts, stakeOf } from "../play/stake.ts";
import { longestTurn } from "../play/turn-clock.ts";
import { MeasuredMatch, type TimedEntry } from "../play/turn-length.ts";
import { de } from "../words/lines.de.ts";
import { en } from "../words/lines.en.ts";

const { rules } = zonk;
const setup = rules.setup({ seats: 2, table: parlour, target: 2000, streak: true, first: 0 });
const at = (over: Partial<StakeView>) => ({ ...setup, points: 200, scores: [600, 600], left: 3, ...over });
const lasts = (over: Partial<StakeView>, bot = false): number => showLasts(throwShow({ view: at(over), bot }));

describe("a throw's time", () => {
  test("rises as dice run out, since the chance of a zonk does: the last die rolls longest", () => {
    const times = [6, 5, 4, 3, 2, 1].map((left) => lasts({ left }));
    expect(times.slice(0, 3)).toEqual([600, 600, 600]);
    expect(times.slice(2)).toEqual([...new Set(times.slice(2))].toSorted((a, b) => a - b));
  });
  test("rises with the points at risk, and with the nearness of the end", () => {
    const pots = [20, 100, 200, 400].map((points) => lasts({ left: 2, points }));
    expect(pots).toEqual([...new Set(pots)].toSorted((a, b) => a - b));
    const ends = [0, 600, 1200, 1600].map((rival) => lasts({ left: 2, scores: [0, rival] }));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBeGreaterThan(ends[0] ?? 0);
  });
  test("without risk is brisk, and nobody's own throws are hurried", () => {
    expect(lasts({ left: 6, points: 0 })).toBe(600);
    const took = { rolled: [1], dice: [1], points: 10, left: 5 } as const;
    const long = { ...at({ left: 2 }), takes: Array.from({ length: 6 }, () => took) };
    expect(showLasts(throwShow({ view: long, bot: false }))).toBe(lasts({ left: 2 }));
  });
  test("that decides the match takes a breath, a long roll, and for a last die its edge", () => {
    const decisive = at({ left: 1, points: 190, scores: [1800, 1980] });
    expect(stakeOf(decisive)).toMatchObject({ grade: "decisive", wins: 1 / 3 });
    expect(throwShow({ view: decisive, bot: false })).toEqual({ breath: 700, roll: 1600, edge: 1100 });
    expect(throwShow({ view: decisive, bot: true, share: 0.15 })).toEqual({ breath: 700, roll: 1600, edge: 1100 });
  });
  test("is not that of a decision while nobody is near the target", () =>
    expect(stakeOf(at({ left: 1, points: 20, scores: [0, 0] })).grade).toBe("ordinary"));
  test("the die on its edge stands between faces of different results", () => {
    expect(otherFaces({ table: parlour }, 5)).toEqual([2, 3, 4, 6]);
    expect(otherFaces({ table: parlour }, 6)).toEqual([1, 5]);
  });
});

test("an opponent's takes before a throw without risk are merged with it", () => {
  const took = (left: number) =>
    ({ kind: "took", seat: 0, dice: [1], combinations: [], points: 10, turnPoints: 10, left }) as const;
  const view = at({ points: 0, left: 6 });
  expect(factLasts(took(5), { view, bot: true })).toBeLessThan(factLasts(took(2), { view, bot: true }));
});

const turnsOf = (table: ScoringTable, seed: string) => {
  const bots = [hybridBot(personalities.reckless), referenceBot];
  const draw = drawOf(seedOf(`reckless ${seed}`));
  const config = { seats: 2, table, target: usualTarget(table), streak: true, first: 0 };
  const { match } = Match.begin(rules, config, { seed: seedOf(`turns ${seed}`) });
  const turns: { readonly seat: number; readonly entries: readonly TimedEntry[] }[] = [];
  let entries: TimedEntry[] = [];
  while (match.outcome === undefined) {
    let view = match.state;
    const { seat } = view;
    const choice = bots[seat]?.choose({ view, seat, moves: match.moves(seat), draw, nodes: 1 });
    if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
    const played = match.play(seat, rules.moveText.write(choice.move));
    if (!played.ok) throw new Error(played.refusal.reason);
    for (const { entry, told, state } of played.value) {
      entries.push({ view, by: entry.by, move: entry.move, facts: told.map(({ fact }) => fact), why: choice.why });
      view = state;
    }
    if (match.outcome === undefined && match.state.phase.kind !== "ready") continue;
    turns.push({ seat, entries });
    entries = [];
  }
  return turns;
};

describe.each([
  ["parlour", parlour],
  ["classic", classic],
  ["tavern", tavern],
  ["three-sixes", threeSixes],
] as const)("even the most reckless opponent's turns at %s", (_, table) => {
  const lengths: number[] = [];
  const waits: number[] = [];
  for (const lines of [en, de])
    for (let game = 0; game < 8; game++) {
      const match = new MeasuredMatch(lines);
      for (const { seat, entries } of turnsOf(table, String(game))) {
        const took = match.play(entries, seat === 0 ? "hybrid:reckless" : undefined);
        if (seat === 0) lengths.push(took);
      }
      const { spoken } = match;
      waits.push(
        ...spoken.slice(1).map((next, i) => {
          const { line, at: begun } = spoken[i] ?? next;
          return ((next.at - begun) / 1000) * readingRate - line.length;
        }),
      );
    }
  lengths.sort((a, b) => a - b);
  test("take 5 seconds on average, 7 seconds at most in 95 of 100, and never more than 10", () => {
    expect(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toBeLessThanOrEqual(5000);
    expect(lengths[Math.floor(0.95 * lengths.length)]).toBeLessThanOrEqual(7000);
    expect(lengths.at(-1)).toBeLessThanOrEqual(longestTurn);
  });
  test("leave every line standing for as long as it takes to read", () => {
    expect(waits.length).toBeGreaterThan(50);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  });
});

describe("a turn of many throws, each of which may decide the match", () => {
  const took = { rolled: [1], dice: [1], points: 10, left: 1 } as const;
  const view = {
    ...at({ left: 1, points: 190, scores: [1800, 1980] }),
    takes: [took],
    phase: { kind: "deciding" } as const,
  };
  const throwAgain: readonly TimedEntry[] = [
    { view, by: 0, move: "roll", facts: [], why: { because: "behind" } },
    { view, by: "chance", move: "rolled 1", facts: [{ kind: "rolled", seat: 0, dice: [1] }] },
    {
      view,
      by: 0,
      move: "take 1",
      facts: [
        { kind: "took", seat: 0, dice: [1], combinations: [], points: 10, turnPoints: 200, left: 6 },
        { kind: "hot-dice", seat: 0 },
      ],
    },
  ];
  const ends: Readonly<Record<string, readonly TimedEntry[]>> = {
    "a zonk": [
      {
        view,
        by: "chance",
        move: "rolled 2",
        facts: [
          { kind: "rolled", seat: 0, dice: [2] },
          { kind: "zonked", seat: 0, lost: 190, streak: 0 },
          { kind: "tied", seat: 0, score: 1980 },
        ],
      },
    ],
    "the winning bank": [
      {
        view,
        by: 0,
        move: "bank",
        facts: [
          { kind: "banked", seat: 0, points: 200, multiplier: 1, banked: 200, score: 2000, streak: 1 },
          { kind: "won", seat: 0, score: 2000 },
        ],
        why: { because: "banking wins" },
      },
    ],
  };
  test.each(Object.keys(ends))("ends with %s within ten seconds, however many there are", (end) => {
    for (const lines of [en, de])
      for (const throws of [1, 3, 10, 100]) {
        const match = new MeasuredMatch(lines);
        const entries = [...Array.from({ length: throws }, () => throwAgain).flat(), ...(ends[end] ?? [])];
        // Twice in a row: a line of the last turn may still be read when the next one begins.
        for (const turns of [setup.turns, [{} as never]]) {
          const own = entries.map((entry) => ({ ...entry, view: { ...entry.view, turns } }));
          expect(match.play(own, "hybrid:reckless")).toBeLessThanOrEqual(longestTurn);
        }
      }
  });
  test("shows every throw that risks something for longer than those that risk nothing", () => {
    const ordinary = { ...view, left: 3, points: 100, scores: [600, 600] };
    const riskless = { ...view, left: 5, scores: [0, 0] };
    expect([ordinary, riskless].map((one) => stakeOf(one).grade)).toEqual(["ordinary", "riskless"]);
    for (const share of [1, 0.5, 0.15])
      for (const most of [4000, 1000, 900, 200, 50, 1]) {
        const [risky, safe] = [ordinary, riskless].map((one) =>
          showLasts(throwShow({ view: one, bot: true, share, most })),
        );
        expect(risky).toBeGreaterThan(safe ?? 0);
        expect(risky).toBeLessThanOrEqual(most);
      }
    const thrown = throwAgain.map((entry) => ({ ...entry, view: ordinary }));
    for (const lines of [en, de]) {
      const match = new MeasuredMatch(lines);
      const entries = Array.from({ length: 100 }, () => thrown).flat();
      expect(match.play(entries, "hybrid:reckless")).toBeLessThanOrEqual(longestTurn);
    }
  });
  test("and shows a high stake however many throws came before it", () => {
    const safe = { ...view, left: 5, scores: [0, 0] };
    const daring = { ...view, points: 600, scores: [600, 600] };
    expect([safe, daring].map((one) => stakeOf(one).grade)).toEqual(["riskless", "high"]);
    const thrown = throwAgain.map((entry) => ({ ...entry, view: safe }));
    const end = throwAgain.map((entry) => ({ ...entry, view: daring }));
    for (const throws of [10, 100]) {
      const match = new MeasuredMatch(en);
      match.play([...Array.from({ length: throws }, () => thrown).flat(), ...end], "hybrid:reckless");
      expect(match.throws.at(-1)?.lasts).toBeGreaterThanOrEqual(keptForHigh);
    }
  });
  test("leaves time to read the longest line", () => {
    const longest = [en, de].flatMap((lines) => Object.values(lines).flatMap((own) => Object.values(own).flat()));
    // A line is begun in the first 2.4 seconds, and the end of a turn takes one and a half.
    expect(Math.max(...longest.map(readingTime))).toBeLessThanOrEqual(longestTurn - 2400 - 1500 - 400);
  });
});
