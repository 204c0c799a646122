/** Ice, pads and guards, ruling by ruling. */
import { describe, expect, test } from "vitest";
import { endingOf } from "../index.ts";
import { after, board, stateAfter, toldBy } from "./boards.ts";

describe("ice", () => {
  test("an enemy entering it slides to the first cell that is not ice", () => {
    const drawing = `
      . . = = r
      W . . . .
      . . . . G`;
    expect(after(drawing, "N")).toBe(
      board(`
      W r = = .
      . . . . .
      . . . . G`),
    );
    expect(toldBy(drawing, "N")).toContainEqual({
      kind: "step",
      who: 0,
      direction: "W",
      path: [4, 3, 2, 1],
      jump: false,
    });
  });

  test.each([
    [
      "at the edge",
      `
      = = = = r
      . W . . .
      . . . . G`,
      "E",
      `
      r = = = .
      . . W . .
      . . . . G
      on: 0,0 ice`,
    ],
    [
      "before a tree",
      `
      . # = = r
      W . . . .
      . . . . G`,
      "N",
      `
      W # r = .
      . . . . .
      . . . . G
      on: 2,0 ice`,
    ],
    [
      "before a sleeper",
      `
      . . p = = r
      W . . . . .
      . . . . . G`,
      "N",
      `
      W . p r = .
      . . . . . .
      . . . . . G
      on: 3,0 ice`,
    ],
    [
      "before another colour",
      `
      order: 5,0 2,0
      . . P = = r
      W . . . . .
      . . . . . G`,
      "N",
      `
      W P . r = .
      . . . . . .
      . . . . . G
      on: 3,0 ice`,
    ],
    [
      "on mud, which holds it",
      `
      . . ~ = r
      W . . . .
      . . . . G`,
      "N",
      `
      W . r = .
      . . . . .
      . . . . G
      on: 2,0 mud
      stuck: 2,0`,
    ],
    [
      "on the goal, which purifies it",
      `
      . . G = r
      W # # # #
      . . . . p`,
      "N",
      `
      W . G = .
      . # # # #
      . . . . p`,
    ],
    [
      "on the wisp",
      `
      . = = = r
      W # # # #
      . . . . G`,
      "NE",
      `
      . X = = .
      . # # # #
      . . . . G
      on: 1,0 ice`,
    ],
    [
      "on its own colour",
      `
      order: 4,0 2,0
      on: 2,0 ice
      . = r = r
      W . . . .
      . . . . G`,
      "E",
      `
      r = r = .
      . W . . .
      . . . . G
      on: 2,0 ice`,
    ],
    [
      "on a pad, which takes it on",
      `
      . . 1 = r
      W . . . .
      1 . . . G`,
      "N",
      `
      W . 1 = .
      . . . . .
      r . . . G
      on: 0,2 pad 1`,
    ],
  ])("a slide ends %s", (_, before, moves, expected) => {
    expect(after(before, moves)).toBe(board(expected));
  });

  test("has no effect on the wisp", () => {
    expect(
      after(
        `
      W = = . .
      . . . # r
      . . . # G`,
        "E",
      ),
    ).toBe(
      board(`
      . W = . r
      . . . # .
      . . . # G
      on: 1,0 ice`),
    );
  });

  test("enemies choose by the neighbouring cell, not by where the ice takes them", () => {
    expect(
      after(
        `
      . . W . .
      . . = . .
      . . = . .
      . . r . .
      G . . . .`,
        "SE",
      ),
    ).toBe(
      board(`
      . . r . .
      . . = W .
      . . = . .
      . . . . .
      G . . . .`),
    );
  });
});

