/** A bot's worker: it is given its seat's view and dice of its own, and answers with a move's text and its reasons. */
import { games } from "@turnlight/games";
import { drawOf, readBot, sentence } from "@turnlight/kernel";
import type { BotQuestion, Thought } from "../table/local/host.ts";

/** The same budget as on the command line, so that a bot is as strong here as it was measured there. */
const nodes = 10_000;

const answer = async ({ game: name, bot: botName, seat, view, dice }: BotQuestion): Promise<Thought> => {
  const game = await games[name]?.();
  if (game === undefined) throw new Error(`there is no game ${name}`);
  const bot = readBot(game, botName);
  if (!bot.ok) throw new Error(sentence(bot.refusal));
  const { rules } = game;
  const draw = drawOf(dice);
  // The moves a seat may make follow from its view: the conformance suite holds every game to that.
  const moves = rules.moves(rules.imagine(view, seat, draw), seat);
  const { move, why } = await bot.value.choose({ view, seat, moves, draw, nodes });
  return { text: rules.moveText.write(move), ...(why !== undefined && { why }) };
};

self.onmessage = async ({ data }: MessageEvent<{ ask: number; question: BotQuestion }>) => {
  try {
    self.postMessage({ ask: data.ask, thought: await answer(data.question) });
  } catch (problem) {
    self.postMessage({ ask: data.ask, problem: String(problem) });
  }
};
