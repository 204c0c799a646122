/** The bots' worker: is given a seat's view and a seed of its own, and answers with a move's text and its reasons. */
import { findGame } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import { accept, prepareBot } from "@turnlight/kernel";
import type { BotsBegun } from "../match/local/bot-channel.ts";
import type { BotQuestions } from "../match/local/bots.ts";
import { serveWorker, type WorkerHandlers } from "../worker-rpc/index.ts";

const answers: WorkerHandlers<BotQuestions> = {
  async think(question) {
    const game = await findGame(question.game);
    return game.ok ? botThought(game.value, question) : game;
  },
  async prepare({ game: name, bot, view }, { progress }) {
    const game = await findGame(name);
    if (!game.ok) return game;
    prepareBot(game.value, bot, view, progress);
    return accept(undefined);
  },
};

/** The page sends a single message, with the port through which the requests come. */
addEventListener("message", ({ data }: MessageEvent<BotsBegun>) => void serveWorker(answers, data.port), {
  once: true,
});
