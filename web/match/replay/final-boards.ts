/** Takes the record of a side-by-side match apart: a record for every board, and its positions. */
import { findGame } from "@turnlight/games";
import { accept, type Result, readRecord, writeRecord } from "@turnlight/kernel";
import { openRecord } from "./open.ts";

export interface FinalBoard {
  readonly config: string;
  /** The board before the first and after every move that stood. */
  readonly views: readonly unknown[];
  /** The board's own record. */
  readonly text: string;
}

export const finalBoards = async (whole: string): Promise<Result<readonly FinalBoard[]>> => {
  const record = readRecord(whole);
  if (!record.ok) return record;
  const game = await findGame(record.value.game);
  if (!game.ok) return game;
  const { boardOf } = game.value;
  const all = await openRecord(whole);
  if (!all.ok) return all;
  // On one board for everybody there is nothing to take apart.
  if (boardOf === undefined) return accept([]);
  const boards: FinalBoard[] = [];
  for (let seat = 0; seat < all.value.seats; seat++) {
    const board = boardOf(record.value, seat);
    if (!board.ok) return board;
    const text = writeRecord(board.value);
    const opened = await openRecord(text);
    if (!opened.ok) return opened;
    const { length, at } = opened.value;
    const views = Array.from({ length: length + 1 }, (_, n) => at(n, 0).view);
    boards.push({ config: board.value.config, views, text });
  }
  return accept(boards);
};
