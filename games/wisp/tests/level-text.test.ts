/** Level text and code: they round-trip, and errors are refused with their place. */
import { type Refusal, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  type Cardinal,
  firstLight,
  type Level,
  longestCode,
  readCode,
  readLevel,
  wisp,
  writeCode,
  writeLevel,
} from "../index.ts";
import { board, levelOf } from "./boards.ts";
import { drawFor, randomLevel } from "./random-levels.ts";

const refusalOf = (text: string): Refusal => {
  const read = readLevel(text);
  if (read.ok) throw new Error("it was accepted");
  return read.refusal;
};

const sample = board(`
  name: The First Light
  . . r . .
  . . . . .
  . # . ~ .
  . . G . .
  W . . p .`);

const full = board(`
  name: All of it
  on: 4,0 mud
  on: 0,3 goal
  on: 3,4 pad 1
  route: 2,2 E S
  order: 2,2 4,0 0,0 3,4
  r . 1 . P
  . # ~ . .
  . . g . .
  W 2 = = .
  . . . p 2`);

describe("reading", () => {
  test("understands the text of the rulings", () => {
    const read = readLevel(sample);
    expect(read).toEqual({ ok: true, value: { name: "The First Light", level: firstLight } });
  });

  test("understands everything at once", () => {
    const level = levelOf(full);
    expect(level).toMatchObject({
      width: 5,
      height: 5,
      goal: 15,
      wisp: 15,
      pads: [
        [2, 23],
        [16, 24],
      ],
    });
    expect(level.terrain[4]).toBe("mud");
    expect(level.enemies).toEqual([
      { kind: "guard", at: 12, route: ["E", "S"] },
      { kind: "purple", at: 4 },
      { kind: "red", at: 0 },
      { kind: "sleeper", at: 23 },
    ]);
  });

  test("takes letters with or without spaces, CRLF, headers below the grid and blank lines around it", () => {
    const odd = "\ufeff\r\n..r..\r\n. . . . .\r\n.#.~.\r\n  ..G..\r\nW..p.\r\n\r\nName:  The First Light \r\n\r\n";
    expect(readLevel(odd)).toEqual(readLevel(sample));
  });

  test("lists enemies in reading order unless a header says otherwise", () => {
    expect(levelOf("r p . P\n. . . .\nW . . G").enemies.map(({ kind }) => kind)).toEqual(["red", "sleeper", "purple"]);
  });
});

