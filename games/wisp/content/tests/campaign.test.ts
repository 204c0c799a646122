import { describe, expect, test } from "vitest";
import { type Judged, judge } from "../../generator/judge.ts";
import { ideas } from "../../ideas/catalogue.ts";
import { decorationsOf } from "../../ideas/removable.ts";
import {
  biomes,
  campaign,
  campaignLevels,
  everyLevel,
  extraOf,
  knownLevels,
  levelKey,
  likenessOf,
  mechanics,
  mechanicsOf,
  missingIn,
  rankOf,
  readCode,
  readLevel,
  retiredOf,
  setup,
  solve,
  starsMissingIn,
  study,
  type WispState,
  wisp,
  writeCode,
  writeLevel,
} from "../../index.ts";
import { mostWalkers } from "../../panel/panel.ts";
import { formerLevels } from "../retired.ts";

/** A budget large enough to explore any campaign level completely. */
const states = 200_000;

const judgements = new Map<string, Judged>();
for (const { id, level } of everyLevel) {
  const judged = judge(level, states);
  if (judged !== undefined) judgements.set(id, judged);
}

const judgedOf = (id: string): Judged => {
  const judged = judgements.get(id);
  if (judged === undefined) throw new Error(`${id} cannot be solved`);
  return judged;
};

const scoreOf = (id: string): number => judgedOf(id).score;

test("there are at least ninety levels, half of them larger than 5×5 and five of 9×9", () => {
  expect(campaignLevels.length).toBeGreaterThanOrEqual(90);
  const larger = campaignLevels.filter(({ level: { width, height } }) => width * height > 25);
  expect(larger.length * 2).toBeGreaterThanOrEqual(campaignLevels.length);
  const widest = campaignLevels.filter(({ level: { width, height } }) => width === 9 && height === 9);
  expect(widest.length).toBeGreaterThanOrEqual(5);
});

test("every level can be solved in exactly its par, and so can those that were replaced", () => {
  for (const { id, par, level } of knownLevels) {
    const solution = solve(setup(level), { nodes: states });
    expect([id, solution.kind === "solved" && solution.moves.length]).toEqual([id, par]);
  }
});

