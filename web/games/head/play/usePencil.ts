/** Pencil marks on the board being hunted: made by hand, for the hunter alone, kept until the match is long over. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { BoardCell } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { keepMarks, marksOf } from "../saved.ts";
import { announce, sound } from "../shared.ts";
import { words } from "../words/play.ts";
import { nextMarks, type PencilMarks } from "./pencil.ts";

export interface Pencil {
  /** While it is on, a press on a cell marks it instead of guessing it. */
  readonly isOn: ReadonlySignal<boolean>;
  readonly marks: ReadonlySignal<PencilMarks>;
  toggle(): void;
  /** The next mark of the cell: likely, empty, none. */
  mark(cell: BoardCell): void;
}

export const usePencil = (match: string, seat: number): Pencil => {
  const isOn = useSignal(false);
  const marks = useSignal<PencilMarks>({});
  useEffect(() => {
    marks.value = {};
    void marksOf(match, seat).then((kept) => {
      marks.value = kept;
    });
  }, [match, seat, marks]);
  return {
    isOn,
    marks,
    toggle() {
      isOn.value = !isOn.peek();
      announce(isOn.peek() ? words.peek().pencil.on : words.peek().pencil.off);
    },
    mark(cell) {
      const next = nextMarks(marks.peek(), cell);
      marks.value = next;
      sound.play("tick");
      const { marked, unmarked } = words.peek().pencil;
      const mark = next[cell];
      announce(mark === undefined ? unmarked(cell) : marked[mark](cell));
      void keepMarks(match, seat, next);
    },
  };
};
