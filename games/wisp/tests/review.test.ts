/** The review of the wisp: every move costs what the naive graph says, and a shortest solution has no mark. */
import { readFileSync } from "node:fs";
import {
  type AnyRules,
  accuracyOf,
  Match,
  type MatchRecord,
  readStory,
  reviewMatch,
  seedOf,
  sentence,
} from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { type Direction, firstLight, legalMoves, setup, solve, type WispState, wisp } from "../index.ts";
import { reviewer } from "../review/index.ts";
import { naiveGraph } from "./naive-graph.ts";

const { rules } = wisp;
const start = setup(firstLight);
const graph = naiveGraph(start, 200_000);
if (graph === undefined) throw new Error("the first level is too large for the naive graph");

const played = (moves: readonly Direction[]): MatchRecord => {
  const { match } = Match.begin(rules, { level: firstLight }, { seed: seedOf("wisp") });
  for (const move of moves) {
    const done = match.play(0, move);
    if (!done.ok) throw new Error(sentence(done.refusal));
  }
  return match.record;
};

const reviewed = (moves: readonly Direction[]) => {
  const read = reviewMatch(rules as AnyRules, reviewer, played(moves), 0);
  if (!read.ok) throw new Error(sentence(read.refusal));
  return [...read.value.steps()];
};

const after = (state: WispState, move: Direction): WispState => rules.apply(state, 0, move).state;
/** Moves to victory by the naive graph; undefined if there is none. */
const distance = (state: WispState): number | undefined => (state.enemies.length === 0 ? 0 : graph.distance(state));

/** The moves from here that delay the win, or those that lose it. */
const worse = (state: WispState, wins: boolean): readonly Direction[] => {
  const least = Math.min(...legalMoves(state).map((move) => distance(after(state, move)) ?? Number.POSITIVE_INFINITY));
  return legalMoves(state).filter((move) => {
    const left = distance(after(state, move));
    return wins ? left !== undefined && left > least : left === undefined;
  });
};

const solution = solve(start, { nodes: 200_000 });
const shortest = solution.kind === "solved" ? solution.moves : [];

/** Follows the shortest solution to the first place where such a move exists, and returns that move. */
const planted = (
  wins: boolean,
): { readonly way: readonly Direction[]; readonly from: WispState; readonly move: Direction } => {
  let from = start;
  for (const [i, next] of shortest.entries()) {
    const [move] = worse(from, wins);
    if (move !== undefined) return { way: shortest.slice(0, i), from, move };
    from = after(from, next);
  }
  throw new Error("no such move can be made on the way");
};

describe("planted mistakes", () => {
  test("a detour costs the moves that the naive graph counts", () => {
    const { way, from, move } = planted(true);
    const cost = 1 + (distance(after(from, move)) ?? 0) - (distance(from) ?? 0);
    const last = reviewed([...way, move]).at(-1);
    expect(last?.judged).toMatchObject({ given: cost, exact: true, mark: cost >= 3 ? "mistake" : "slip" });
    expect(last?.judged?.habit).toBe("takes-a-detour");
    expect(last?.outlook?.value).toBe(distance(after(from, move)));
  });

  test("a victory thrown away is a blunder", () => {
    const { way, move } = planted(false);
    const last = reviewed([...way, move]).at(-1);
    expect(last?.judged?.mark).toBe("blunder");
    expect(last?.outlook?.value).toBeNull();
  });
});

test("a shortest solution has an accuracy of 100 and no mark", () => {
  const entries = reviewed(shortest);
  expect(accuracyOf(reviewer.scale, entries)).toMatchObject({
    accuracy: 100,
    given: 0,
    marks: { slip: 0, mistake: 0, blunder: 0 },
    exact: true,
  });
  expect(entries.map(({ outlook }) => outlook?.value)).toEqual(shortest.map((_, i) => shortest.length - i).concat(0));
});

test("a level with more positions than may be looked at is not judged", () => {
  expect(reviewer.weigh(start, 0, { nodes: 10 })).toBeUndefined();
  expect(reviewer.outlook(start, 0, { nodes: 10 })).toBeUndefined();
});

test("while the table of a large level is made it is told how far it is, and it can be stopped", () => {
  const story = readStory(readFileSync(new URL("../golden/everything.story", import.meta.url), "utf8"));
  if (!story.ok) throw new Error(sentence(story.refusal));
  const config = rules.configText.read(story.value.config);
  if (!config.ok) throw new Error(sentence(config.refusal));
  const large = rules.setup(config.value);
  const shares = [...(reviewer.prepare?.(large, { nodes: 300_000 }) ?? [])];
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  const stopped = reviewer.prepare?.(large, { nodes: 400_000 });
  expect(stopped?.next().done).toBe(false);
  expect(stopped?.return().done).toBe(true);
});
