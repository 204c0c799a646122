/** A bot's worker: it is given its seat's view and dice of its own, and answers with a move's text and its reasons. */
import { games } from "@turnlight/games";
import { accept, drawOf, type Read, readBot, refuse, rulesOf } from "@turnlight/kernel";
import { answerCalls } from "../calls/index.ts";
import type { BotQuestions } from "../table/local/bots.ts";

/** The same budget as on the command line, so that a bot is as strong here as it was measured there. */
const nodes = 10_000;

type Think = BotQuestions["think"];

const think = async ({
  game: name,
  rules: version,
  bot: botName,
  seat,
  view,
  dice,
}: Think["question"]): Promise<Read<Think["answer"]>> => {
  const game = Object.hasOwn(games, name) ? await games[name]?.() : undefined;
  if (game === undefined) return refuse("unknown-game", `there is no game ${name}`);
  const bot = readBot(game, botName);
  if (!bot.ok) return bot;
  const rules = rulesOf(game, version);
  if (!rules.ok) return rules;
  const draw = drawOf(dice);
  // The moves a seat may make follow from its view: the conformance suite holds every game to that.
  const moves = rules.value.moves(rules.value.imagine(view, seat, draw), seat);
  const { move, why } = await bot.value.choose({ view, seat, moves, draw, nodes });
  return accept({ text: rules.value.moveText.write(move), ...(why !== undefined && { why }) });
};

answerCalls<BotQuestions>({ think });
