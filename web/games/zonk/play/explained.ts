/** The reasons of a record's bots, worked out again: they depend on the view, the seed and the moment alone. */
import { decisionsIn, type ZonkState, zonk } from "@turnlight/games/zonk";
import { botThought } from "@turnlight/host";
import {
  type AnyGame,
  accept,
  botSeed,
  type MatchRecord,
  type Reasons,
  type Result,
  type Seed,
} from "@turnlight/kernel";

/** By the moment, and by the entry: in older duplicates opponents drew so. */
const seedsOf = (seed: Seed, seat: number, entries: number, state: ZonkState): ReadonlySet<Seed> =>
  new Set([botSeed(seed, seat, entries, zonk.rules.moment?.(state)), botSeed(seed, seat, entries)]);

/** A bot decides again what it decided then: from the same view, with the same draws. */
export const explain = async (record: MatchRecord): Promise<Result<readonly (readonly [string, Reasons])[]>> => {
  const decisions = decisionsIn(record);
  if (!decisions.ok) return decisions;
  const { game, version, seed, players = [] } = record;
  const explained: (readonly [string, Reasons])[] = [];
  for (const { n, seat, move, key, state } of decisions.value) {
    const bot = players[seat]?.bot;
    if (bot === undefined) continue;
    for (const dice of seedsOf(seed, seat, n - 1, state)) {
      const thought = await botThought(zonk as AnyGame, { game, rules: version, bot, seat, view: state, dice });
      // A move that was not the bot's own, as after it failed, has no reason.
      if (!thought.ok || thought.value.text !== move || thought.value.why === undefined) continue;
      explained.push([key, thought.value.why]);
      break;
    }
  }
  return accept(explained);
};
