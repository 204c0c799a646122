/** The goal, the end and what stands around a turn, ruling by ruling, each on a board of its own. */
import { describe, expect, test } from "vitest";
import { endingOf, restart, setup, study, wisp } from "../index.ts";
import { starsFor } from "../rules/stars.ts";
import { after, board, levelOf, movesFrom, stateAfter, toldBy } from "./boards.ts";

const verdictOf = (drawing: string) => {
  const state = setup(levelOf(drawing));
  const studied = study(state, { states: 100_000 });
  return studied.kind === "studied" ? studied.study.of(state) : undefined;
};

describe("the goal", () => {
  test("purifies whoever is on it, with all it was merged from", () => {
    const drawing = `
      on: 1,1 mud
      # # # . .
      r r G . W
      # # # . .`;
    expect(after(drawing, "NW E")).toBe(
      board(`
      # # # . W
      . r G . .
      # # # . .
      on: 1,1 mud
      merged: 1,1 ×2`),
    );
    expect(toldBy(drawing, "NW E S")).toEqual([
      { kind: "move", direction: "S", path: [4, 9], jump: false },
      { kind: "step", who: 0, direction: "E", path: [6, 7], jump: false },
      { kind: "purify", who: 0, at: 7, count: 2 },
      { kind: "complete" },
    ]);
  });

  test("comes before capture: on its cell the wisp cannot be caught", () => {
    const drawing = `
      . r .
      W G .
      . . .`;
    expect(after(drawing, "E")).toBe(
      board(`
      . . .
      . W .
      . . .
      on: 1,1 goal`),
    );
    expect(endingOf(stateAfter(drawing, "E"))).toBe("won");
  });
});

describe("the end", () => {
  test("an enemy on the wisp's cell has caught it", () => {
    const drawing = `
      W . r
      . . .
      . . G`;
    expect(after(drawing, "E")).toBe(
      board(`
      . X .
      . . .
      . . G`),
    );
    expect(wisp.rules.turn(stateAfter(drawing, "E"))).toEqual({ kind: "over", scores: [0] });
  });

  test("in a tree the wisp cannot be caught", () => {
    expect(
      after(
        `
      W # r
      . . .
      . . G`,
        "E",
      ),
    ).toBe(
      board(`
      . W r
      . . .
      . . G
      on: 1,0 tree`),
    );
  });

  test("it is won when no enemy is left, sleepers included", () => {
    const alone = `
      . r .
      W G .
      . . .`;
    expect(wisp.rules.turn(stateAfter(alone, "E"))).toEqual({ kind: "over", scores: [1] });
    const sleeper = `
      . r . .
      W G . .
      . . . p`;
    expect(wisp.rules.turn(stateAfter(sleeper, "E"))).toEqual({ kind: "seats", seats: [0] });
  });

  test("checkmate is known before the player moves, and the player still moves", () => {
    const drawing = `
      W . r
      . . r
      r . G`;
    expect(movesFrom(drawing)).toBe("E SE S");
    expect(verdictOf(drawing)).toEqual({ kind: "lost" });
  });

  test("without any legal move it is lost at once", () => {
    const drawing = `
      W p .
      p p .
      . . G`;
    expect(movesFrom(drawing)).toBe("");
    expect(wisp.rules.turn(setup(levelOf(drawing)))).toEqual({ kind: "over", scores: [0] });
  });

  test("it is a draw when it is no checkmate but nothing wins any more", () => {
    expect(
      verdictOf(`
      # p # .
      # # # .
      W . . G`),
    ).toEqual({ kind: "draw" });
  });
});

describe("around the turn", () => {
  test("par earns three stars, one or two moves more two, any solution one", () => {
    const stars = [7, 8, 9, 10].map((moves) => starsFor({ moves, par: 7, helped: false }));
    expect(stars).toEqual([3, 2, 2, 1]);
  });

  test("with help a solution earns one star", () => {
    expect(starsFor({ moves: 7, par: 7, helped: true })).toBe(1);
  });

  test("restarting tells a reset and shows the beginning", () => {
    const drawing = `
      W . r .
      . . . .
      . . . G`;
    const { state, told } = restart(stateAfter(drawing, "S"));
    expect(state).toEqual(setup(levelOf(drawing)));
    expect(told).toEqual([{ fact: { kind: "reset" } }]);
  });

  test("a turn is told in the order it happens", () => {
    expect(
      toldBy(
        `
      . . . . p
      . . . W .
      r ~ . . .
      . # # # #
      G . . . .`,
        "S",
      ),
    ).toEqual([
      { kind: "move", direction: "S", path: [8, 13], jump: false },
      { kind: "step", who: 1, direction: "E", path: [10, 11], jump: false },
      { kind: "stuck", who: 1, at: 11 },
    ]);
  });
});
