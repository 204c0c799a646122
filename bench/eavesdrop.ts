/**
 * `npm run eavesdrop -- --matches N`: plays N matches of each game over real sockets, with an opponent and a spectator
 * that record every frame they receive.
 */
import { eavesdrop, tables, vocabularyOf } from "../server/tests/support/eavesdropping.ts";
import { generousLimits } from "../server/tests/support/generous.ts";
import { openHouse } from "../server/tests/support/house.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "npm run eavesdrop -- [--matches N] [--game NAME]";
const { values } = optionsOf(usage, {
  options: { matches: { type: "string", default: "500" }, game: { type: "string" } },
});
const matches = countOf("matches", values.matches, usage);
/** Matches played concurrently. */
const together = 10;
/** Matches recorded beforehand, to learn which words occur in frames anyway. */
const control = 10;

const house = await openHouse({ keep: { kind: "memory" }, limits: generousLimits });
for (const [game, config] of Object.entries(tables)) {
  if (values.game !== undefined && values.game !== game) continue;
  const vocabulary = await vocabularyOf(house.url, game, config, control);
  const leaks = [];
  for (let from = 0; from < matches; from += together) {
    const runs = Array.from({ length: Math.min(together, matches - from) }, (_, i) => `${game} ${from + i}`);
    leaks.push(...(await Promise.all(runs.map((run) => eavesdrop(house.url, game, config, run, vocabulary)))).flat());
  }
  console.log(JSON.stringify({ game, matches, leaks: leaks.length, first: leaks[0] }));
  if (leaks.length > 0) process.exitCode = 1;
}
await house.close();
