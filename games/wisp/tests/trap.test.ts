import { expect, test } from "vitest";
import { campaignLevels, type Direction, endingOf, legalMoves, movesToWinnable, setup, study, wisp } from "../index.ts";
import { levelOf } from "./boards.ts";

const studied = (level: ReturnType<typeof levelOf>) => {
  const found = study(setup(level), { states: 300_000 });
  if (found.kind !== "studied") throw new Error("too large");
  return found.study;
};

test("a line that can still be won asks for no move back, and one that never could has no way back", () => {
  const level = levelOf(". . r . .\n. . . . .\n. # . ~ .\n. . G . .\nW . . p .");
  expect(movesToWinnable(studied(level), [setup(level)])).toBe(0);
  const hopeless = levelOf("# p # .\n# # # .\nW . . G");
  expect(movesToWinnable(studied(hopeless), [setup(hopeless)])).toBeUndefined();
});

test("so many moves back the line can be won, and one move later it can't", () => {
  let trapped = 0;
  for (const { level } of campaignLevels.slice(24, 44)) {
    const table = studied(level);
    for (let seed = 1; seed <= 3; seed++) {
      const states = [setup(level)];
      const line: Direction[] = [];
      for (let turn = 0; turn < 20; turn++) {
        const state = states.at(-1);
        if (state === undefined || endingOf(state) !== undefined) break;
        const moves = legalMoves(state);
        // Nobody walks into a capture that is previewed.
        const safe = moves.filter((one) => endingOf(wisp.rules.apply(state, 0, one).state) !== "caught");
        const move = safe[(turn * 5 + seed * 3) % safe.length];
        if (move === undefined) break;
        line.push(move);
        states.push(wisp.rules.apply(state, 0, move).state);
      }
      const back = movesToWinnable(table, states);
      if (back === undefined) throw new Error("every level can be won from its start");
      const kinds = states.map((state) => table.of(state)?.kind);
      expect(["winnable", "won"]).toContain(kinds[line.length - back]);
      for (const later of kinds.slice(line.length - back + 1)) expect(["winnable", "won"]).not.toContain(later);
      if (back > 1) trapped += 1;
    }
  }
  expect(trapped).toBeGreaterThan(5);
});
