import { seedOf, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import {
  type DailyLevel,
  dailyLevel,
  faultOf,
  generate,
  type LevelRequest,
  likenessOf,
  type Mechanic,
  mechanicsOf,
  type Rated,
  rate,
  setup,
  solve,
  tolerance,
  wisp,
  writeCode,
} from "../../index.ts";

const made = (wishes: Partial<LevelRequest> & { readonly phrase: string }): Rated => {
  const { phrase, ...rest } = wishes;
  const level = generate({ seed: seedOf(phrase), width: 5, height: 5, rank: 4, ...rest });
  if (!level.ok) throw new Error(sentence(level.refusal));
  return level.value;
};

test("the same wishes make the same level", () => {
  const code = (phrase: string, mechanics?: readonly Mechanic[]): string =>
    writeCode(made({ phrase, width: 4, height: 4, rank: 2, ...(mechanics && { mechanics }) }).level);
  expect(code("moon")).toBe(code("moon"));
  expect(code("moon")).not.toBe(code("sun"));
  expect(code("moon", ["mud", "tree"])).toBe(code("moon", ["tree", "mud"]));
});

const without = ({ level }: Rated, mechanic: Mechanic): Rated["level"] => ({
  ...level,
  terrain: level.terrain.map((terrain) => (terrain === mechanic ? "clearing" : terrain)),
  pads: mechanic === "pad" ? [] : level.pads,
  enemies: level.enemies.filter(({ kind }) => kind !== mechanic),
});

test("a level has the wanted mechanics and no others, and is another level without them", () => {
  for (const mechanics of [["tree", "mud"], ["ice"], ["pad"], ["guard"], ["sleeper", "tree"], ["purple"]] as const) {
    const level = made({ phrase: "matters", rank: 3, mechanics });
    expect(mechanicsOf(level.level).toSorted()).toEqual([...mechanics].sort());
    for (const mechanic of mechanics) {
      const less = without(level, mechanic);
      if (faultOf(less) !== undefined) continue;
      const { mechanics: _less, ...asks } = rate(less, 100_000)?.difficulty.traits ?? { mechanics: [] };
      const { mechanics: _more, ...asked } = level.difficulty.traits;
      expect(asks).not.toEqual(asked);
    }
  }
});

test("a level that is not wanted again is not made again", () => {
  const first = made({ phrase: "again" });
  const second = made({ phrase: "again", avoid: new Set([likenessOf(first.level)]) });
  expect(likenessOf(second.level)).not.toBe(likenessOf(first.level));
});

test("a level has few shortest solutions, and none of its pieces is decoration", () => {
  for (const [i, rank] of ([3, 5, 7] as const).entries()) {
    const { level, difficulty } = made({ phrase: `taste ${i}`, width: 6, rank });
    expect(difficulty.traits.solutions).toBeLessThanOrEqual(32);
    expect(difficulty.traits.against).toBeGreaterThan(0);
    const { mechanics: _kinds, ...asked } = difficulty.traits;
    for (const [cell, terrain] of level.terrain.entries()) {
      if (terrain === "clearing") continue;
      const rated = rate({ ...level, terrain: level.terrain.with(cell, "clearing") }, 100_000);
      const { mechanics: _others, ...asks } = rated?.difficulty.traits ?? { mechanics: [] };
      expect(asks).not.toEqual(asked);
    }
  }
});

test("on large fields, too, a level is as hard as asked for and no bare field", () => {
  for (const { width, height, rank, cellsEach } of [
    { width: 7, height: 7, rank: 2, cellsEach: 24 },
    { width: 6, height: 6, rank: 5, cellsEach: 12 },
    { width: 7, height: 5, rank: 6, cellsEach: 12 },
  ] as const) {
    const { level, difficulty } = made({ phrase: "taste 1", width, height, rank });
    expect(Math.abs(difficulty.rank - rank)).toBeLessThanOrEqual(tolerance);
    const things =
      level.terrain.filter((kind) => kind !== "clearing").length + 2 * level.pads.length + level.enemies.length;
    expect(things * cellsEach).toBeGreaterThanOrEqual(width * height);
  }
});

test("whoever waits hears how far it is, and may end it", () => {
  const told: number[] = [];
  const level = generate({
    seed: seedOf("patience"),
    width: 5,
    height: 5,
    rank: 10,
    patience: { progress: (states) => told.push(states), cancelled: () => told.length >= 3 },
  });
  expect(level).toMatchObject({ ok: false, refusal: { code: "cancelled" } });
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told).toHaveLength(3);
});

