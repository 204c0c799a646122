/** A worker thread of the server's bots: one question, one answer. */
import { parentPort } from "node:worker_threads";
import { games } from "@turnlight/games";
import { type BotQuestion, botThought } from "@turnlight/host";
import { refuse } from "@turnlight/kernel";

const answer = async (question: BotQuestion) => {
  const game = Object.hasOwn(games, question.game) ? await games[question.game]?.() : undefined;
  return game === undefined ? refuse("unknown-game", `there is no game ${question.game}`) : botThought(game, question);
};

parentPort?.on("message", async (question: BotQuestion) => {
  parentPort?.postMessage(await answer(question));
});