describe("what cannot be understood is refused with line, column and what was expected", () => {
  test.each([
    ["two wisps", "W . .\n. r W\n. . G", "line 2, column 5", "one W"],
    ["no wisp", "name: x\n. . .\n. r .\n. . G", "line 2, column 1", "one W"],
    ["two goals", "W . G\n. r .\n. . G", "line 3, column 5", "one G"],
    ["no goal", "W . .\n. r .\n. . .", "line 1, column 1", "one G"],
    ["no enemy", "W . .\n. . .\n. . G", "line 1, column 1", "at least one r, p, P or g"],
    ["an unknown letter", "W . .\n. r ?\n. . G", "line 2, column 5", "W, G, r, p, P, g, #, ~, =, 1 to 9 or ."],
    ["a short row", "W . .\n. r\n. . G", "line 2, column 4", "3, as in the first row"],
    ["a long row", "W . .\n. r . .\n. . G", "line 2, column 7", "3, as in the first row"],
    ["a row of ten", "W . . . . . . . . .\n", "line 1, column 19", "at most 9 cells in a row"],
    ["two rows", "W . .\n. r G", "line 1, column 1", "3 to 9 rows of 3 to 9 cells"],
    ["rows apart", "W . .\n. r .\n\n. . G", "line 4, column 1", "rows without gaps between them"],
    ["nothing at all", "", "line 1, column 1", "rows of letters"],
    ["a name alone", "name: x\n\n", "line 3, column 1", "rows of letters"],
    ["a route through a tree", "route: 0,2 E N\nW # .\n. # G\ng . .", "line 1, column 14", "a step around it"],
    ["a route off the grid", "route: 0,2 S\nW . .\n. . G\ng . .", "line 1, column 12", "a step to a cell on the board"],
    [
      "a route that crosses itself",
      "route: 0,2 E W\nW . .\n. . G\ng . .",
      "line 1, column 14",
      "each cell once, or a loop back to the start",
    ],
    ["a route of no steps", "route: 0,2\nW . .\n. . G\ng . .", "line 1, column 11", "at least one step: N, E, S or W"],
    ["a step in no direction", "route: 0,2 E NE\nW . .\n. . G\ng . .", "line 1, column 14", "N, E, S or W"],
    ["a guard without a route", "W . .\n. . G\ng . .", "line 3, column 1", "at least one step: N, E, S or W"],
    ["a route without a guard", "route: 1,1 E\nW . .\n. r .\n. . G", "line 1, column 8", "the cell of a g"],
    [
      "two routes of one guard",
      "route: 0,2 E\nroute: 0,2 E\nW . .\n. . G\ng . .",
      "line 2, column 8",
      "one route for each g",
    ],
    ["a pad without a partner", "W . .\n. r 3\n. . G", "line 2, column 5", "a second 3"],
    ["a third pad of a pair", "W 3 .\n. r 3\n. 3 G", "line 3, column 3", "two with the same digit"],
    ["an unknown header", "mood: dark\nW . .\n. r .\n. . G", "line 1, column 1", "name, on, route, order"],
    ["a cell outside", "on: 3,0 mud\nW . .\n. r .\n. . G", "line 1, column 5", "a cell as x,y from 0,0 to 2,2"],
    ["no cell", "on: mud\nW . .\n. r .\n. . G", "line 1, column 5", "a cell as x,y from 0,0 to 2,2"],
    [
      "ground under nobody",
      "on: 1,0 mud\nW . .\n. r .\n. . G",
      "line 1, column 5",
      "the cell of the wisp or of a creature",
    ],
    [
      "unknown ground",
      "on: 1,1 lava\nW . .\n. r .\n. . G",
      "line 1, column 9",
      "tree, mud, ice, goal or pad and its digit",
    ],
    ["an enemy in a tree", "on: 1,1 tree\nW . .\n. r .\n. . G", "line 3, column 3", "any other ground"],
    ["an enemy on the goal", "on: 1,1 goal\nW . .\n. r .\n. . .", "line 3, column 3", "any other cell"],
    ["ground twice", "on: 1,1 mud\non: 1,1 ice\nW . .\n. r .\n. . G", "line 2, column 5", "each cell once"],
    ["a word too many", "on: 1,1 mud mud\nW . .\n. r .\n. . G", "line 1, column 13", "the end of the line"],
    ["a pad without a digit", "on: 1,1 pad\nW . .\n. r .\n. . G", "line 1, column 12", "1 to 9"],
    ["an order that leaves one out", "order: 1,1\nW r .\n. r .\n. . G", "line 1, column 11", "1,0"],
    ["an order with one twice", "order: 1,1 1,1\nW r .\n. r .\n. . G", "line 1, column 12", "each creature once"],
    ["an order with nobody", "order: 2,2\nW . .\n. r .\n. . G", "line 1, column 8", "the cell of a creature"],
    ["two names", "name: x\nname: y\nW . .\n. r .\n. . G", "line 2, column 7", "one name"],
    ["no name", "name:\nW . .\n. r .\n. . G", "line 1, column 6", "1 to 60 printable characters"],
    ["a long name", `name: ${"x".repeat(61)}\nW . .\n. r .\n. . G`, "line 1, column 7", "1 to 60 printable characters"],
  ])("%s", (_, text, where, right) => {
    const refusal = refusalOf(text);
    expect({ where: refusal.where, right: refusal.right }).toEqual({ where, right });
    expect(refusal.reason).not.toBe("");
  });

  // A quadratic implementation would not finish in time.
  test("a million rows, 200,000 headers, and a single line of a million letters", () => {
    const refusal = refusalOf(`${". ".repeat(5)}\n`.repeat(1_000_000));
    expect(sentence(refusal)).toBe("line 10, column 1: this is row 10; expected at most 9 rows");
    expect(refusalOf("on: 1,1 mud\n".repeat(200_000)).where).toBe("line 201, column 1");
    expect(refusalOf(".".repeat(1_000_000)).where).toBe("line 1, column 10");
  });

  test("noise never throws", () => {
    const draw = drawFor("noise");
    for (let i = 0; i < 2000; i++) {
      const at = draw.below(full.length);
      const junk = ["", " ", "\n", ":", "r", "W", "9", ",", "\u0000", "é", "🎲", "on: "][draw.below(12)] ?? "";
      const read = readLevel(full.slice(0, at) + junk + full.slice(at + draw.below(3)));
      if (!read.ok) expect(read.refusal.where).toMatch(/^line \d+, column \d+$/);
    }
  });
});

