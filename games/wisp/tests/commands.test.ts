/** The game's commands, called as the command line calls them. */
import { accept, refuse } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { commands } from "../commands/index.ts";
import { board } from "./boards.ts";

const files: Readonly<Record<string, string>> = {
  "first.txt": board(`
    name: The First Light
    . . r . .
    . . . . .
    . # . ~ .
    . . G . .
    W . . p .`),
  "never.txt": board(`
    # p # .
    # # # .
    W . . G`),
  "bad.txt": "W . .\n. r W\n. . G",
};

const ask = async (name: string, file: string, options: Readonly<Record<string, string>> = {}) => {
  const command = commands[name];
  if (command === undefined) throw new Error(`there is no command ${name}`);
  return command.answer({
    args: [file],
    options,
    open: async (path) => {
      const text = files[path];
      return text === undefined ? refuse("no-file", "there is no such file") : accept(text);
    },
    progress: () => {},
  });
};

const answerTo = async (name: string, file: string, options: Readonly<Record<string, string>> = {}) => {
  const answer = await ask(name, file, options);
  if (!answer.ok) throw new Error(answer.refusal.reason);
  return answer.value;
};

describe("solve", () => {
  test("gives a shortest solution", async () => {
    const { json, text, bad } = await answerTo("solve", "first.txt");
    expect(json).toEqual({
      kind: "solved",
      par: 6,
      moves: ["N", "NE", "E", "S", "W", "W"],
      visited: expect.any(Number),
    });
    expect(bad).toBeUndefined();
    expect(text).toContain("\n\nsolved in 6 moves: N NE E S W W\nsearched ");
    expect(text.startsWith(files["first.txt"]?.replace("name: ", "") ?? "")).toBe(true);
  });

  test("says what cannot be solved, and when it gave up", async () => {
    expect((await answerTo("solve", "never.txt")).json).toMatchObject({ kind: "impossible", par: null, moves: null });
    expect((await answerTo("solve", "first.txt", { budget: "50" })).json).toEqual({
      kind: "gave-up",
      par: null,
      moves: null,
      visited: 50,
    });
  });
});

describe("graph", () => {
  test("counts everything that can be reached", async () => {
    const { json, text } = await answerTo("graph", "first.txt");
    expect(json).toEqual({ reachable: 2592, winnable: 2536, lost: 40, draw: 16, par: 6, shortestSolutions: 56 });
    expect(text).toMatch(/reachable +2,592 +100\.0%\nwinnable +2,536 +97\.8%/);
  });

  test("has no par for a level that cannot be solved", async () => {
    expect((await answerTo("graph", "never.txt")).json).toMatchObject({ winnable: 0, par: null, shortestSolutions: 0 });
  });

  test("says when it gave up", async () => {
    const { json, bad } = await answerTo("graph", "first.txt", { budget: "50" });
    expect(json).toMatchObject({ kind: "gave-up", visited: 50, reachable: null });
    expect(bad).toBe(true);
  });
});

describe("check", () => {
  test("gives par, difficulty and the code", async () => {
    const { json, bad } = await answerTo("check", "first.txt");
    expect(json).toMatchObject({ kind: "solved", par: 6, difficulty: expect.any(Number), code: "1SpEAEwAArcm" });
    expect(bad).toBeUndefined();
  });

  test("calls a level that cannot be solved bad", async () => {
    const { json, bad } = await answerTo("check", "never.txt");
    expect(json).toMatchObject({ kind: "impossible", par: null });
    expect(bad).toBe(true);
  });
});

describe("step", () => {
  test("shows the board after each move and what was told", async () => {
    const { json, text } = await answerTo("step", "first.txt", { moves: "NE E" });
    expect(text).toContain(
      board(`
        2  E
        the wisp goes E: 1,3 → 2,3
        sleeper 1 wakes up at 3,4
        fox 0 steps E: 1,0 → 2,0
        purple prowler 1 steps N: 3,4 → 3,3`).replaceAll("\n", "\n   "),
    );
    expect(json).toMatchObject({
      start: { board: [". . r . .", ". . . . .", ". # . ~ .", ". . G . .", "W . . p ."], ending: null },
      steps: [
        { move: "NE", wisp: 16, board: [". r . . .", ". . . . .", ". # . ~ .", ". W G . .", ". . . p ."] },
        { move: "E", wisp: 17, ending: null },
      ],
      ending: null,
    });
  });

  test("tells the end", async () => {
    const { json, text } = await answerTo("step", "first.txt", { moves: "N NE E S W E" });
    expect(json).toMatchObject({ ending: "won" });
    expect(text.endsWith("won: every creature is purified")).toBe(true);
  });

  test.each([
    ["N UP", "move 2", "N, NE, E, SE, S, SW, W, NW"],
    ["N W", 'move 2, "W"', "N, NE, E, SE, S"],
    ["N N N N", 'move 4, "N"', "no further move"],
  ])("refuses %j where it goes wrong", async (moves, where, right) => {
    const answer = await ask("step", "first.txt", { moves });
    expect(answer).toMatchObject({ ok: false, refusal: { where, right } });
  });
});

test.each(["solve", "graph", "check", "step"])(
  "%s refuses a level it cannot read, by line and column",
  async (name) => {
    expect(await ask(name, "bad.txt")).toMatchObject({
      ok: false,
      refusal: { code: "two-wisps", where: "line 2, column 5", right: "one W" },
    });
    expect(await ask(name, "missing.txt")).toMatchObject({ ok: false, refusal: { code: "no-file" } });
  },
);

test("a budget that is no number is refused", async () => {
  expect(await ask("solve", "first.txt", { budget: "many" })).toMatchObject({
    ok: false,
    refusal: { where: "--budget" },
  });
});
