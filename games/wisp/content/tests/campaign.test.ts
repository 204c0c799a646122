import { expect, test } from "vitest";
import {
  biomes,
  campaign,
  campaignLevels,
  everyLevel,
  extraOf,
  likenessOf,
  mechanics,
  mechanicsOf,
  missingIn,
  type Rated,
  rate,
  readCode,
  readLevel,
  scoreRange,
  setup,
  solve,
  starsMissingIn,
  type WispState,
  wisp,
  writeCode,
  writeLevel,
} from "../../index.ts";

/** A budget large enough to explore any campaign level completely. */
const states = 200_000;

const ratings = new Map<string, Rated>();
for (const { id, level } of everyLevel) {
  const rated = rate(level, states);
  if (rated !== undefined) ratings.set(id, rated);
}

const ratedOf = (id: string): Rated => {
  const rated = ratings.get(id);
  if (rated === undefined) throw new Error(`${id} cannot be solved`);
  return rated;
};

test("there are at least eighty levels, a good part of them larger than 5×5 or not square", () => {
  expect(campaignLevels.length).toBeGreaterThanOrEqual(80);
  const others = campaignLevels.filter(({ level: { width, height } }) => width !== height || width > 5);
  expect(others.length).toBeGreaterThanOrEqual(25);
});

test("every level can be solved in exactly its par", () => {
  for (const { id, par, level } of everyLevel) {
    expect([id, ratedOf(id).par]).toEqual([id, par]);
    const solution = solve(setup(level), { nodes: states });
    expect([id, solution.kind === "solved" && solution.moves.length]).toEqual([id, par]);
  }
});

test("no two levels are alike, and no two share an id", () => {
  const unique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
  unique(everyLevel.map(({ level }) => likenessOf(level)));
  unique(everyLevel.map(({ id }) => id));
  unique(campaign.map(({ id }) => id));
});

test("no grove lies in a corner of bare ground", () => {
  for (const { id, level } of everyLevel) {
    const { width, height, goal, terrain, pads } = level;
    const isCorner = (goal % width) % (width - 1) === 0 && Math.floor(goal / width) % (height - 1) === 0;
    const isBare = pads.length === 0 && terrain.every((kind) => kind === "clearing");
    expect([id, isCorner && isBare]).toEqual([id, false]);
  }
});

test("within a chapter it never gets easier by more than a tenth of the score's range", () => {
  for (const { levels } of campaign)
    for (const [i, { id }] of levels.entries()) {
      const before = levels[i - 1];
      if (before === undefined) continue;
      const fall = ratedOf(before.id).difficulty.score - ratedOf(id).difficulty.score;
      expect([id, fall <= scoreRange / 10]).toEqual([id, true]);
    }
});

const scoreOf = (id: string): number => ratedOf(id).difficulty.score;

test("it gets harder from chapter to chapter, and each chapter begins with a breath", () => {
  const scores = campaign.map(({ levels }) => levels.map(({ id }) => scoreOf(id)));
  for (const [i, chapter] of scores.entries()) {
    const before = scores[i - 1];
    if (before === undefined) continue;
    const mean = (list: readonly number[]) => list.reduce((sum, score) => sum + score, 0) / list.length;
    expect([i, mean(chapter) > mean(before)]).toEqual([i, true]);
    expect([i, Math.max(...chapter) > Math.max(...before)]).toEqual([i, true]);
    expect([i, (chapter[0] ?? 0) < (before.at(-1) ?? 0)]).toEqual([i, true]);
  }
});

test("what is new is met alone or in simple company before it is mixed", () => {
  const first = new Map<string, number>();
  for (const [i, { level }] of campaignLevels.entries())
    for (const mechanic of mechanicsOf(level)) if (!first.has(mechanic)) first.set(mechanic, i);
  for (const [mechanic, i] of first) {
    const id = campaignLevels[i]?.id ?? "";
    expect([mechanic, id, scoreOf(id) < 30]).toEqual([mechanic, id, true]);
  }
  expect(first.size).toBe(mechanics.length);
});

