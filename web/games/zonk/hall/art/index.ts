/** The tavern's pictures on the home page. */
import type { HallArt } from "../../../page.ts";
import { dayRounds, opponentOf } from "../../lobby/daily-opponent.ts";
import { Room } from "./Room.tsx";
import { type TableBoard, Today } from "./Today.tsx";

export type { TableBoard };
export const art: HallArt<TableBoard> = {
  Room,
  Today,
  start: async (date) => ({ opponent: opponentOf(date), heading: `1/${dayRounds}`, scores: [0, 0], dice: [] }),
};
