/**
 * Searches levels that need an idea: `node bench/wisp-ideas.ts IDEA [DRAFTS] [SEED]` composes drafts with what the idea
 * asks for, varies levels that need it on other boards, and prints those that cannot be won without it, without
 * decoration, with their panel's score.
 */
import { childSeed, drawOf, pick, seedOf, shuffled } from "@turnlight/kernel";
import { composedDraft } from "../games/wisp/generator/compose.ts";
import { changed } from "../games/wisp/generator/draft.ts";
import { judge, withoutDecoration } from "../games/wisp/generator/judge.ts";
import { type Mechanic, mechanics } from "../games/wisp/generator/mechanics.ts";
import { isBare } from "../games/wisp/generator/taste.ts";
import { ideas, type LevelIdea } from "../games/wisp/ideas/catalogue.ts";
import { isWonWithout } from "../games/wisp/ideas/necessity.ts";
import { turnGraphOf } from "../games/wisp/ideas/turn-graph.ts";
import { campaignLevels, leadingIdea, likenessOf, setup, solve, writeCode, writeLevel } from "../games/wisp/index.ts";
import { faultOf, type Level, type Terrain } from "../games/wisp/rules/level.ts";

/** What must be on the board for an idea to happen; one of the lists, and perhaps more. */
const needed: Partial<Record<LevelIdea, readonly (readonly Mechanic[])[]>> = {
  "mud-merge": [["mud"], ["mud", "tree"], ["mud", "sleeper"], ["mud", "pad"]],
  pair: [["tree"], ["ice"], ["mud"], ["pad"], ["tree", "ice"]],
  "purple-merge": [["sleeper"]],
  "guard-merge": [["guard"], ["guard", "mud"], ["guard", "tree"]],
  "sleeper-wall": [["sleeper"], ["sleeper", "tree"], ["sleeper", "mud"]],
  "wake-last": [["sleeper"], ["sleeper", "tree"], ["sleeper", "ice"]],
  "wake-pair": [["sleeper"], ["sleeper", "tree"], ["sleeper", "mud"]],
  "wake-from-grove": [["sleeper"], ["sleeper", "tree"], ["sleeper", "ice"]],
  "blocked-stone": [["pad"], ["pad", "tree"], ["pad", "guard"]],
  homecoming: [["guard"], ["guard", "tree"]],
};

const sizes = [
  [5, 5],
  [6, 4],
  [6, 5],
  [5, 7],
  [6, 6],
  [7, 5],
] as const;
const limit = 60_000;
const mostShortest = 40;

const [name, drafts = "100000", seed = "ideas"] = process.argv.slice(2);
const idea = ideas.find((one) => one === name);
if (idea === undefined) {
  console.error("usage: node bench/wisp-ideas.ts IDEA [DRAFTS] [SEED]; the ideas: turnlight wisp ideas --catalogue");
  process.exit(2);
}

const draw = drawOf(childSeed(seedOf(seed), `levels about ${idea}`));
const seen = new Set(campaignLevels.map(({ level }) => likenessOf(level)));
const known = campaignLevels.flatMap(({ level }) => {
  const graph = turnGraphOf(level, limit);
  return graph === undefined || isWonWithout(graph, idea) ? [] : [level];
});

/** The level on another board: turned or mirrored, and laid somewhere into the new one. */
const moved = (level: Level, width: number, height: number): Level | undefined => {
  const [swaps, flipsX, flipsY] = [draw.below(2) === 0, draw.below(2) === 0, draw.below(2) === 0];
  const [w, h] = swaps ? [level.height, level.width] : [level.width, level.height];
  if (w > width || h > height || level.enemies.some(({ kind }) => kind === "guard" && swaps)) return undefined;
  if (level.enemies.some(({ kind }) => kind === "guard") && (flipsX || flipsY)) return undefined;
  const [dx, dy] = [draw.below(width - w + 1), draw.below(height - h + 1)];
  const at = (cell: number): number => {
    const [x, y] = [cell % level.width, Math.floor(cell / level.width)];
    const [a, b] = swaps ? [y, x] : [x, y];
    return (dy + (flipsY ? h - 1 - b : b)) * width + dx + (flipsX ? w - 1 - a : a);
  };
  const terrain = Array.from({ length: width * height }, (): Terrain => "clearing");
  for (const [cell, kind] of level.terrain.entries()) terrain[at(cell)] = kind;
  const next: Level = {
    width,
    height,
    terrain,
    pads: level.pads.map(([a, b]) => (at(a) < at(b) ? [at(a), at(b)] : [at(b), at(a)])),
    goal: at(level.goal),
    wisp: at(level.wisp),
    enemies: level.enemies.map((enemy) => ({ ...enemy, at: at(enemy.at) })).toSorted((a, b) => a.at - b.at),
  };
  return faultOf(next) === undefined ? next : undefined;
};

const varied = (): Level | undefined => {
  const [width, height] = pick(draw, sizes);
  let level = moved(pick(draw, known), width, height);
  for (let changes = 1 + draw.below(5); changes > 0 && level !== undefined; changes--)
    level = changed(draw, level) ?? level;
  return level;
};

const composed = (): Level | undefined => {
  const [width, height] = pick(draw, sizes);
  const base = pick(draw, needed[idea] ?? [[]]);
  const more = draw.below(3) === 0 ? shuffled(draw, mechanics).slice(0, 1) : [];
  return composedDraft(draw, { width, height, mechanics: [...new Set([...base, ...more])], creatures: [2, 4] });
};

for (let i = 0; i < Number(drafts); i++) {
  const draft = known.length > 0 && draw.below(4) > 0 ? varied() : composed();
  if (draft === undefined) continue;
  const solution = solve(setup(draft), { nodes: limit });
  if (solution.kind !== "solved" || solution.moves.length < 4) continue;
  const graph = turnGraphOf(draft, limit);
  if (graph === undefined || isWonWithout(graph, idea)) continue;
  known.push(draft);
  const whole = judge(draft, limit);
  if (whole === undefined) continue;
  const judged = judge(withoutDecoration(draft, whole, limit), limit);
  if (judged === undefined || judged.solutions > mostShortest || isBare(judged.level, judged.grade)) continue;
  const likeness = likenessOf(judged.level);
  if (seen.has(likeness)) continue;
  seen.add(likeness);
  const { level, par, score, solutions, ideas: all } = judged;
  console.log(
    `${writeCode(level)} par ${par}, score ${score}, ${solutions} shortest, about ${leadingIdea(all)}: ${all.join(" ")}`,
  );
  console.log(writeLevel({ level }));
}
