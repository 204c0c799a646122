/** Where enemies go and how they merge, ruling by ruling, each on a board of its own. */
import { describe, expect, test } from "vitest";
import { after, board, toldBy } from "./boards.ts";

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
