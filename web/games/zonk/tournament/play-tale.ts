/**
 * Plays a match at another table. It follows from its settings, its bots and its seed alone, so the same is told after a
 * reload.
 */
import { type MatchTale, taleOf, zonk } from "@turnlight/games/zonk";
import { accept, childSeed, drawOf, Match, playOut, type Result, readBot } from "@turnlight/kernel";
import type { OtherTable } from "../solver-worker.ts";

/** The same as on the command line, so that a bot is as strong here as it was measured there. */
const nodes = 10_000;
const longest = 100_000;

export const playTale = async ({ config, bots, seed }: OtherTable): Promise<Result<MatchTale>> => {
  const read = zonk.rules.configText.read(config);
  if (!read.ok) return read;
  const sittings = [];
  for (const [seat, name] of bots.entries()) {
    const bot = readBot(zonk, name);
    if (!bot.ok) return bot;
    sittings.push({ bot: bot.value, draw: drawOf(childSeed(seed, `bot ${seat}`)) });
  }
  const { match } = Match.begin(zonk.rules, read.value, { seed });
  await playOut(match, sittings, { nodes, bound: longest });
  return accept(taleOf(match.state.turns));
};

export const playTales = async (tables: readonly OtherTable[]): Promise<Result<readonly MatchTale[]>> => {
  const tales: MatchTale[] = [];
  for (const table of tables) {
    const played = await playTale(table);
    if (!played.ok) return played;
    tales.push(played.value);
  }
  return accept(tales);
};
