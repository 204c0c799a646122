/** A table at which no refusal goes unsaid: whatever was asked for and not done is told, and answered as before. */
import type { Refusal, Result } from "@turnlight/kernel";
import type { Table } from "./table.ts";

type TableAction<A extends readonly unknown[], T> = (...asked: A) => Promise<Result<T>>;

export const withRefusalToasts = (table: Table, say: (refusal: Refusal) => void): Table => {
  const said =
    <A extends readonly unknown[], T>(act: TableAction<A, T>): TableAction<A, T> =>
    async (...asked) => {
      const read = await act(...asked);
      if (!read.ok) say(read.refusal);
      return read;
    };
  const { takeBack, setAnew, changeHands, layOpen, restart, rematch, noRematch, note } = table.can;
  return {
    ...table,
    play: said(table.play),
    resign: said(table.resign),
    record: said(table.record),
    file: said(table.file),
    can: {
      ...(takeBack && { takeBack: said(takeBack) }),
      ...(setAnew && { setAnew: said(setAnew) }),
      ...(changeHands && { changeHands: said(changeHands) }),
      ...(layOpen && { layOpen: said(layOpen) }),
      ...(restart && { restart: said(restart) }),
      ...(rematch && { rematch: said(rematch) }),
      ...(noRematch && { noRematch: said(noRematch) }),
      ...(note && { note: said(note) }),
    },
  };
};
