/** A bot's worker: it is given its seat's view and dice of its own, and answers with a move's text and its reasons. */
import { games } from "@turnlight/games";
import { thoughtOf } from "@turnlight/host";
import { type AnyGame, accept, prepareBot, type Read, refuse } from "@turnlight/kernel";
import { type Answers, answerCalls } from "../calls/index.ts";
import type { BotsBegun } from "../table/local/bot-line.ts";
import type { BotQuestions } from "../table/local/bots.ts";

const gameNamed = async (name: string): Promise<Read<AnyGame>> => {
  const game = Object.hasOwn(games, name) ? await games[name]?.() : undefined;
  return game === undefined ? refuse("unknown-game", `there is no game ${name}`) : accept(game);
};

const answers: Answers<BotQuestions> = {
  async think(question) {
    const game = await gameNamed(question.game);
    return game.ok ? thoughtOf(game.value, question) : game;
  },
  async prepare({ game: name, bot, view }, { progress }) {
    const game = await gameNamed(name);
    if (!game.ok) return game;
    prepareBot(game.value, bot, view, progress);
    return accept(undefined);
  },
};

/** The page's one word to it is where the questions come from. */
addEventListener("message", ({ data }: MessageEvent<BotsBegun>) => void answerCalls(answers, data.port), {
  once: true,
});
