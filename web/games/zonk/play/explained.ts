/** The reasons of a record's bots, worked out again: they depend on the view, the seed and the entry alone. */
import { decisionsIn, zonk } from "@turnlight/games/zonk";
import { botThought } from "@turnlight/host";
import { type AnyGame, accept, childSeed, type MatchRecord, type Reasons, type Result } from "@turnlight/kernel";

/** A bot decides again what it decided then: from the same view, with the same draws. */
export const explain = async (record: MatchRecord): Promise<Result<readonly (readonly [string, Reasons])[]>> => {
  const decisions = decisionsIn(record);
  if (!decisions.ok) return decisions;
  const { game, version, seed, players = [] } = record;
  const explained: (readonly [string, Reasons])[] = [];
  for (const { n, seat, move, key, state } of decisions.value) {
    const bot = players[seat]?.bot;
    if (bot === undefined) continue;
    const dice = childSeed(seed, `bot ${seat} entry ${n - 1}`);
    const thought = await botThought(zonk as AnyGame, { game, rules: version, bot, seat, view: state, dice });
    // A move that was not the bot's own, as after it failed, has no reason.
    if (thought.ok && thought.value.text === move && thought.value.why !== undefined)
      explained.push([key, thought.value.why]);
  }
  return accept(explained);
};
