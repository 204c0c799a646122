/** The names of bots at online tables. */
import { pageOf } from "../games/pages.ts";

/** A bot's name in the page's language, also with other settings; an unknown bot keeps the server's name for it. */
export const botName = (game: string, bot: string): string => {
  const opponents = pageOf(game)?.opponents ?? [];
  const base = bot.split(":")[0];
  const found = opponents.find((one) => one.bot === bot) ?? opponents.find((one) => one.bot.split(":")[0] === base);
  return found === undefined ? bot : found.name.value;
};
