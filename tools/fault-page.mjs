// `npm run fault -- --page --kills N`: kills the browser N times during writes to its store, over all games, and prints
// what was lost; `--game NAME` uses one game, `--torn` leaves a partly written row each time. Exits with 1 if anything
// was lost.
import { serve } from "@turnlight/server";
import { countOf, optionsOf } from "../bench/options.ts";
import { killAtWrites } from "../e2e/fault/kills.ts";
import { launch } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";

const usage = "npm run fault -- --page --kills N [--game NAME] [--torn]";
const { values } = optionsOf(usage, {
  options: {
    page: { type: "boolean" },
    kills: { type: "string", default: "200" },
    game: { type: "string" },
    torn: { type: "boolean" },
  },
});
const kills = countOf("kills", values.kills, usage);
if (buildIfNeeded() !== 0) process.exit(1);

const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const { url, close } = served.value;
const all = await killAtWrites({
  url,
  launch: launch(),
  kills,
  torn: values.torn === true,
  ...(values.game !== undefined && { games: [values.game] }),
  said: ({ game, around, at, told, kept }, n) =>
    console.log(
      `${String(n).padStart(5)}  ${game.padEnd(14)} ${around.padEnd(5)} at ${at.padEnd(9)} told ${told}, kept ${kept}`,
    ),
});
await close();
const { toldAndLost, resultsLost, countedTwice } = all;
const told = all.kills.reduce((sum, one) => sum + one.told, 0);
console.log(
  `${all.kills.length} kills, ${told} entries told: ${toldAndLost} told and lost, ${resultsLost} results lost, ${countedTwice} counted twice`,
);
process.exitCode = toldAndLost + resultsLost + countedTwice === 0 ? 0 : 1;
