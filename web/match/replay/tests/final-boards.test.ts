/** The boards of a side-by-side match, taken apart for its end. */
import { findGame } from "@turnlight/games";
import { firstLight, setup, solve, type WispState } from "@turnlight/games/wisp";
import { Match, seedOf, writeRecord } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { finalBoards } from "../final-boards.ts";

const rulesOf = async (name: string) => {
  const game = await findGame(name);
  if (!game.ok) throw new Error(game.refusal.reason);
  return game.value.rules;
};

test("every board is there with each move that stood, to its last position, and with its player", async () => {
  const rules = await rulesOf("wisp-side-by-side");
  const config = rules.configText.read("");
  const found = solve(setup(firstLight), { nodes: 100_000 });
  if (!config.ok || found.kind !== "solved") throw new Error("the first level has no solution");
  const { match } = Match.begin(rules, config.value, { seed: seedOf("final boards") });
  const [first = ""] = found.moves;
  for (const move of [first, "undo", ...found.moves]) expect(match.play(0, move)).toMatchObject({ ok: true });
  expect(match.play(1, first)).toMatchObject({ ok: true });
  expect(match.resign(1)).toMatchObject({ ok: true });
  const players = [{ name: "Ada" }, { name: "Bo" }];
  const boards = await finalBoards(writeRecord({ ...match.record, players }));
  if (!boards.ok) throw new Error(boards.refusal.reason);
  // Before the first move, after each, and after giving up.
  expect(boards.value.map(({ views }) => views.length)).toEqual([found.moves.length + 1, 3]);
  const lasts = boards.value.map(({ views }) => views.at(-1) as WispState);
  expect(lasts.map(({ enemies }) => enemies.length === 0)).toEqual([true, false]);
  expect(boards.value[1]?.text).toContain('"Bo"');
});

test("a match on one board has none to show apart", async () => {
  const rules = await rulesOf("dice-race");
  const config = rules.configText.read("");
  if (!config.ok) throw new Error(config.refusal.reason);
  const { match } = Match.begin(rules, config.value, { seed: seedOf("one board") });
  expect(await finalBoards(writeRecord(match.record))).toEqual({ ok: true, value: [] });
});
