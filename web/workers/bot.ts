/** A bot's worker: it is given its seat's view and dice of its own, and answers with a move's text and its reasons. */
import { games } from "@turnlight/games";
import { thoughtOf } from "@turnlight/host";
import { type Read, refuse } from "@turnlight/kernel";
import { answerCalls } from "../calls/index.ts";
import type { BotQuestions } from "../table/local/bots.ts";

type Think = BotQuestions["think"];

const think = async (question: Think["question"]): Promise<Read<Think["answer"]>> => {
  const game = Object.hasOwn(games, question.game) ? await games[question.game]?.() : undefined;
  return game === undefined ? refuse("unknown-game", `there is no game ${question.game}`) : thoughtOf(game, question);
};

answerCalls<BotQuestions>({ think });
