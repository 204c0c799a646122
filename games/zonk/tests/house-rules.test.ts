/** House rules: what they change, how they are written, and how much there is to decide with them. */
import {
  classic,
  daredevil,
  doubleOnes,
  type Face,
  hotBonus,
  parlour,
  raceOf,
  readTable,
  readTableLink,
  readTableText,
  type ScoringTable,
  solveTurn,
  tables,
  takeFrom,
  takesFrom,
  tavern,
  threeSixes,
  usualTarget,
  writeTable,
  writeTableLink,
  type ZonkFact,
  type ZonkState,
  zonk,
  zonkChance,
} from "@turnlight/games/zonk";
import { seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { decisionsIn } from "../solver/decisions.ts";
import { rolls } from "./naive.ts";

const { rules } = zonk;
const newTables = [tavern, hotBonus, daredevil, doubleOnes, threeSixes];
const at = (table: ScoringTable): ZonkState =>
  rules.setup({ seats: 2, table, target: usualTarget(table), streak: true, first: 0 });

/** A turn with these rolls and takes; the facts of all of them. */
const playing = (table: ScoringTable, ...steps: readonly (readonly [kind: "rolled" | "take", ...dice: Face[]])[]) => {
  let state = at(table);
  const told: ZonkFact[] = [];
  for (const [kind, ...dice] of steps) {
    if (kind === "rolled") state = rules.apply(state, 0, { kind: "roll" }).state;
    const by = kind === "rolled" ? "chance" : 0;
    expect(rules.refusal(state, by, { kind, dice })).toBeUndefined();
    const applied = rules.apply(state, by, { kind, dice });
    told.push(...applied.told.map(({ fact }) => fact));
    ({ state } = applied);
  }
  return { state, told };
};

describe("combinations with the face that counts double", () => {
  const points = (...dice: Face[]) => takeFrom(doubleOnes, [...dice, 6], dice)?.points;
  test.each([
    [[1], 20],
    [[1, 1], 40],
    [[1, 2, 3], 60],
    [[1, 1, 4, 4], 160],
    [[5], 10],
    [[2, 2], 20],
    [[2, 3, 4], 30],
  ] as const)("%j is worth %i", (dice, worth) => expect(points(...dice)).toBe(worth));
});

describe("extra points for hot dice", () => {
  test("are paid with the take that sets the last die aside, and told", () => {
    const { state, told } = playing(
      hotBonus,
      ["rolled", 1, 2, 3, 4, 5, 6],
      ["take", 1, 2, 3, 4, 5],
      ["rolled", 1],
      ["take", 1],
    );
    expect(state.points).toBe(400 + 10 + 150);
    expect(told).toContainEqual(expect.objectContaining({ kind: "took", points: 160, extra: 150 }));
    expect(told).toContainEqual({ kind: "hot-dice", seat: 0 });
  });
  test("are not paid before that", () => {
    const { state, told } = playing(hotBonus, ["rolled", 1, 2, 3, 4, 5, 6], ["take", 1, 2, 3, 4, 5]);
    expect(state.points).toBe(400);
    expect(told.filter((fact) => "extra" in fact)).toEqual([]);
  });
});

describe("extra points for daring", () => {
  test("are paid for a roll of one or two dice, not for three", () => {
    expect(takeFrom(daredevil, [1], [1])?.points).toBe(110);
    expect(takeFrom(daredevil, [1, 4], [1])?.points).toBe(110);
    expect(takeFrom(daredevil, [4, 4], [4, 4])?.points).toBe(120);
    expect(takeFrom(daredevil, [1, 4, 6], [1])?.points).toBe(10);
  });
});

describe("a face that spoils", () => {
  test("three of it make the roll a zonk, whatever else it shows, and that is told", () => {
    const { state, told } = playing(threeSixes, ["rolled", 1, 1, 5, 6, 6, 6]);
    expect(told).toContainEqual({ kind: "zonked", seat: 0, lost: 0, streak: 0, spoiled: 6 });
    expect(state.seat).toBe(1);
  });
  test("two of it are a pair as ever", () => {
    expect(takesFrom(threeSixes, [6, 6]).map(({ points }) => points)).toEqual([20]);
  });
  test("an ordinary zonk has no such reason", () => {
    const { told } = playing(threeSixes, ["rolled", 1, 2, 3, 4, 5, 6], ["take", 1, 2, 3, 4, 5], ["rolled", 2]);
    expect(told).toContainEqual({ kind: "zonked", seat: 0, lost: 400, streak: 0 });
  });
  test.each([4, 5, 6])("the chance of a zonk with %i dice is that of three sixes", (n) => {
    let spoiled = 0;
    for (const dice of rolls(n)) if (dice.filter((face) => face === 6).length >= 3) spoiled += 1;
    expect(zonkChance(threeSixes, n)).toBeCloseTo(spoiled / 6 ** n, 12);
    expect(zonkChance(parlour, n)).toBe(0);
  });
});

test("the documents' table and Classic have no house rules, and their rolls pay nothing extra", () => {
  for (const table of [parlour, classic]) {
    expect(table.house).toBeUndefined();
    for (const dice of rolls(3)) for (const take of takesFrom(table, dice)) expect(take.extra).toBeUndefined();
  }
});

describe("as text", () => {
  const mine: ScoringTable = {
    ...parlour,
    name: "Müllers Tisch",
    house: { double: 2, spoils: 4, hotDice: 70, daring: 30 },
  };
  test.each([...tables, mine])("$name goes through settings, links and files", (table) => {
    expect(readTableText(writeTable(table))).toEqual({ ok: true, value: table });
    expect(readTableLink(writeTableLink(table))).toEqual({ ok: true, value: table });
    expect(readTable(JSON.parse(JSON.stringify(table)))).toEqual({ ok: true, value: table });
  });
  test("a table without house rules is written as before they existed", () =>
    expect(writeTable({ ...parlour, name: "mine" })).toMatch(/^mine:once:1:[^:]+$/));
  test.each(["double=7", "double=0", "hotDice=0", "hotDice", "luck=3", ""])("house rules %o are refused", (house) =>
    expect(readTableText(`mine:once:1:single-1=10@5:${house}`).ok).toBe(false),
  );
  test("two tables that differ in their house rules alone are different tables", () => {
    const [one, other] = [60, 70].map((hotDice) => ({ ...parlour, name: "mine", house: { hotDice } }));
    expect(takeFrom(one ?? parlour, [1], [1])?.points).toBe(70);
    expect(takeFrom(other ?? parlour, [1], [1])?.points).toBe(80);
  });
});

describe("the solver judges them", () => {
  test("what pays more makes a turn worth more, what spoils makes it worth less", () => {
    const worth = solveTurn(parlour).expected;
    for (const table of [hotBonus, daredevil, doubleOnes]) expect(solveTurn(table).expected).toBeGreaterThan(worth);
    expect(solveTurn(threeSixes).expected).toBeLessThan(worth);
  });
  test("with a bonus for daring two dice are rolled with more points at stake", () => {
    const from = (table: ScoringTable) => solveTurn(table).bankFrom[1] ?? 0;
    expect(from(daredevil)).toBeGreaterThan(from(parlour));
  });
  test("where a roll of six can zonk there is a limit from which to bank", () => {
    expect(solveTurn(parlour).bankFrom[5]).toBeNull();
    expect(solveTurn(threeSixes).bankFrom[5]).toBeGreaterThan(1000);
  });
  test.each(newTables)("at least half of the turns at $name have a real decision", (table) => {
    const config = { seats: 2, table, target: usualTarget(table), streak: true, first: 0 };
    const shares = decisionsIn(raceOf(config), config, 40, seedOf("decisions"));
    expect(shares.real).toBeGreaterThanOrEqual(0.5);
    expect(shares.real).toBeLessThanOrEqual(shares.risky + shares.close);
    expect(shares.turns).toBeGreaterThan(40 * 5);
  });
  test("Parlour has fewer", () => {
    const config = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };
    expect(decisionsIn(raceOf(config), config, 40, seedOf("decisions")).real).toBeLessThan(0.5);
  });
});
