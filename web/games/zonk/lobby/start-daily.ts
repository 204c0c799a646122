/** Starts a day's table: its opponent, its dice. */
import { words } from "../words/words.ts";
import { dayConfig, daySeed, opponentOf } from "./daily.ts";
import { me } from "./seating.ts";
import { begin } from "./start-match.ts";

export const sitDownAt = (date: string): Promise<void> => {
  const bot = opponentOf(date);
  return begin({
    config: dayConfig,
    sitters: [me(), { kind: "bot", bot, name: words.peek().patrons[bot].name }],
    occasion: { kind: "daily", about: date },
    drawn: { seed: daySeed(date) },
  });
};