test("where nothing is found in the budget, that is said", () => {
  const level = generate({ seed: seedOf("none"), width: 3, height: 3, rank: 10, mechanics: ["mud"], states: 20_000 });
  expect(level).toMatchObject({ ok: false, refusal: { code: "none-found" } });
});

test("wishes that make no sense are refused with what would", () => {
  const wishes: LevelRequest = { seed: seedOf("x"), width: 5, height: 5, rank: 5 };
  expect(generate({ ...wishes, width: 10 })).toMatchObject({ ok: false, refusal: { code: "bad-size" } });
  expect(generate({ ...wishes, height: 2.5 })).toMatchObject({ ok: false, refusal: { code: "bad-size" } });
});

const dayOf = (date: string): DailyLevel => {
  const level = dailyLevel(date);
  if (!level.ok) throw new Error(sentence(level.refusal));
  return level.value;
};

test("every day has its own level, the same for everybody", () => {
  const days = ["2026-01-31", "2026-02-01", "2026-11-17", "2026-11-18"].map((date) => {
    const { level, par } = dayOf(date);
    expect(par).toBeGreaterThanOrEqual(8);
    return writeCode(level);
  });
  expect(new Set(days).size).toBe(days.length);
  // Different codes here change the levels of past days: give the change a version and a first day of its own.
  expect(days).toEqual(["1SssAAGAIyoI", "1SeIogAMQXmyYb", "1SmcA_wBgGx0eT", "1Se4AbAAA0gb"]);
});

test("a day that is in no calendar has no level", () => {
  for (const date of ["2026-02-30", "2026-1-1", "today", "2026-01-01T00:00"])
    expect(dailyLevel(date)).toMatchObject({ ok: false, refusal: { code: "bad-date" } });
});

const orders: readonly (readonly Mechanic[])[] = [[], ["tree"], ["pad"], ["sleeper"], ["purple"], ["mud"], ["ice"]];
const rarer: readonly (readonly Mechanic[])[] = [["guard"], ["tree", "mud"], ["tree", "sleeper"], ["ice", "pad"]];
const oneIn = 20;
const others: readonly Pick<LevelRequest, "width" | "height" | "rank">[] = [
  { width: 5, height: 5, rank: 4 },
  { width: 3, height: 3, rank: 1 },
  { width: 6, height: 6, rank: 5 },
  { width: 5, height: 5, rank: 6 },
  { width: 7, height: 5, rank: 3 },
];

/** Cycles through sizes, difficulties and mechanics: mostly small ones, to limit the time. */
const wishFor = (i: number): LevelRequest => {
  const seed = seedOf(`thousand ${i}`);
  const nth = Math.floor(i / oneIn);
  const other = i % oneIn === 0 ? others[nth % others.length] : undefined;
  if (other !== undefined) return { seed, ...other, mechanics: rarer[nth % rarer.length] ?? [], states: 60_000 };
  const mechanics = orders[i % orders.length] ?? [];
  return { seed, width: 4 + (i % 2), height: 4, rank: i % 3 === 0 ? 3 : 2, mechanics, states: 20_000 };
};

/** Hundreds of levels: on a busy machine this takes longer than the default timeout. */
const timeout = 600_000;

test(
  "a thousand generated levels are solvable in exactly their par, as hard as wanted, and all different",
  () => {
    const seen = new Set<string>();
    let refused = 0;
    for (let i = 0; seen.size < 1000; i++) {
      const wish = wishFor(i);
      const level = generate({ ...wish, avoid: seen });
      if (!level.ok) {
        refused += 1;
        continue;
      }
      const { par, difficulty } = level.value;
      const solution = solve(setup(level.value.level), { nodes: 1_000_000 });
      if (solution.kind !== "solved") throw new Error(`${solution.kind}: ${writeCode(level.value.level)}`);
      expect(solution.moves).toHaveLength(par);
      const end = solution.moves.reduce(
        (state, move) => wisp.rules.apply(state, 0, move).state,
        setup(level.value.level),
      );
      expect(end.enemies).toEqual([]);
      expect(Math.abs(difficulty.rank - wish.rank)).toBeLessThanOrEqual(tolerance);
      seen.add(likenessOf(level.value.level));
    }
    // So small a budget may be used up occasionally but not as a rule, since taste costs positions.
    expect(refused).toBeLessThan(200);
  },
  timeout,
);
