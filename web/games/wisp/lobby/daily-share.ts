/** The text of a daily result to share: the day and the level's name, the moves against par, the stars, and a symbol for each move. */
import type { DailyLevelResult, KnownPar } from "@turnlight/games/wisp";
import { dayName } from "../../../language/format.ts";
import { dailyName } from "../words/campaign.ts";
import { words } from "../words/words.ts";
import { signsOf, starSigns } from "./days.ts";

/** Where the link in the text leads. */
export const dailyPlace = "/play/wisp/daily";

export const resultSaid = (moves: number, { exact, moves: par }: KnownPar): string =>
  exact ? words.value.ending.moves(moves, par) : words.value.ending.movesUnknown(moves, par);

export const dailyShareText = ({ date, code, line, par, stars }: Omit<DailyLevelResult, "inTime">): string => {
  const message = words.value.daily.shareText(dayName(date), resultSaid(line.length, par), dailyName(date));
  return [message, starSigns(stars), ...(line.length === 0 ? [] : [signsOf(code, line)])].join("\n");
};
