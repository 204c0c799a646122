/** Who sits where at a table, as a game's own texts name them. */
import type { Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import type { OnlinePlayers } from "../../games/page.ts";
import { botName } from "../bot-name.ts";

/** Without a seat, the viewer is whoever would get the free one. */
export const playersAt = (
  { game, seats }: Pick<TableState, "game" | "seats">,
  viewer: Viewer | undefined,
): OnlinePlayers => {
  const free = seats.findIndex(({ kind }) => kind === "open");
  const mine = typeof viewer === "number" ? viewer : free;
  return {
    me: mine === -1 ? undefined : mine,
    nameOf(seat) {
      const sitter = seats[seat];
      if (sitter?.kind === "bot") return botName(game, sitter.bot);
      return sitter?.kind === "person" ? sitter.name : undefined;
    },
  };
};