describe("pads", () => {
  const drawing = `
    W 1 . . .
    . . . . .
    r . G . 1`;

  test("the wisp that enters one stands on the other, and stays there: pads do not chain", () => {
    expect(after(drawing, "E")).toBe(
      board(`
      . 1 . . .
      . . . . .
      . r G . W
      on: 4,2 pad 1`),
    );
    expect(toldBy(drawing, "E")[0]).toEqual({ kind: "move", direction: "E", path: [0, 1, 14], jump: true });
  });

  test("nothing happens to the wisp while an enemy stands on the other one", () => {
    expect(
      after(
        `
      on: 4,2 pad 1
      W 1 . # .
      . . . # #
      G . . # p`,
        "E",
      ),
    ).toBe(
      board(`
      . W . # .
      . . . # #
      G . . # p
      on: 1,0 pad 1
      on: 4,2 pad 1`),
    );
  });

  test("an enemy that enters one stands on the other", () => {
    const enemy = `
      . . . 1 r
      W # # # #
      1 . . . G`;
    expect(after(enemy, "N")).toBe(
      board(`
      W . . 1 .
      . # # # #
      r . . . G
      on: 0,2 pad 1`),
    );
    expect(toldBy(enemy, "N")[1]).toEqual({ kind: "step", who: 0, direction: "W", path: [4, 3, 10], jump: true });
  });

  test("nothing happens to an enemy while somebody it may not join stands on the other one", () => {
    expect(
      after(
        `
      on: 0,2 pad 1
      . . . 1 r
      . W # # #
      p # . . G`,
        "NE",
      ),
    ).toBe(
      board(`
      . . W r .
      . . # # #
      p # . . G
      on: 3,0 pad 1
      on: 0,2 pad 1`),
    );
  });

  test("an enemy may join its own colour through one", () => {
    expect(
      after(
        `
      on: 0,2 pad 1
      . . . 1 r
      # W # # #
      r # . . G`,
        "N",
      ),
    ).toBe(
      board(`
      . W . 1 .
      # . # # #
      r # . . G
      on: 0,2 pad 1
      merged: 0,2 ×2`),
    );
  });

  test("an enemy may join the wisp through one, which is caught", () => {
    const joined = `
      on: 2,0 pad 1
      . r r . 1
      . . . . W
      . G . . .`;
    expect(after(joined, "N")).toBe(
      board(`
      . . 1 r X
      . . . . .
      . G . . .
      on: 4,0 pad 1`),
    );
    expect(endingOf(stateAfter(joined, "N"))).toBe("caught");
  });

  test("an enemy that enters the pad on which the wisp stands is taken on to the other one", () => {
    expect(
      after(
        `
      . r 1 . 1
      . . # . W
      . . . . G`,
        "N",
      ),
    ).toBe(
      board(`
      . . W . r
      . . # . .
      . . . . G
      on: 2,0 pad 1
      on: 4,0 pad 1`),
    );
  });

  test("waking looks at the wisp's place after a jump", () => {
    expect(
      after(
        `
      W 1 . . .
      p . . . .
      . . . p .
      G . . . 1`,
        "E",
      ),
    ).toBe(
      board(`
      . 1 . . .
      p . . . .
      . . . . P
      G . . . W
      on: 4,3 pad 1`),
    );
  });
});

