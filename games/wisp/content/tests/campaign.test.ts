import { expect, test } from "vitest";
import {
  biomes,
  campaign,
  campaignLevels,
  likenessOf,
  type Rated,
  rate,
  readCode,
  readLevel,
  scoreRange,
  setup,
  solve,
  type WispState,
  type Words,
  wisp,
  writeCode,
  writeLevel,
} from "../../index.ts";

/** Any campaign level is looked through completely with less. */
const states = 200_000;

const ratings = new Map<string, Rated>();
for (const { id, level } of campaignLevels) {
  const rated = rate(level, states);
  if (rated !== undefined) ratings.set(id, rated);
}

const ratedOf = (id: string): Rated => {
  const rated = ratings.get(id);
  if (rated === undefined) throw new Error(`${id} cannot be solved`);
  return rated;
};

test("there are at least sixty levels, and every one can be solved in exactly its par", () => {
  expect(campaignLevels.length).toBeGreaterThanOrEqual(60);
  for (const { id, par, level } of campaignLevels) {
    expect([id, ratedOf(id).par]).toEqual([id, par]);
    const solution = solve(setup(level), { nodes: states });
    expect([id, solution.kind === "solved" && solution.moves.length]).toEqual([id, par]);
  }
});

test("no two levels are alike, and no two share an id or a name", () => {
  const unique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
  unique(campaignLevels.map(({ level }) => likenessOf(level)));
  unique(campaignLevels.map(({ id }) => id));
  unique(campaignLevels.map(({ name }) => name.en));
  unique(campaignLevels.map(({ name }) => name.de));
  unique(campaign.map(({ id }) => id));
});

test("no grove lies in a corner of bare ground", () => {
  for (const { id, level } of campaignLevels) {
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

test("the first three levels cannot be lost, whatever is done: no capture, no checkmate, no draw", () => {
  for (const { id, level } of campaignLevels.slice(0, 3)) {
    const { study } = ratedOf(id);
    const { reachable, winnable } = study.figures;
    expect([id, winnable]).toEqual([id, reachable]);
    const seen = new Set<string>();
    const visit = (state: WispState): void => {
      const key = JSON.stringify([state.wisp, state.enemies]);
      if (seen.has(key) || state.enemies.length === 0) return;
      seen.add(key);
      for (const { move, verdict } of study.options(state)) {
        expect([id, verdict.kind]).not.toEqual([id, "caught"]);
        visit(wisp.rules.apply(state, 0, move).state);
      }
    };
    visit(setup(level));
    expect(seen.size).toBe(reachable);
  }
});

test("every level survives its text and its code", () => {
  for (const { text, level, name } of campaignLevels) {
    expect(writeLevel({ level })).toBe(text);
    expect(readLevel(writeLevel({ name: name.en, level }))).toEqual({ ok: true, value: { name: name.en, level } });
    expect(readCode(writeCode(level))).toEqual({ ok: true, value: level });
  }
});

const isSaid = ({ en, de }: Words): boolean =>
  [en, de].every((text) => text.trim() === text && text.length > 2) && (en !== de || en === "Frost");

test("names and tales are there in both languages, a tale in one line", () => {
  for (const { id, name, tale } of campaignLevels) {
    expect([id, isSaid(name), isSaid(tale)]).toEqual([id, true, true]);
    for (const text of [tale.en, tale.de]) {
      expect(text).toMatch(/[.!?]$/);
      expect(text.length).toBeLessThanOrEqual(140);
    }
    expect(Math.max(name.en.length, name.de.length)).toBeLessThanOrEqual(32);
  }
});

test("every chapter has a title, a look, and two to four sentences before and after", () => {
  for (const { title, biome, opening, closing } of campaign) {
    expect(isSaid(title)).toBe(true);
    expect(biomes).toContain(biome);
    for (const words of [opening, closing]) {
      expect(isSaid(words)).toBe(true);
      for (const text of [words.en, words.de]) {
        const sentences = text.match(/[.!?](?= |$)/g)?.length ?? 0;
        expect([text, sentences >= 2 && sentences <= 4]).toEqual([text, true]);
      }
    }
  }
});
