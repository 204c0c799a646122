/** A board as a printed grid: columns by letter, rows by number, and a band around each word found entirely. */
import "./board.css";
import type { BoardCell } from "@turnlight/games/head";
import { Grid, type GridCell } from "../../shared.ts";
import type { FoundLine } from "../lines.ts";
import type { CellState, ShownCell } from "./cells.ts";

interface BoardGridProps {
  readonly label: string;
  readonly size: number;
  readonly cells: readonly ShownCell[];
  readonly lines: readonly FoundLine[];
  readonly aimed?: BoardCell | undefined;
  /** The cell of the last guess. */
  readonly fresh?: BoardCell | undefined;
  readonly onActivate?: ((cell: BoardCell) => void) | undefined;
  readonly onVisit?: ((cell: BoardCell | undefined) => void) | undefined;
}

/** Each state has a symbol as well as a colour. */
const glyphs: Partial<Record<CellState, string>> = { red: "✕", yellow: "✱" };
const corners: Partial<Record<CellState, string>> = { green: "✓", "own-yellow": "✱" };

/** A band over the cells of a line, drawn from its first cell. */
const Band = ({ cells, size }: { readonly cells: readonly number[]; readonly size: number }) => {
  const [from = 0, to = from] = [cells[0], cells.at(-1)];
  const across = (to % size) - (from % size);
  const down = Math.floor(to / size) - Math.floor(from / size);
  return (
    <i class="word-band" style={{ "--reach": Math.hypot(across, down), "--turn": `${Math.atan2(down, across)}rad` }} />
  );
};

export const BoardGrid = ({ label, size, cells, lines, aimed, fresh, onActivate, onVisit }: BoardGridProps) => {
  const at = ({ row, column }: GridCell): ShownCell | undefined => cells[row * size + column];
  const starts = new Map(lines.map((line) => [line.cells[0], line.cells]));
  const inWord = new Set(lines.flatMap((line) => line.cells));
  return (
    <div class={`hunt-grid panel-board${onActivate === undefined ? " still" : ""}`}>
      <Grid
        label={label}
        rows={size}
        columns={size}
        name={(cell) => `${at(cell)?.cell}, ${at(cell)?.name}`}
        isOff={() => onActivate === undefined}
        look={(where) => {
          const shown = at(where);
          const word = inWord.has(where.row * size + where.column) ? " in-word" : "";
          const marks = `${shown?.cell === aimed ? " aimed" : ""}${shown?.cell === fresh ? " fresh" : ""}`;
          return `cell-${shown?.state ?? "hidden"}${word}${marks}`;
        }}
        onActivate={(where) => {
          const shown = at(where);
          if (shown !== undefined) onActivate?.(shown.cell);
        }}
        onAim={(where) => onVisit?.(where === undefined ? undefined : at(where)?.cell)}
      >
        {(where) => {
          const { row, column } = where;
          const shown = at(where);
          const state = shown?.state ?? "hidden";
          const band = starts.get(row * size + column);
          return (
            <>
              {row === 0 && <i class="column-name" data-name={shown?.cell.slice(0, 1)} />}
              {column === 0 && <i class="row-name" data-name={row + 1} />}
              {shown?.letter || glyphs[state]}
              {corners[state] !== undefined && <i class="cell-corner">{corners[state]}</i>}
              {band !== undefined && <Band cells={band} size={size} />}
            </>
          );
        }}
      </Grid>
    </div>
  );
};
