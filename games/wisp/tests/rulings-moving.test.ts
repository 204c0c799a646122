/** Who moves when, ruling by ruling, each on a board of its own: the wisp, mud, and who wakes. */
import { describe, expect, test } from "vitest";
import { drawState, setup } from "../index.ts";
import { after, board, levelOf, movesFrom } from "./boards.ts";

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
    expect(
      movesFrom(`
      r . G
      . . .
      . . W`),
    ).toBe("N W NW");
    expect(
      movesFrom(`
      r . G
      . . W
      . . .`),
    ).toBe("N S SW W NW");
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
