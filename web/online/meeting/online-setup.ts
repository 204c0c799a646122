/** The settings of a game's online tables: from its page, else its rules' defaults with as many seats as allowed. */
import { findGame } from "@turnlight/games";
import { type AnyGame, accept, type Result, seatRange, sideSeats } from "@turnlight/kernel";
import type { GamePage, OnlineSetup } from "../../games/page.ts";
import { plainRules } from "../../games/plain-rules.ts";
import { words } from "../words.ts";

/** A game played side by side is an online game by its name. */
export const onlineTitle = ({ words: { value }, beside }: Pick<GamePage, "words" | "beside">): string =>
  beside === undefined ? words.value.invite.title(value.title) : value.title;

const usualSetup = (game: AnyGame, page: GamePage): OnlineSetup => {
  const { seats, isSetting } = seatRange(game.rules);
  return { seats, config: async (count) => (isSetting ? `seats=${count}` : ""), rules: plainRules(game, page) };
};

export const onlineSetupOf = async (name: string, page: GamePage): Promise<Result<OnlineSetup>> => {
  const { online, beside } = page;
  if (online !== undefined) return accept((await online()).online);
  if (beside !== undefined) return accept({ seats: sideSeats, config: async (count) => `seats=${count}` });
  const game = await findGame(name);
  return game.ok ? accept(usualSetup(game.value, page)) : game;
};
