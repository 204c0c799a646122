/** One seed for several people: the same dice on every board, whenever they are rolled. */
import { readFileSync } from "node:fs";
import type { AnyGame } from "@turnlight/kernel";
import { childSeed, drawOf, Match, playOut, readBot, readStory, rulesOf, seedOf, sideBySide } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { rulesBegunBy, thirteen } from "../index.ts";

const thirteenSideBySide = sideBySide(thirteen);
const { rules } = thirteenSideBySide;
const usual = thirteen.rules.configText.read("");
if (!usual.ok) throw new Error(usual.refusal.reason);
const config = { seats: 2, each: usual.value };

test("keeps every promise of a game", () => {
  expect(conforms(rules, { configs: [config], matches: 4, bound: 120 }).matches).toBe(4);
});

test("the same dice fall for everybody, in whatever order they play", () => {
  const { match } = Match.begin(rules, config, { seed: seedOf("same dice") });
  const shown = (seat: number) => match.view(seat).own?.sheet.shown;
  for (const move of ["draft 1", "roll"]) expect(match.play(1, move).ok).toBe(true);
  for (const move of ["draft 2", "roll"]) expect(match.play(0, move).ok).toBe(true);
  expect(shown(0)).toHaveLength(5);
  expect(shown(0)).toEqual(shown(1));
});

test("a whole match of two bots ends, each board replays by itself with its dice drawn again", async () => {
  const game: AnyGame = thirteenSideBySide;
  const seed = seedOf("two runs");
  const { match } = Match.begin(game.rules, config, { seed });
  const sittings = ["greedy:human", "random"].map((name, seat) => {
    const bot = readBot(game, name);
    if (!bot.ok) throw new Error(bot.refusal.reason);
    return { bot: bot.value, draw: drawOf(childSeed(seed, `bot ${seat}`)) };
  });
  const { outcome } = await playOut(match, sittings, { nodes: 100, bound: 5000 });
  expect(outcome.scores).toHaveLength(2);
  for (const seat of [0, 1]) {
    const board = thirteenSideBySide.boardOf(match.record, seat);
    if (!board.ok) throw new Error(board.refusal.reason);
    const again = Match.resume(thirteen.rules, board.value, { verify: true });
    expect(again.ok && again.value.match.turn.kind).toBe("over");
  }
});

test.each([
  ["second", 2],
  ["third", 3],
] as const)("a match begun by the %s rules ends, and its boards can be looked at", (name, version) => {
  const story = readStory(readFileSync(new URL(`../golden/${name}-side-by-side.story`, import.meta.url), "utf8"));
  if (!story.ok) throw new Error(story.refusal.reason);
  const begunBy = rulesOf(thirteenSideBySide, story.value.version);
  if (!begunBy.ok) throw new Error(begunBy.refusal.reason);
  const resumed = Match.resume(begunBy.value, story.value, { verify: true });
  expect(resumed.ok && resumed.value.match.turn.kind).toBe("over");
  const board = thirteenSideBySide.boardOf(story.value, 1);
  if (!board.ok) throw new Error(board.refusal.reason);
  expect(board.value.version).toBe(version);
  expect(Match.resume(rulesBegunBy(version), board.value, { verify: true }).ok).toBe(true);
});
