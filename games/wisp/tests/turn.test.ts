/** The fast turn and the naive one agree everywhere, and the facts match what happened. */
import { isEqual } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { directions, type Enemy, endingOf, type WispFact, type WispState, wisp } from "../index.ts";
import { naiveTurn } from "./naive.ts";
import { drawFor, randomLevel, randomState } from "./random-levels.ts";

const levels = 2600;
const statesEach = 8;

const slid = (fact: WispFact): boolean => fact.kind === "step" && fact.path.length > (fact.jump ? 3 : 2);

test("the fast turn agrees with the naive one on 20,800 random positions with every terrain and piece", () => {
  const draw = drawFor("turns");
  const met = new Map<string, number>();
  const count = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  for (let i = 0; i < levels; i++) {
    const level = randomLevel(draw);
    for (let j = 0; j < statesEach; j++) {
      const state = randomState(draw, level);
      count("position");
      for (const move of directions) {
        const naive = naiveTurn(state, move);
        if (wisp.rules.refusal(state, 0, move) !== undefined) {
          expect(naive).toBeUndefined();
          count("refused");
          continue;
        }
        const { state: fast, told } = wisp.rules.apply(state, 0, move);
        if (!isEqual(fast, naive)) expect({ move, state, fast }).toEqual({ move, state, fast: naive });
        for (const { fact } of told) {
          count(fact.kind);
          if (slid(fact)) count("slide");
          if ((fact.kind === "step" || fact.kind === "move") && fact.jump) count(`${fact.kind} through a pad`);
        }
      }
    }
  }
  expect(met.get("position")).toBe(20_800);
  // Guards against a vacuous comparison: every mechanic must have occurred.
  const kinds = ["move", "wake", "step", "stuck", "merge", "purify", "caught", "complete", "refused", "slide"];
  for (const kind of [...kinds, "move through a pad", "step through a pad"])
    expect([kind, (met.get(kind) ?? 0) > 300]).toEqual([kind, true]);
});

/** The state after a turn, reconstructed from the state before it and the facts. */
const heard = ({ level, wisp: start, enemies }: WispState, facts: readonly WispFact[]) => {
  let place = start;
  const stuck = new Set<number>();
  const left = new Map(enemies.map(({ id, kind, at, count }) => [id, { id, kind, at, count }]));
  const change = (id: number, what: Partial<Pick<Enemy, "at" | "kind" | "count">>) => {
    const before = left.get(id);
    if (before === undefined) throw new Error(`enemy ${id} is not there`);
    left.set(id, { ...before, ...what });
  };
  for (const fact of facts) {
    if (fact.kind === "move") {
      if (fact.path[0] !== place) throw new Error("the wisp's path begins elsewhere");
      place = fact.path.at(-1) ?? -1;
    }
    if (fact.kind === "wake") change(fact.who, { kind: "purple" });
    if (fact.kind === "step") {
      if (left.get(fact.who)?.at !== fact.path[0]) throw new Error(`the path of enemy ${fact.who} begins elsewhere`);
      change(fact.who, { at: fact.path.at(-1) ?? -1 });
    }
    if (fact.kind === "stuck") stuck.add(fact.who);
    if (fact.kind === "merge") {
      change(fact.into, { count: fact.count });
      left.delete(fact.who);
      if (stuck.has(fact.who)) stuck.add(fact.into);
    }
    if (fact.kind === "purify") {
      const { at, count } = left.get(fact.who) ?? {};
      if (at !== level.goal || count !== fact.count) throw new Error(`enemy ${fact.who} is not on the goal`);
      left.delete(fact.who);
    }
  }
  return { place, enemies: [...left.values()].map((enemy) => ({ ...enemy, stuck: stuck.has(enemy.id) })) };
};

test("whoever hears what is told knows the new position", () => {
  const draw = drawFor("facts");
  for (let i = 0; i < 500; i++) {
    const state = randomState(draw, randomLevel(draw));
    for (const move of directions) {
      if (wisp.rules.refusal(state, 0, move) !== undefined) continue;
      const { state: after, told } = wisp.rules.apply(state, 0, move);
      const facts = told.map(({ fact }) => fact);
      const { place, enemies } = heard(state, facts);
      const seen = after.enemies.map(({ id, kind, at, count, stuck }) => ({ id, kind, at, count, stuck }));
      const ended = { caught: endingOf(after) === "caught", complete: after.enemies.length === 0 };
      const ending = {
        caught: facts.some(({ kind }) => kind === "caught"),
        complete: facts.some(({ kind }) => kind === "complete"),
      };
      const known = { place, enemies, ...ending };
      const real = { place: after.wisp, enemies: seen, ...ended };
      if (!isEqual(known, real)) expect({ state, move, known }).toEqual({ state, move, known: real });
    }
  }
});