test("no two levels are alike, and no two share an id", () => {
  const unique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
  unique(knownLevels.map(({ level }) => likenessOf(level)));
  unique(knownLevels.map(({ id }) => id));
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

test("within a chapter no step back is larger than one grade, except after a boss level", () => {
  for (const { levels } of campaign)
    for (const [i, { id }] of levels.entries()) {
      const before = levels[i - 1];
      if (before === undefined || before.boss === true) continue;
      expect([id, judgedOf(before.id).grade - judgedOf(id).grade <= 1]).toEqual([id, true]);
    }
});

test("a boss level is harder than everything before it in its chapter", () => {
  for (const { levels } of campaign)
    for (const [i, { id, boss }] of levels.entries()) {
      if (boss !== true) continue;
      const hardest = Math.max(...levels.slice(0, i).map((level) => scoreOf(level.id)));
      expect([id, scoreOf(id) > hardest || i === levels.length - 1]).toEqual([id, true]);
    }
});

test("walkers solve at most a fifth of the attempts at levels of grade 6 and more", () => {
  const hard = campaignLevels.filter(({ id }) => judgedOf(id).grade >= 6);
  expect(hard.length).toBeGreaterThanOrEqual(20);
  for (const { id } of hard) expect([id, judgedOf(id).panel.walkers.solved <= mostWalkers]).toEqual([id, true]);
});

test("it gets harder from chapter to chapter, and each chapter begins with a breath", () => {
  const scores = campaign.map(({ levels }) => levels.map(({ id }) => scoreOf(id)));
  for (const [i, chapter] of scores.entries()) {
    const before = scores[i - 1];
    if (before === undefined) continue;
    const mean = (list: readonly number[]) => list.reduce((sum, score) => sum + score, 0) / list.length;
    expect([i, mean(chapter) > mean(before)]).toEqual([i, true]);
    expect([i, Math.max(...chapter) > Math.max(...before)]).toEqual([i, true]);
    expect([i, rankOf(chapter[0] ?? 0) <= rankOf(before.at(-1) ?? 0)]).toEqual([i, true]);
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
    const studied = study(setup(level), { states });
    if (studied.kind !== "studied") throw new Error(`${id} is too large`);
    const seen = new Set<string>();
    let isCaught = false;
    const visit = (state: WispState): void => {
      const key = JSON.stringify([state.wisp, state.enemies]);
      if (seen.has(key)) return;
      seen.add(key);
      for (const { move, verdict } of studied.study.options(state)) {
        if (verdict.kind === "caught") isCaught = true;
        visit(wisp.rules.apply(state, 0, move).state);
      }
    };
    visit(setup(level));
    expect([id, isCaught]).toEqual([id, true]);
  }
});

describe.each(everyLevel.map(({ id, level }) => ({ id, level })))("$id", ({ id, level }) => {
  test("has no decoration: without any piece its par, its shortest solutions or its ideas are others", () => {
    expect(decorationsOf(level, judgedOf(id), states).map((lighter) => writeLevel({ level: lighter }))).toEqual([]);
  });
});

test("two thirds of a chapter's levels open the next, however well they are solved", () => {
  for (const chapter of campaign) {
    const ids = chapter.levels.map(({ id }) => id);
    const need = Math.ceil((ids.length * 2) / 3);
    expect(missingIn(chapter, () => false)).toBeLessThanOrEqual(need);
    expect(missingIn(chapter, () => false)).toBeGreaterThan(0);
    expect(missingIn(chapter, (id) => ids.indexOf(id) >= 0 && ids.indexOf(id) < need)).toBe(0);
    expect(missingIn(chapter, () => true)).toBe(0);
  }
});

test("nothing is locked again for whoever had unlocked it before levels were replaced", () => {
  for (const chapter of campaign) {
    const former = formerLevels[chapter.id] ?? [];
    const need = Math.ceil((former.length * 2) / 3);
    const solved = new Set(former.slice(-need));
    expect([chapter.id, missingIn(chapter, (id) => solved.has(id))]).toEqual([chapter.id, 0]);
    expect(missingIn(chapter, (id) => solved.has(id) && id !== former.at(-1))).toBeGreaterThan(0);
    const stars = Math.ceil((former.length * 9) / 4);
    expect(starsMissingIn(chapter, (id) => (former.indexOf(id) >= 0 && former.indexOf(id) < stars / 3 ? 3 : 0))).toBe(
      0,
    );
  }
});

test("levels that came later lock nothing that was unlocked by the others", () => {
  let later = 0;
  for (const chapter of campaign) {
    const first = chapter.levels.filter(({ isLater }) => isLater !== true).map(({ id }) => id);
    later += chapter.levels.length - first.length;
    const solved = new Set(first.slice(-Math.ceil((first.length * 2) / 3)));
    expect([chapter.id, missingIn(chapter, (id) => solved.has(id))]).toEqual([chapter.id, 0]);
    const starred = new Set(first.slice(-Math.ceil((first.length * 3) / 4)));
    expect([chapter.id, starsMissingIn(chapter, (id) => (starred.has(id) ? 3 : 0))]).toEqual([chapter.id, 0]);
  }
  expect(later).toBeGreaterThan(0);
});

test("every level is about something: it can't be won without some idea", () => {
  expect(everyLevel.filter(({ id }) => judgedOf(id).ideas.length === 0).map(({ id }) => id)).toEqual([]);
});

test("every idea has an introduction, a twist and a combination with others, none of which is won without it", () => {
  for (const idea of ideas) {
    const [introduction, twist, ...others] = campaignLevels.filter(({ id }) => judgedOf(id).ideas.includes(idea));
    expect([idea, introduction !== undefined, twist !== undefined]).toEqual([idea, true, true]);
    expect([idea, others.some(({ id }) => judgedOf(id).ideas.length > 1)]).toEqual([idea, true]);
  }
});

test("every level the campaign once had is still known by its id, also by its earlier code", () => {
  const ids = new Set(knownLevels.map(({ id }) => id));
  for (const id of Object.values(formerLevels).flat()) expect(ids).toContain(id);
  for (const { id, level, formerCode } of knownLevels) {
    expect(levelKey(writeCode(level))).toBe(id);
    if (formerCode === undefined) continue;
    expect(levelKey(formerCode)).toBe(id);
    expect(formerCode).not.toBe(writeCode(level));
    expect(readCode(formerCode).ok).toBe(true);
  }
  const now = new Set(everyLevel.map(({ id }) => id));
  for (const chapter of campaign) for (const { id } of retiredOf(chapter)) expect(now).not.toContain(id);
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
    const need = Math.min(...[levels.length, formerLevels[id]?.length ?? 0].map((count) => Math.ceil((count * 9) / 4)));
    expect(starsMissingIn(chapter, () => 0)).toBe(need);
    expect(starsMissingIn(chapter, () => 3)).toBe(0);
  }
});

test("every level survives its text and its code", () => {
  for (const { id, text, level } of knownLevels) {
    expect(writeLevel({ level })).toBe(text);
    expect(readLevel(writeLevel({ name: id, level }))).toEqual({ ok: true, value: { name: id, level } });
    expect(readCode(writeCode(level))).toEqual({ ok: true, value: level });
  }
});

test("every chapter has a look", () => {
  for (const { biome } of campaign) expect(biomes).toContain(biome);
});
