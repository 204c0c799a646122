/** How each player's limit is calculated: from the other's board and their own difficulty. */
import { type HeadConfig, limitParts, other } from "@turnlight/games/head";
import { shapeIn } from "../lobby/table-half.ts";
import type { LimitReckoned } from "../words/setup.en.ts";

type LimitTable = Pick<HeadConfig, "grids" | "words" | "difficulty" | "house">;

/** For a seat and its rival's name; without a name the rival is the viewer. */
export const reckonedFor = (table: LimitTable, seat: number, rival: string | undefined): LimitReckoned => {
  const { grid, words } = shapeIn(table, other(seat));
  const { difficulty } = shapeIn(table, seat);
  const parts = limitParts({ grid, words, difficulty, mercy: table.house.includes("mercy") });
  return { parts, grid, words, rival, difficulty };
};