describe("guards", () => {
  const walking = (moves: string) =>
    after(
      `
    route: 1,0 E E
    . g . .
    . . . .
    . . . .
    W . . G`,
      moves,
    );

  test("walk their route to and fro, one step a turn", () => {
    expect(walking("E")).toBe(
      board(`
      . . g .
      . . . .
      . . . .
      . W . G
      guard: 2,0 looks E`),
    );
    expect(walking("E W")).toBe(
      board(`
      . . . g
      . . . .
      . . . .
      W . . G
      guard: 3,0 looks E, walks back`),
    );
    expect(walking("E W E")).toBe(
      board(`
      . . g .
      . . . .
      . . . .
      . W . G
      guard: 2,0 looks W, walks back`),
    );
    expect(walking("E W E W")).toBe(
      board(`
      . g . .
      . . . .
      . . . .
      W . . G
      guard: 1,0 looks W`),
    );
  });

  test("walk a closed route round and round", () => {
    const round = `
      route: 1,0 E S W N
      . g . .
      . . . .
      . . . .
      W . . G`;
    expect(after(round, "E W E")).toBe(
      board(`
      . . . .
      . g . .
      . . . .
      . W . G
      guard: 1,1 looks W`),
    );
    expect(after(round, "E W E W")).toBe(
      board(`
      . g . .
      . . . .
      . . . .
      W . . G
      guard: 1,0 looks N`),
    );
  });

  test("wait when blocked", () => {
    expect(
      after(
        `
      route: 1,0 E E
      . g . p
      . . . .
      . . . .
      W . . G`,
        "E W",
      ),
    ).toBe(
      board(`
      . . g p
      . . . .
      . . . .
      W . . G
      guard: 2,0 looks E`),
    );
  });

  const watch = (row: string, header = "") => `
    route: 0,0 E
    ${header}
    ${row}
    . . . . W
    . . . . G`;

  test("chase by the red rule while the wisp is in a straight line the way of their last step", () => {
    expect(after(watch("g . . . ."), "W N")).toBe(
      board(`
      . . g W .
      . . . . .
      . . . . G
      guard: 2,0 looks E, walks back`),
    );
  });

  test("go back to the nearest cell of their route when they no longer see it, and on from there", () => {
    expect(after(watch("g . . . ."), "W N SE")).toBe(
      board(`
      . g . . .
      . . . . W
      . . . . G
      guard: 1,0 looks W, walks back`),
    );
    expect(after(watch("g . . . ."), "W N SE W")).toBe(
      board(`
      g . . . .
      . . . W .
      . . . . G
      guard: 0,0 looks W`),
    );
  });

  test("do not see past a tree", () => {
    expect(after(watch("g . # . ."), "W N")).toBe(
      board(`
      g . # W .
      . . . . .
      . . . . G
      guard: 0,0 looks W`),
    );
  });

  test("do not see a wisp in a tree", () => {
    expect(after(watch("g . . # ."), "W N")).toBe(
      board(`
      g . . W .
      . . . . .
      . . . . G
      on: 3,0 tree
      guard: 0,0 looks W`),
    );
  });

  test("do not see past another enemy", () => {
    expect(
      after(
        `
      route: 0,0 E
      g . p . . .
      . . . . . W
      . . . . . G`,
        "W N",
      ),
    ).toBe(
      board(`
      g . p . W .
      . . . . . .
      . . . . . G
      guard: 0,0 looks W`),
    );
  });

  test("look when it is their turn, after the earlier ones have moved", () => {
    const crossing = (order: string) => `
      order: ${order}
      route: 1,2 E
      . . # . .
      . . # . .
      . g r . .
      . . # . .
      G . . . W`;
    // The red one leaves the line before the guard looks, or only after it.
    expect(after(crossing("2,2 1,2"), "N")).toBe(
      board(`
      . . # . .
      . . # . .
      . . g r .
      . . # . W
      G . . . .
      guard: 2,2 looks E, walks back`),
    );
    expect(after(crossing("1,2 2,2"), "N")).toBe(
      board(`
      . . # . .
      . . # . .
      . g . r .
      . . # . W
      G . . . .
      guard: 1,2 looks E`),
    );
  });

  test("look the way of their route's first step at the start", () => {
    expect(
      after(
        `
      route: 1,0 W
      . g . . W
      . . . . .
      . . . . G`,
        "W",
      ),
    ).toBe(
      board(`
      g . . W .
      . . . . .
      . . . . G
      guard: 0,0 looks W, walks back`),
    );
  });

  test("merge with guards and keep the earliest one's route", () => {
    const two = `
      route: 0,0 E E
      route: 4,0 W W
      g . . . g
      . . . . .
      . . . . .
      W . . . G`;
    expect(after(two, "E W")).toBe(
      board(`
      . . g . .
      . . . . .
      . . . . .
      W . . . G
      merged: 2,0 ×2
      guard: 2,0 looks E, walks back`),
    );
    expect(after(two, "E W E")).toBe(
      board(`
      . g . . .
      . . . . .
      . . . . .
      . W . . G
      merged: 1,0 ×2
      guard: 1,0 looks W, walks back`),
    );
  });

  test("are purified on the goal, patrolling or not", () => {
    expect(
      after(
        `
      route: 0,0 E E
      g . G . .
      . . . . .
      W . . p .`,
        "E W",
      ),
    ).toBe(
      board(`
      . . G . .
      . . . . .
      W . . p .`),
    );
  });

  test("are a colour of their own: reds stand in their way", () => {
    expect(
      after(
        `
      order: 1,0 2,0
      route: 1,0 E
      . g r # .
      . . . . W
      . . . . G`,
        "N",
      ),
    ).toBe(
      board(`
      . g r # W
      . . . . .
      . . . . G
      guard: 1,0 looks E`),
    );
  });
});
