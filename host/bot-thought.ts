/** A bot's answer to its question: it is given its seat's view and dice of its own, and answers with a move's text. */
import { type AnyGame, accept, drawOf, type Result, readBot, rulesOf } from "@turnlight/kernel";
import type { BotQuestion, Thought } from "./commands.ts";

/** The same budget as on the command line, so that a bot is as strong at a table as it was measured there. */
const nodes = 10_000;

export const botThought = async (game: AnyGame, question: BotQuestion): Promise<Result<Thought>> => {
  const { rules: version, bot: name, seat, view, dice } = question;
  const bot = readBot(game, name);
  if (!bot.ok) return bot;
  const rules = rulesOf(game, version);
  if (!rules.ok) return rules;
  const draw = drawOf(dice);
  // The moves a seat may make follow from its view: the conformance suite holds every game to that.
  const moves = rules.value.moves(rules.value.imagine(view, seat, draw), seat);
  const { move, why } = await bot.value.choose({ view, seat, moves, draw, nodes });
  return accept({ text: rules.value.moveText.write(move), ...(why !== undefined && { why }) });
};
