/** One level for several people: everybody on their own clearing, seeing only the progress of the others. */
import { Match, seedOf, sideBySide } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { firstLight, setup, solve, wisp } from "../index.ts";

const wispSideBySide = sideBySide(wisp);
const { rules } = wispSideBySide;
const config = { seats: 2, each: { level: firstLight } };
const solution = (): readonly string[] => {
  const found = solve(setup(firstLight), { nodes: 100_000 });
  if (found.kind !== "solved") throw new Error("the first level has no solution");
  return found.moves;
};
const begin = () => Match.begin(rules, config, { seed: seedOf("side by side") }).match;
const play = (match: ReturnType<typeof begin>, seat: number, moves: readonly string[]): void => {
  for (const move of moves) expect(match.play(seat, move)).toMatchObject({ ok: true });
};

test("keeps every promise of a game", () => {
  const { matches } = conforms(rules, { configs: [config, { ...config, seats: 3 }], matches: 12, bound: 60 });
  expect(matches).toBe(12);
});

test("its settings are those of the level, and how many play", () => {
  expect(rules.configText.read("")).toMatchObject({ ok: true, value: { seats: 2 } });
  expect(rules.configText.read("seats=4")).toMatchObject({ ok: true, value: { seats: 4 } });
  for (const wrong of ["seats=1", "seats=7", "seats=x", "seats=", "seats=2 seats=3", "colour=blue"])
    expect(rules.configText.read(wrong).ok, wrong).toBe(false);
});

test("nobody sees another's clearing, and everybody how many moves it took", () => {
  const match = begin();
  const [first = ""] = solution();
  play(match, 1, [first]);
  expect(match.view(0)).toMatchObject({ own: setup(firstLight), back: 0, boards: [{ moves: 0 }, { moves: 1 }] });
  expect(match.view("spectator")).toMatchObject({ own: null });
  expect(JSON.stringify(match.view("spectator"))).not.toContain("level");
});

test("what is taken back does not count, and a lost clearing is tried again", () => {
  const match = begin();
  play(
    match,
    0,
    ["undo"].filter(() => false),
  );
  expect(match.play(0, "undo")).toMatchObject({ ok: false, refusal: { code: "nothing-to-undo" } });
  const line = solution();
  play(match, 0, line.slice(0, 2));
  play(match, 1, line.slice(0, 1));
  play(match, 0, ["undo"]);
  expect(match.view(0)).toMatchObject({ back: 1, boards: [{ moves: 1 }, { moves: 1 }] });
  play(match, 0, ["again"]);
  expect(match.view(0)).toMatchObject({ own: setup(firstLight), boards: [{ moves: 0 }, { moves: 1 }] });
});

test("the match goes on until all are done, and the fewest moves have won", () => {
  const match = begin();
  const line = solution();
  const [first = ""] = line;
  play(match, 0, line);
  expect(match.turn).toEqual({ kind: "seats", seats: [1] });
  expect(match.play(0, first).ok).toBe(false);
  const there = match.moves(1);
  if ("pick" in there) throw new Error("the moves are listed");
  // A step aside and back costs two moves, unless it is taken back.
  play(match, 1, [first, "undo", ...line]);
  expect(match.outcome).toEqual({ scores: [0, 0] });
});

test("whoever gives up is behind whoever stayed, and the others go on", () => {
  const { match } = Match.begin(rules, { ...config, seats: 3 }, { seed: seedOf("three") });
  expect(match.resign(1).ok).toBe(true);
  const line = solution();
  for (const seat of [0, 2]) play(match, seat, line);
  expect(match.outcome).toEqual({ scores: [1, 0, 1] });
});

test("a finished board is a match of its own, with the moves that stood", () => {
  const match = begin();
  const line = solution();
  const [first = ""] = line;
  play(match, 0, [first, "again", ...line]);
  play(match, 1, line);
  const players = [{ name: "Ada" }, { name: "Bo" }];
  const board = wispSideBySide.boardOf({ ...match.record, players }, 0);
  if (!board.ok) throw new Error(board.refusal.reason);
  expect(board.value.players).toEqual([{ name: "Ada" }]);
  expect(board.value.entries.map(({ move }) => move)).toEqual(line);
  const again = Match.resume(wisp.rules, board.value, { verify: true });
  expect(again.ok && again.value.match.outcome).toEqual({ scores: [1] });
});
