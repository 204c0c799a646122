/** The settings of a game's online tables: from its page, else its rules' defaults with as many seats as allowed. */
import { findGame } from "@turnlight/games";
import { type AnyGame, accept, type Result, seatRange, sideSeats } from "@turnlight/kernel";
import type { GamePage, OnlineSetup } from "../../games/page.ts";

const usualSetup = (game: AnyGame): OnlineSetup => {
  const { seats, isSetting } = seatRange(game.rules);
  return { seats, config: async (count) => (isSetting ? `seats=${count}` : "") };
};

export const onlineSetupOf = async (name: string, { online, beside }: GamePage): Promise<Result<OnlineSetup>> => {
  if (online !== undefined) return accept((await online()).online);
  if (beside !== undefined) return accept({ seats: sideSeats, config: async (count) => `seats=${count}` });
  const game = await findGame(name);
  return game.ok ? accept(usualSetup(game.value)) : game;
};
