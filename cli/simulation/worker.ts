/** Worker thread of a simulation: plays the ranges of games it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { games } from "@turnlight/games";
import { loadSameModules } from "@turnlight/server/game-modules";
import { playGames, type SimulationPlan } from "./games.ts";

await loadSameModules();
const plan: SimulationPlan = workerData;
const game = await games[plan.game]?.();

parentPort?.on("message", async ({ from, to }: { from: number; to: number }) => {
  if (game === undefined) throw new Error(`there is no game ${plan.game}`);
  parentPort?.postMessage(await playGames(game, plan, from, to));
});