test("the first three levels can be lost: somebody careless is caught", () => {
  for (const { id, level } of campaignLevels.slice(0, 3)) {
    const { study } = ratedOf(id);
    const seen = new Set<string>();
    let isCaught = false;
    const visit = (state: WispState): void => {
      const key = JSON.stringify([state.wisp, state.enemies]);
      if (seen.has(key)) return;
      seen.add(key);
      for (const { move, verdict } of study.options(state)) {
        if (verdict.kind === "caught") isCaught = true;
        visit(wisp.rules.apply(state, 0, move).state);
      }
    };
    visit(setup(level));
    expect([id, isCaught]).toEqual([id, true]);
  }
});

/** The difficulty of a level, and the shares of its positions that are won, lost or drawn. */
const sense = ({ difficulty, study }: Rated): unknown => {
  const { mechanics: _kinds, ...asked } = difficulty.traits;
  const { winnable, lost, draw } = study.figures;
  return { ...asked, winnable, lost, draw };
};

test("every piece of terrain and every pair of pads matters: without it the level is another one", () => {
  for (const { id, level } of everyLevel) {
    const lighter = [
      ...level.terrain.flatMap((terrain, cell) =>
        terrain === "clearing" ? [] : [{ ...level, terrain: level.terrain.with(cell, "clearing") }],
      ),
      ...level.pads.map((_, i) => ({ ...level, pads: level.pads.toSpliced(i, 1) })),
    ];
    for (const less of lighter) {
      const rated = rate(less, states);
      if (rated !== undefined) expect([id, sense(rated)]).not.toEqual([id, sense(ratedOf(id))]);
    }
  }
});

test("two thirds of a chapter's levels open the next, however well they are solved", () => {
  for (const chapter of campaign) {
    const { levels } = chapter;
    const need = Math.ceil((levels.length * 2) / 3);
    expect(missingIn(chapter, () => false)).toBe(need);
    expect(missingIn(chapter, (level) => levels.indexOf(level) < need - 1)).toBe(1);
    expect(missingIn(chapter, (level) => levels.indexOf(level) < need)).toBe(0);
    expect(missingIn(chapter, () => true)).toBe(0);
  }
});

test("each chapter has an extra level that three quarters of its stars open, among its hardest and of its own kind", () => {
  for (const chapter of campaign) {
    const { id, levels } = chapter;
    const extra = extraOf(chapter);
    if (extra === undefined) throw new Error(`${id} has no extra level`);
    const scores = levels.map((level) => scoreOf(level.id)).sort((a, b) => a - b);
    const median = scores[Math.floor(scores.length / 2)] ?? 0;
    expect([id, scoreOf(extra.id) > median]).toEqual([id, true]);
    const met = new Set(
      campaign
        .slice(0, campaign.indexOf(chapter) + 1)
        .flatMap((one) => one.levels.flatMap(({ level }) => mechanicsOf(level))),
    );
    expect([id, mechanicsOf(extra.level).filter((mechanic) => !met.has(mechanic))]).toEqual([id, []]);
    const need = Math.ceil((levels.length * 3 * 3) / 4);
    expect(starsMissingIn(chapter, () => 0)).toBe(need);
    expect(starsMissingIn(chapter, () => 3)).toBe(0);
    expect(starsMissingIn(chapter, (level) => (level === levels[0] ? 2 : 0))).toBe(need - 2);
  }
});

test("every level survives its text and its code", () => {
  for (const { id, text, level } of everyLevel) {
    expect(writeLevel({ level })).toBe(text);
    expect(readLevel(writeLevel({ name: id, level }))).toEqual({ ok: true, value: { name: id, level } });
    expect(readCode(writeCode(level))).toEqual({ ok: true, value: level });
  }
});

test("every chapter has a look", () => {
  for (const { biome } of campaign) expect(biomes).toContain(biome);
});