describe("writing", () => {
  test("gives the text back", () => {
    for (const text of [sample, full]) {
      const read = readLevel(text);
      expect(read.ok && writeLevel(read.value)).toBe(`${text}\n`);
    }
  });

  const levels = (): readonly Level[] => {
    const draw = drawFor("texts");
    return Array.from({ length: 400 }, () => randomLevel(draw));
  };

  test("every level reads back from its text", () => {
    for (const level of levels()) expect(readLevel(writeLevel({ level }))).toEqual({ ok: true, value: { level } });
  });

  test("every level reads back from its code", () => {
    for (const level of levels()) {
      const code = writeCode(level);
      expect(code).toMatch(/^1[A-Za-z0-9_-]+$/);
      expect(readCode(code)).toEqual({ ok: true, value: level });
    }
  });
});

describe("the code of a level", () => {
  test("of the usual size is short", () => {
    expect(writeCode(firstLight)).toBe("1SpEAEwAArcm");
    expect(writeCode(levelOf(full)).length).toBeLessThanOrEqual(30);
  });

  test("is the table's one setting", () => {
    expect(wisp.rules.configText.write({ level: firstLight })).toBe(`level=${writeCode(firstLight)}`);
    expect(wisp.rules.configText.read("")).toEqual({ ok: true, value: { level: firstLight } });
  });

  test("mistyped or cut short is refused and never another level", () => {
    const code = writeCode(levelOf(full));
    for (let i = 0; i < code.length; i++) {
      expect(readCode(code.slice(0, i)).ok).toBe(false);
      for (const other of "AZaz09-_")
        if (other !== code[i]) expect(readCode(code.slice(0, i) + other + code.slice(i + 1)).ok).toBe(false);
    }
  });

  test.each(["", "1", "2AAAA", "1AAAA!", "1é", "🎲", `1${"A".repeat(5000)}`, "1AAA=", "1 A"])(
    "%j is refused",
    (text) => {
      const read = readCode(text);
      expect(read.ok).toBe(false);
      if (!read.ok) expect(read.refusal.reason).not.toBe("");
    },
  );
});

test("no level's code is longer than the longest: a grid full of guards, each with all the way before it", () => {
  const side = 9;
  const cells = side * side;
  /** A route in rows back and forth, from the top left to the bottom right. */
  const snake = Array.from({ length: cells }, (_, i) => {
    const y = Math.floor(i / side);
    return y * side + (y % 2 === 0 ? i % side : side - 1 - (i % side));
  });
  const steps = snake.slice(1).map((cell, i): Cardinal => {
    const by = cell - (snake[i] ?? 0);
    return by === 1 ? "E" : by === -1 ? "W" : "S";
  });
  const goal = snake.at(-1) ?? 0;
  const level: Level = {
    width: side,
    height: side,
    terrain: Array.from({ length: cells }, (_, cell) => (cell === goal ? "clearing" : "ice")),
    pads: [],
    goal,
    wisp: goal,
    enemies: snake.slice(0, -1).map((at, i) => ({ kind: "guard", at, route: steps.slice(i) })),
  };
  const code = writeCode(level);
  expect(code.length).toBeGreaterThan(1000);
  expect(code.length).toBeLessThanOrEqual(longestCode);
  expect(readCode(code)).toEqual({ ok: true, value: level });
});
