/** A board as a printed grid: columns by letter, rows by number, and a band around each word found entirely. */
import "./board.css";
import type { BoardCell, DeductionAid } from "@turnlight/games/head";
import { Grid, type GridCell, list } from "../../shared.ts";
import { words } from "../../words/play.ts";
import type { FoundLine } from "../lines.ts";
import type { PencilMarks } from "../pencil.ts";
import type { CellState, ShownCell } from "./cells.ts";

interface BoardGridProps {
  readonly label: string;
  readonly size: number;
  readonly cells: readonly ShownCell[];
  readonly lines: readonly FoundLine[];
  readonly aimed?: BoardCell | undefined;
  /** The cell of the last guess. */
  readonly fresh?: BoardCell | undefined;
  /** Cells that no word can reach, and those on a line left for a solved word. */
  readonly aid?: DeductionAid | undefined;
  readonly marks?: PencilMarks | undefined;
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

export const BoardGrid = ({
  label,
  size,
  cells,
  lines,
  aimed,
  fresh,
  aid,
  marks,
  onActivate,
  onVisit,
}: BoardGridProps) => {
  const at = ({ row, column }: GridCell): ShownCell | undefined => cells[row * size + column];
  const starts = new Map(lines.map((line) => [line.cells[0], line.cells]));
  const dead = new Set(aid?.unreachable ?? []);
  const ringed = new Map<number, string[]>();
  for (const { word, cells: line } of aid?.lines ?? [])
    for (const cell of line) ringed.set(cell, [...new Set([...(ringed.get(cell) ?? []), word])]);
  const nameOf = (where: GridCell): string => {
    const shown = at(where);
    const index = where.row * size + where.column;
    const isHidden = shown?.state === "hidden";
    const rings = isHidden ? ringed.get(index) : undefined;
    const mark = isHidden ? marks?.[shown.cell] : undefined;
    return [
      `${shown?.cell}, ${shown?.name}`,
      ...(dead.has(index) ? [words.value.aid.unreachable] : []),
      ...(rings === undefined ? [] : [words.value.aid.line(list(rings))]),
      ...(mark === undefined ? [] : [words.value.pencil.said[mark]]),
    ].reduce((all, one) => `${all}, ${one}`);
  };
  const inWord = new Set(lines.flatMap((line) => line.cells));
  return (
    <div class={`hunt-grid panel-board${onActivate === undefined ? " still" : ""}`}>
      <Grid
        label={label}
        rows={size}
        columns={size}
        name={nameOf}
        isOff={() => onActivate === undefined}
        look={(where) => {
          const shown = at(where);
          const word = inWord.has(where.row * size + where.column) ? " in-word" : "";
          const now = `${shown?.cell === aimed ? " aimed" : ""}${shown?.cell === fresh ? " fresh" : ""}`;
          const isDead = dead.has(where.row * size + where.column) ? " dead" : "";
          return `cell-${shown?.state ?? "hidden"}${word}${now}${isDead}`;
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
          const isHidden = state === "hidden";
          const mark = isHidden && shown !== undefined ? marks?.[shown.cell] : undefined;
          return (
            <>
              {row === 0 && <i class="column-name" data-name={shown?.cell.slice(0, 1)} />}
              {column === 0 && <i class="row-name" data-name={row + 1} />}
              {shown?.letter || glyphs[state]}
              {isHidden && ringed.has(row * size + column) && <i class="cell-ring" />}
              {mark !== undefined && <i class={`pencil-mark ${mark}`} />}
              {corners[state] !== undefined && <i class="cell-corner">{corners[state]}</i>}
              {band !== undefined && <Band cells={band} size={size} />}
            </>
          );
        }}
      </Grid>
    </div>
  );
};
