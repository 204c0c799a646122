/** Wraps a table so that every refused action is shown as a toast; the result is returned as before. */
import type { Refusal, Result } from "@turnlight/kernel";
import type { Table } from "./table.ts";

type TableAction<A extends readonly unknown[], T> = (...asked: A) => Promise<Result<T>>;

export const withRefusalToasts = (table: Table, say: (refusal: Refusal) => void): Table => {
  const withToast =
    <A extends readonly unknown[], T>(act: TableAction<A, T>): TableAction<A, T> =>
    async (...asked) => {
      const read = await act(...asked);
      if (!read.ok) say(read.refusal);
      return read;
    };
  const { takeBack, setAnew, changeHands, layOpen, restart, rematch, noRematch, note } = table.can;
  return {
    ...table,
    play: withToast(table.play),
    resign: withToast(table.resign),
    record: withToast(table.record),
    file: withToast(table.file),
    can: {
      ...(takeBack && { takeBack: withToast(takeBack) }),
      ...(setAnew && { setAnew: withToast(setAnew) }),
      ...(changeHands && { changeHands: withToast(changeHands) }),
      ...(layOpen && { layOpen: withToast(layOpen) }),
      ...(restart && { restart: withToast(restart) }),
      ...(rematch && { rematch: withToast(rematch) }),
      ...(noRematch && { noRematch: withToast(noRematch) }),
      ...(note && { note: withToast(note) }),
    },
  };
};
