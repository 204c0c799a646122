/** The player's own board: placed letters, the selected word highlighted, ends to tap, words to drag. */
import { cellAt, cellsOn } from "@turnlight/games/head";
import { useRef } from "preact/hooks";
import { Grid, type GridCell } from "../shared.ts";
import { words } from "../words/setup.ts";
import type { DraftTable } from "./draft.ts";
import { rowIn } from "./draft.ts";
import type { Drafting } from "./useDraft.ts";

interface SetupBoardProps {
  readonly drafting: Drafting;
  readonly ground: DraftTable;
}

interface ShownLetter {
  readonly letter: string;
  readonly row: number;
}

const lettersOf = ({ drafting, ground }: SetupBoardProps): ReadonlyMap<number, ShownLetter> => {
  const shown = new Map<number, ShownLetter>();
  for (const { row, placed } of drafting.lying.value)
    for (const [i, cell] of cellsOn(placed, ground.size).entries()) {
      // Where words cross, the cell belongs to the selected one.
      if (!shown.has(cell) || drafting.active.value === row) shown.set(cell, { letter: placed.word[i] ?? "", row });
    }
  return shown;
};

/** The index of the cell under a point of the screen. */
const cellUnder = (x: number, y: number, size: number): number | undefined => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row][role=gridcell]");
  if (!element) return undefined;
  return Number(element.dataset["row"]) * size + Number(element.dataset["column"]);
};

export const Board = ({ drafting, ground }: SetupBoardProps) => {
  const { size } = ground;
  const texts = words.value;
  const from = useRef<number | undefined>(undefined);
  const moved = useRef(false);
  const letters = lettersOf({ drafting, ground });
  const preview = drafting.preview.value;
  const ends = drafting.ends.value;
  const start = drafting.start.value;
  const word = preview === undefined ? "" : rowIn(drafting.draft.value, preview.row).letters;
  const numberOf = ({ row, column }: GridCell): number => row * size + column;

  const look = (at: GridCell): string => {
    const cell = numberOf(at);
    const here = letters.get(cell);
    const inLine = preview?.cells.includes(cell) === true;
    return [
      here === undefined ? "" : `lies of-${here.row}${here.row === drafting.active.value ? " in-hand" : ""}`,
      inLine ? (preview.fits ? "fits" : "unfit") : "",
      start === cell ? "start" : "",
      !inLine && ends.includes(cell) ? "end" : "",
    ].join(" ");
  };
  const name = (at: GridCell): string => {
    const cell = numberOf(at);
    const called = cellAt(cell, size);
    const here = letters.get(cell);
    if (start === cell) return texts.cellStart(called);
    if (ends.includes(cell)) return texts.cellEnd(called);
    return here === undefined ? texts.cellEmpty(called) : texts.cellLetter(called, here.letter, here.row);
  };
  const sign = (at: GridCell): string => {
    const cell = numberOf(at);
    const inLine = preview?.cells.indexOf(cell) ?? -1;
    if (inLine >= 0 && preview !== undefined && preview.cells.length > 1) return word[inLine] ?? "";
    return letters.get(cell)?.letter ?? (start === cell ? (word[0] ?? "") : "");
  };
  return (
    <div
      class="setup-board"
      data-size={size}
      onPointerDown={(event) => {
        const cell = cellUnder(event.clientX, event.clientY, size);
        moved.current = false;
        from.current = cell !== undefined && drafting.isDraggable(cell) ? cell : undefined;
      }}
      onPointerMove={(event) => {
        if (from.current === undefined || event.buttons === 0) return;
        const cell = cellUnder(event.clientX, event.clientY, size);
        if (cell === undefined || (!moved.current && cell === from.current)) return;
        moved.current = true;
        drafting.hover(from.current, cell);
      }}
      onPointerUp={(event) => {
        const cell = cellUnder(event.clientX, event.clientY, size);
        const begun = from.current;
        from.current = undefined;
        if (begun === undefined || !moved.current) return;
        drafting.drag(begun, cell ?? begun);
      }}
      onPointerCancel={() => {
        if (from.current !== undefined) drafting.drag(from.current, from.current);
        from.current = undefined;
      }}
      // A drag that returns to its first cell fires a click, which must not count as a tap.
      onClickCapture={(event) => {
        if (moved.current) event.stopPropagation();
        moved.current = false;
      }}
    >
      <Grid
        label={texts.board(size)}
        rows={size}
        columns={size}
        name={name}
        look={look}
        onActivate={(at) => drafting.press(numberOf(at))}
        onAim={(at) => drafting.point(at === undefined ? undefined : numberOf(at))}
      >
        {(at) => sign(at)}
      </Grid>
    </div>
  );
};
