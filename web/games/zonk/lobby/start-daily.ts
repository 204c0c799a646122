/** Opens a day's match: the one already begun, or a new one with the day's opponent and dice. There is one try. */
import { resumeDaily } from "../../../match/resume.ts";
import { standing } from "../hall/standing.ts";
import { go } from "../shared.ts";
import { words } from "../words/words.ts";
import { dayConfig, daySeed, opponentOf } from "./daily.ts";
import { me } from "./seating.ts";
import { begin } from "./start-match.ts";

export const sitDownAt = async (date: string): Promise<void> => {
  if (await resumeDaily("zonk", date)) return;
  if ((await standing()).days[date] !== undefined) {
    go("/play/zonk/daily");
    return;
  }
  const bot = opponentOf(date);
  await begin({
    config: dayConfig,
    sitters: [me(), { kind: "bot", bot, name: words.peek().patrons[bot].name }],
    occasion: { kind: "daily", about: date },
    drawn: { seed: daySeed(date), first: 0 },
  });
};
