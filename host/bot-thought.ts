/** Computes a bot's answer: from its seat's view and its own dice to a move's text. */
import { type AnyGame, accept, drawOf, type Result, readBot, rulesOf } from "@turnlight/kernel";
import type { BotQuestion, Thought } from "./commands.ts";

/** The same search budget as on the command line, so that measured strengths hold at a table too. */
const nodes = 10_000;

/** Asks a bot for its move, for `HostPorts.think`. */
export const botThought = async (game: AnyGame, question: BotQuestion): Promise<Result<Thought>> => {
  const { rules: version, bot: name, seat, view, dice } = question;
  const bot = readBot(game, name);
  if (!bot.ok) return bot;
  const rules = rulesOf(game, version);
  if (!rules.ok) return rules;
  const draw = drawOf(dice);
  // A seat's legal moves follow from its view alone: the conformance suite checks that for every game.
  const moves = rules.value.moves(rules.value.imagine(view, seat, draw), seat);
  const { move, why } = await bot.value.choose({ view, seat, moves, draw, nodes });
  return accept({ text: rules.value.moveText.write(move), ...(why !== undefined && { why }) });
};
