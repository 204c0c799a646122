/** Pencil marks by cell: what the hunter thinks lies there. */
import type { BoardCell } from "@turnlight/games/head";

export const pencilMarks = ["likely", "empty"] as const;
export type PencilMark = (typeof pencilMarks)[number];
export type PencilMarks = Readonly<Record<BoardCell, PencilMark>>;

/** With the cell's next mark: likely, empty, none. */
export const nextMarks = (marks: PencilMarks, cell: BoardCell): PencilMarks => {
  const now = marks[cell];
  const next = now === undefined ? pencilMarks[0] : pencilMarks[pencilMarks.indexOf(now) + 1];
  const { [cell]: _, ...others } = marks;
  return next === undefined ? others : { ...others, [cell]: next };
};
