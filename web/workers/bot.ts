/** A bot's worker: it is given its seat's view and dice of its own, and answers with a move's text and its reasons. */
import { games } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import { type AnyGame, accept, prepareBot, type Result, refuse } from "@turnlight/kernel";
import type { BotsBegun } from "../match/local/bot-channel.ts";
import type { BotQuestions } from "../match/local/bots.ts";
import { serveWorker, type WorkerHandlers } from "../worker-rpc/index.ts";

const gameNamed = async (name: string): Promise<Result<AnyGame>> => {
  const game = Object.hasOwn(games, name) ? await games[name]?.() : undefined;
  return game === undefined ? refuse("unknown-game", `there is no game ${name}`) : accept(game);
};

const answers: WorkerHandlers<BotQuestions> = {
  async think(question) {
    const game = await gameNamed(question.game);
    return game.ok ? botThought(game.value, question) : game;
  },
  async prepare({ game: name, bot, view }, { progress }) {
    const game = await gameNamed(name);
    if (!game.ok) return game;
    prepareBot(game.value, bot, view, progress);
    return accept(undefined);
  },
};

/** The page's one word to it is where the questions come from. */
addEventListener("message", ({ data }: MessageEvent<BotsBegun>) => void serveWorker(answers, data.port), {
  once: true,
});
