/** The next thing a solution brings about: what a hint is told from. */
import { describe, expect, test } from "vitest";
import { campaignLevels, milestoneOf, parStates, setup, solve, wisp } from "../index.ts";
import { levelOf } from "./boards.ts";

const lineFrom = (text: string) => {
  const level = levelOf(text);
  const solved = solve(setup(level), { nodes: parStates });
  if (solved.kind !== "solved") throw new Error(`it is ${solved.kind}`);
  return { state: setup(level), line: solved.moves };
};

describe("a milestone", () => {
  test("is the creature that enters the grove, with the grove and the number of moves", () => {
    const { state, line } = lineFrom(". . . .\n. r . .\n. . G .\n. . . W");
    expect(milestoneOf(state, line)).toEqual({ kind: "purify", who: [0], at: state.level.goal, moves: line.length });
  });

  test("comes before the end where two have to merge, or a sleeper has to wake", () => {
    const kinds = new Set(
      campaignLevels.flatMap(({ level }) => {
        const solved = solve(setup(level), { nodes: parStates });
        return solved.kind === "solved" ? (milestoneOf(setup(level), solved.moves)?.kind ?? []) : [];
      }),
    );
    for (const kind of ["purify", "merge", "wake"]) expect([...kinds]).toContain(kind);
  });

  test("happens just where and when it says, in every level of the campaign", () => {
    for (const { level, id } of campaignLevels) {
      const solved = solve(setup(level), { nodes: parStates });
      if (solved.kind !== "solved") continue;
      const found = milestoneOf(setup(level), solved.moves);
      if (found === undefined) throw new Error(`nothing happens in ${id}`);
      let state = setup(level);
      let facts: readonly { readonly kind: string; readonly at?: number }[] = [];
      for (const move of solved.moves.slice(0, found.moves)) {
        const applied = wisp.rules.apply(state, 0, move);
        ({ state } = applied);
        facts = applied.told.map(({ fact }) => fact);
      }
      const isThere =
        found.who.length === 0 || found.kind === "wake"
          ? state.wisp === found.at
          : facts.some((fact) => fact.at === found.at);
      expect(isThere, id).toBe(true);
    }
  });

  test("is none in a line in which nothing happens", () => {
    const { state, line } = lineFrom(". . . .\n. r . .\n. . G .\n. . . W");
    expect(milestoneOf(state, line.slice(0, 0))).toBeUndefined();
  });
});
