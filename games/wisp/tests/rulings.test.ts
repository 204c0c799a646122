/** The turn, ruling by ruling, each on a board of its own. */
import { describe, expect, test } from "vitest";
import { drawState, endingOf, restart, setup, study, wisp } from "../index.ts";
import { starsFor } from "../rules/stars.ts";
import { after, board, levelOf, movesFrom, stateAfter, toldBy } from "./boards.ts";

const verdictOf = (drawing: string) => {
  const state = setup(levelOf(drawing));
  const studied = study(state, { states: 100_000 });
  return studied.kind === "studied" ? studied.study.of(state) : undefined;
};

describe("the wisp moves", () => {
  test("one step in eight directions, inside the grid, and there is no waiting", () => {
    expect(
      movesFrom(`
      W . .
      . . .
      r . G`),
    ).toBe("E SE S");
    expect(
      movesFrom(`
      . . . . .
      . . W . .
      r . . . G`),
    ).toBe("N NE E SE S SW W NW");
  });

  test("onto trees, mud and the goal, but not onto an enemy, asleep or awake", () => {
    expect(
      movesFrom(`
      . r .
      p W #
      . ~ G`),
    ).toBe("NE E SE S SW NW");
  });
});

describe("mud", () => {
  const drawing = `
    W . . ~ r
    . . . . .
    . . . . G`;

  test("holds an enemy that entered it for the next turn", () => {
    expect(after(drawing, "E")).toBe(
      board(`
      . W . r .
      . . . . .
      . . . . G
      on: 3,0 mud
      stuck: 3,0`),
    );
    expect(after(drawing, "E W")).toBe(
      board(`
      W . . r .
      . . . . .
      . . . . G
      on: 3,0 mud`),
    );
  });

  test("lets it go in the turn after that", () => {
    expect(after(drawing, "E W E")).toBe(
      board(`
      . W r ~ .
      . . . . .
      . . . . G`),
    );
  });

  test("holds it again when it enters mud again", () => {
    const twice = `
      W . ~ ~ r
      . . . . .
      . . . . G`;
    expect(after(twice, "S N S")).toBe(
      board(`
      . . r ~ .
      W . . . .
      . . . . G
      on: 2,0 mud
      stuck: 2,0`),
    );
    expect(after(twice, "S N S N")).toBe(
      board(`
      W . r ~ .
      . . . . .
      . . . . G
      on: 2,0 mud`),
    );
  });

  test("holds whoever starts on it for the first turn", () => {
    const start = `
      on: 2,0 mud
      . . r . .
      . . . . .
      . G . . W`;
    expect(drawState(setup(levelOf(start)))).toBe(
      board(`
      . . r . .
      . . . . .
      . G . . W
      on: 2,0 mud
      stuck: 2,0`),
    );
    expect(after(start, "W")).toBe(
      board(`
      . . r . .
      . . . . .
      . G . W .
      on: 2,0 mud`),
    );
    expect(after(start, "W E")).toBe(
      board(`
      . . ~ r .
      . . . . .
      . G . . W`),
    );
  });

  test("holds a sleeper that starts on it for the first turn, too, though it wakes", () => {
    expect(
      after(
        `
      on: 2,1 mud
      . . . .
      W . p .
      . . . G`,
        "E",
      ),
    ).toBe(
      board(`
      . . . .
      . W P .
      . . . G
      on: 2,1 mud`),
    );
  });
});

describe("waking", () => {
  const drawing = `
    . . . . .
    W . . . .
    . . p . .
    . . . . .
    . . . . G`;

  test("a sleeper in the eight cells around the wisp's new place wakes and moves in the same turn", () => {
    expect(after(drawing, "E")).toBe(
      board(`
      . . . . .
      . W P . .
      . . . . .
      . . . . .
      . . . . G`),
    );
  });

  test("it stays awake for good", () => {
    expect(after(drawing, "E NW")).toBe(
      board(`
      W . P . .
      . . . . .
      . . . . .
      . . . . .
      . . . . G`),
    );
  });

  test("two cells away it sleeps on", () => {
    expect(after(drawing, "S")).toBe(
      board(`
      . . . . .
      . . . . .
      W . p . .
      . . . . .
      . . . . G`),
    );
  });
});

