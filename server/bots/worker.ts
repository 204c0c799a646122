/** Worker thread of the server's bots: answers one request at a time. */
import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import { findGame } from "@turnlight/games";
import { type BotQuestion, botThought, type Thought } from "@turnlight/host";
import type { Result } from "@turnlight/kernel";
import { loadSameModules } from "../game-modules.ts";

export interface WorkerAnswer {
  readonly read: Result<Thought>;
  /** Bytes that this thread has in use. */
  readonly used: number;
}

await loadSameModules();

const answer = async (question: BotQuestion): Promise<Result<Thought>> => {
  const game = await findGame(question.game);
  return game.ok ? botThought(game.value, question) : game;
};

parentPort?.on("message", async (question: BotQuestion) => {
  const read = await answer(question);
  const { used_heap_size, external_memory } = getHeapStatistics();
  parentPort?.postMessage({ read, used: used_heap_size + external_memory } satisfies WorkerAnswer);
});
