/** Worker thread of the server's bots: answers one request at a time. */
import { parentPort } from "node:worker_threads";
import { findGame } from "@turnlight/games";
import { type BotQuestion, botThought } from "@turnlight/host";
import { loadSameModules } from "../game-modules.ts";

await loadSameModules();

const answer = async (question: BotQuestion) => {
  const game = await findGame(question.game);
  return game.ok ? botThought(game.value, question) : game;
};

parentPort?.on("message", async (question: BotQuestion) => {
  parentPort?.postMessage(await answer(question));
});
