import { seedOf, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { decorationsOf } from "../../ideas/removable.ts";
import {
  dailyLevel,
  type GrowthRequest,
  grow,
  grownFrom,
  type Judged,
  leadingIdea,
  likenessOf,
  type Mechanic,
  mechanicsOf,
  readCode,
  setup,
  solve,
  writeCode,
} from "../../index.ts";
import { mostWalkers } from "../../panel/panel.ts";
import { calendarDays, calendarEntry } from "../calendar.ts";
import { grownDaily } from "../daily.ts";
import { judge } from "../judge.ts";
import { fittingStock, type StockLevel, stockLevels } from "../stock.ts";

const grown = (phrase: string, wishes: Partial<GrowthRequest> = {}): Judged => {
  const made = grow({ seed: seedOf(phrase), width: 5, height: 5, grade: 3, ...wishes });
  if (!made.ok) throw new Error(sentence(made.refusal));
  return made.value;
};

test("the same wishes grow the same level, another seed another one", () => {
  expect(writeCode(grown("oak").level)).toBe(writeCode(grown("oak").level));
  expect(writeCode(grown("oak").level)).not.toBe(writeCode(grown("elm").level));
});

test("a grown level has its grade from the panel, an idea, exact par and no decoration", () => {
  for (const [grade, phrase] of [
    [1, "a"],
    [4, "b"],
    [7, "a"],
  ] as const) {
    const { level, par, ideas, grade: reached, ...rest } = grown(phrase, { grade });
    expect(Math.abs(reached - grade)).toBeLessThanOrEqual(1);
    expect(leadingIdea(ideas)).toBeDefined();
    const solution = solve(setup(level), { nodes: 200_000 });
    expect(solution).toMatchObject({ kind: "solved", moves: { length: par } });
    expect(decorationsOf(level, { par, ideas, solutions: rest.solutions }, 200_000)).toEqual([]);
    if (reached >= 6) expect(rest.panel.walkers.solved).toBeLessThanOrEqual(mostWalkers);
  }
});

test("it uses only what it may use, and nothing that is not wanted again", () => {
  const allowed: readonly Mechanic[] = ["mud", "tree"];
  const first = grown("birch", { mechanics: allowed, grade: 2 });
  for (const mechanic of mechanicsOf(first.level)) expect(allowed).toContain(mechanic);
  const second = grown("birch", { mechanics: allowed, grade: 2, avoid: new Set([likenessOf(first.level)]) });
  expect(likenessOf(second.level)).not.toBe(likenessOf(first.level));
});

test("whoever waits hears how far it is, and may end it", () => {
  const told: number[] = [];
  const made = grow({
    seed: seedOf("patience"),
    width: 7,
    height: 7,
    grade: 10,
    patience: { progress: (positions) => told.push(positions), cancelled: () => told.length === 3 },
  });
  expect(made).toMatchObject({ ok: false, refusal: { code: "cancelled" } });
  expect(told).toHaveLength(3);
});

test("what cannot be grown is refused", () => {
  const wishes: GrowthRequest = { seed: seedOf("x"), width: 5, height: 5, grade: 10 };
  expect(grow({ ...wishes, width: 10 })).toMatchObject({ ok: false, refusal: { code: "bad-size" } });
  expect(grow({ ...wishes, width: 3, height: 3, states: 20_000 })).toMatchObject({
    ok: false,
    refusal: { code: "none-found" },
  });
});

test("the calendar begins when grown days begin, and says of its levels what is true", () => {
  const days = calendarDays();
  expect(days[0]).toBe(grownFrom);
  expect(new Set(days.map((date) => calendarEntry(date)?.code)).size).toBe(days.length);
  for (const date of days.filter((_, i) => i % 9 === 0)) {
    const entry = calendarEntry(date);
    const read = readCode(entry?.code ?? "");
    if (!read.ok || entry === undefined) throw new Error(`${date} has no level`);
    const judged = judge(read.value, 100_000);
    expect([date, judged?.par, judged?.grade]).toEqual([date, entry.par, entry.rank]);
    expect(leadingIdea(judged?.ideas ?? [])).toBe(entry.idea);
    expect(dailyLevel(date)).toMatchObject({ ok: true, value: { par: entry.par, idea: entry.idea } });
  }
});

test("a prepared day is the one that would be grown", () => {
  const monday = calendarDays().find((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1) ?? "";
  const made = grownDaily(monday, 0);
  expect(made.ok && writeCode(made.value.level)).toBe(calendarEntry(monday)?.code);
});

test("the week has boards of several sizes", () => {
  const sizes = calendarDays()
    .slice(0, 7)
    .map((date) => {
      const read = readCode(calendarEntry(date)?.code ?? "");
      return read.ok ? `${read.value.width}×${read.value.height}` : "";
    });
  expect(new Set(sizes).size).toBeGreaterThanOrEqual(5);
});

test("the stock has every size and difficulty or the next one, each level as hard as it says", () => {
  const stock = stockLevels();
  expect(new Set(stock.map(({ code }) => code)).size).toBe(stock.length);
  for (const side of [5, 6, 7])
    for (const rank of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
      expect([side, rank, fittingStock(stock, { side, rank }, new Set()).length > 0]).toEqual([side, rank, true]);
  for (const { code, par, rank } of stock.filter((_, i) => i % 12 === 0)) {
    const read = readCode(code);
    const judged = read.ok ? judge(read.value, 100_000) : undefined;
    expect([code, judged?.par, judged?.grade]).toEqual([code, par, rank]);
  }
});

test("a level is taken from the stock if it fits, once, and the next difficulty only if there is no other", () => {
  const level = (code: string, rank: StockLevel["rank"]): StockLevel => ({ code, rank, par: 4, idea: undefined });
  const foxes = level("1SssAAGAIyoI", 4);
  const near = level("1SeIogAMQXmyYb", 5);
  const wishes = { side: 5, rank: 4 } as const;
  expect(fittingStock([foxes, near], wishes, new Set())).toEqual([foxes]);
  expect(fittingStock([foxes, near], wishes, new Set([foxes.code]))).toEqual([near]);
  expect(fittingStock([foxes, near], { ...wishes, side: 6 }, new Set())).toEqual([]);
  expect(fittingStock([foxes, near], { ...wishes, mechanics: [] }, new Set())).toEqual([]);
});
