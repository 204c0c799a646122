/** An opponent's turn by the page's durations: each part, and an upper bound for whole turns. */
import { hybridBot, parlour, personalities, referenceBot, zonk } from "@turnlight/games/zonk";
import { drawOf, Match, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { pauseBefore } from "../../../match/think-time.ts";
import { hurry, shown, type TimedEntry, thinks, throwLasts, turnLength } from "../play/durations.ts";

const { rules } = zonk;
const fresh = { takes: [] };
const rolled = { kind: "rolled", seat: 0, dice: [2, 3, 4, 4, 6, 6] } as const;
const zonked = { kind: "zonked", seat: 0, lost: 0, streak: 0 } as const;

describe("a turn's length", () => {
  test("is what its entries take, with a pause before every move of the opponent", () => {
    const entries: readonly TimedEntry[] = [
      { n: 1, by: 0, facts: [], view: fresh },
      { n: 2, by: "chance", facts: [rolled, zonked], view: fresh },
    ];
    expect(turnLength(entries, () => 100)).toBe(100 + shown.rolled(rolled) + shown.zonked);
  });
  test("fewer dice fall faster, and a long turn hurries", () => {
    const falls = [1, 2, 3, 4, 5, 6].map(throwLasts);
    expect(falls).toEqual(falls.toSorted((a, b) => a - b));
    const take = { dice: [1], points: 10, left: 5 } as const;
    const paces = [0, 1, 2, 3, 4, 5, 9].map((n) => hurry({ takes: Array.from({ length: n }, () => take) }));
    expect(paces).toEqual(paces.toSorted((a, b) => b - a));
    expect(paces.at(-1)).toBeLessThan(paces[0] ?? 0);
  });
});

test("even the most reckless opponent's turns take 4.5 seconds on average, and 95 % of them no more than 7", () => {
  const bots = [hybridBot(personalities.reckless), referenceBot];
  const lengths: number[] = [];
  const draw = drawOf(seedOf("reckless"));
  for (let game = 0; game < 20; game++) {
    const config = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };
    const { match } = Match.begin(rules, config, { seed: seedOf(`turns ${game}`) });
    let turn: TimedEntry[] = [];
    while (match.outcome === undefined) {
      const { seat } = match.state;
      const choice = bots[seat]?.choose({ view: match.state, seat, moves: match.moves(seat), draw, nodes: 1 });
      if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
      const played = match.play(seat, rules.moveText.write(choice.move));
      if (!played.ok) throw new Error(played.refusal.reason);
      for (const { entry, told, state } of played.value)
        turn.push({ n: entry.n, by: entry.by, facts: told.map(({ fact }) => fact), view: state });
      if (match.outcome === undefined && match.state.phase.kind !== "ready") continue;
      if (seat === 0) lengths.push(turnLength(turn, (n) => pauseBefore(n, thinks)));
      turn = [];
    }
  }
  lengths.sort((a, b) => a - b);
  expect(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toBeLessThanOrEqual(4500);
  expect(lengths[Math.floor(0.95 * lengths.length)]).toBeLessThanOrEqual(7000);
});
