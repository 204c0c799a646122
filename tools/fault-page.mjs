// `npm run fault -- --page --kills N`: kills the browser N times at writes of the store, over all games, and prints what
// was lost; `--game NAME` stays with one, `--torn` leaves a row half written each time. Exits with 1 where anything was.
import { parseArgs } from "node:util";
import { serve } from "@turnlight/server";
import { killAtWrites } from "../e2e/fault/kills.ts";
import { launch } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";

const { values } = parseArgs({
  options: {
    page: { type: "boolean" },
    kills: { type: "string", default: "200" },
    game: { type: "string" },
    torn: { type: "boolean" },
  },
});
const kills = Number(values.kills);
if (values.page !== true || !Number.isInteger(kills) || kills < 1) {
  console.error("npm run fault -- --page --kills N [--game NAME] [--torn]");
  process.exit(2);
}
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
