/** How each player's limit comes about at a table: by the other's board and by their own difficulty. */
import { type HeadConfig, limitParts, other } from "@turnlight/games/head";
import { shapeIn } from "../lobby/table-half.ts";
import type { LimitReckoned } from "../words/setup.en.ts";

type Table = Pick<HeadConfig, "grids" | "words" | "difficulty" | "house">;

/** For a seat, whose rival has this name; without one the rival is the reader. */
export const reckonedFor = (table: Table, seat: number, rival: string | undefined): LimitReckoned => {
  const { grid, words } = shapeIn(table, other(seat));
  const { difficulty } = shapeIn(table, seat);
  const parts = limitParts({ grid, words, difficulty, mercy: table.house.includes("mercy") });
  return { parts, grid, words, rival, difficulty };
};