describe("enemies move", () => {
  test("one after the other in reading order, each seeing where the earlier ones now are", () => {
    expect(
      after(
        `
      W . r P .
      . . . . .
      . . . . G`,
        "S",
      ),
    ).toBe(
      board(`
      . r P . .
      W . . . .
      . . . . G`),
    );
  });

  test("in the order a header says", () => {
    expect(
      after(
        `
      order: 3,0 2,0
      W . r P .
      . . . . .
      . . . . G`,
        "S",
      ),
    ).toBe(
      board(`
      . r . . .
      W . . P .
      . . . . G`),
    );
  });

  test("to a neighbour that is nearer to the wisp; a tree between them can pin one, since nobody searches for a path", () => {
    expect(
      after(
        `
      W . . .
      . # r .
      . . . G`,
        "S",
      ),
    ).toBe(
      board(`
      . . . .
      W # r .
      . . . G`),
    );
  });

  test("between equally near cells to the one farther from the goal", () => {
    expect(
      after(
        `
      r . . . G
      . . . . .
      . . W . .`,
        "E",
      ),
    ).toBe(
      board(`
      . . . . G
      r . . . .
      . . . W .`),
    );
    expect(
      after(
        `
      r . . . .
      . . . . .
      G . W . .`,
        "E",
      ),
    ).toBe(
      board(`
      . r . . .
      . . . . .
      G . . W .`),
    );
  });

  test.each([
    [
      "up before right",
      `
      . . . . W
      . . . . .
      . . r . .
      . . . . .
      G . . . .`,
      "W",
      `
      . . . W .
      . . r . .
      . . . . .
      . . . . .
      G . . . .`,
    ],
    [
      "up before left",
      `
      W . . . .
      . . . . .
      . . r . .
      . . . . .
      . . . . G`,
      "E",
      `
      . W . . .
      . . r . .
      . . . . .
      . . . . .
      . . . . G`,
    ],
    [
      "right before down",
      `
      G . . . .
      . . . . .
      . . r . .
      . . . . .
      . . . . W`,
      "W",
      `
      G . . . .
      . . . . .
      . . . r .
      . . . . .
      . . . W .`,
    ],
    [
      "down before left",
      `
      . . . . G
      . . . . .
      . . r . .
      . . . . .
      W . . . .`,
      "E",
      `
      . . . . G
      . . . . .
      . . . . .
      . . r . .
      . W . . .`,
    ],
  ])("still equal: %s", (_, before, move, expected) => {
    expect(after(before, move)).toBe(board(expected));
  });

  test("around a sleeper, even one of their own colour", () => {
    expect(
      after(
        `
      . P p . .
      . . . . .
      . . . W .
      G . . . .`,
        "E",
      ),
    ).toBe(
      board(`
      . . p . .
      . P . . .
      . . . . W
      G . . . .`),
    );
  });

  const toTheGoal = `
    . . P .
    . r G .
    . # . .
    . . . W`;

  test("not onto another colour that reached the goal earlier in the turn", () => {
    expect(after(toTheGoal, "NW")).toBe(
      board(`
      . . . .
      . r G .
      . # W .
      . . . .`),
    );
    expect(
      after(
        `
      order: 1,1 2,0
      ${toTheGoal}`,
        "NW",
      ),
    ).toBe(
      board(`
      . . P .
      . . G .
      . # W .
      . . . .`),
    );
  });
});

describe("merging", () => {
  const train = `
    r r r # .
    . . . . W
    . . . . G`;

  test("enemies of one colour in one cell become one, and the counts add up", () => {
    expect(after(train, "N")).toBe(
      board(`
      . r r # W
      . . . . .
      . . . . G
      merged: 2,0 ×2`),
    );
    expect(after(train, "N W")).toBe(
      board(`
      . . r W .
      . . . . .
      . . . . G
      on: 3,0 tree
      merged: 2,0 ×3`),
    );
  });

  test("the earliest in the order stays", () => {
    expect(toldBy(train, "N")).toContainEqual({ kind: "merge", who: 2, into: 1, at: 2, count: 2 });
    expect(toldBy(train, "N W")).toContainEqual({ kind: "merge", who: 1, into: 0, at: 2, count: 3 });
  });

  test("it is stuck if any of them is", () => {
    expect(
      after(
        `
      on: 3,0 mud
      W . . r r
      . . . . .
      . . . . G`,
        "S",
      ),
    ).toBe(
      board(`
      . . . r .
      W . . . .
      . . . . G
      on: 3,0 mud
      merged: 3,0 ×2
      stuck: 3,0`),
    );
  });

  test("awake purple merges with awake purple", () => {
    expect(
      after(
        `
      . . . . W
      P P # . .
      . . . . G`,
        "S",
      ),
    ).toBe(
      board(`
      . . . . .
      . P # . W
      . . . . G
      merged: 1,1 ×2`),
    );
  });

  test("red and purple stand in each other's way", () => {
    expect(
      after(
        `
      . . . . W
      r P # . .
      . . . . G`,
        "S",
      ),
    ).toBe(
      board(`
      . . . . .
      r P # . W
      . . . . G`),
    );
  });
});

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
