/** Keyboard navigation on a grid. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The cell itself, or the nearest one when the grid has become smaller. */
export const onGrid = ({ row, column }: GridCell, { rows, columns }: GridSize): GridCell => ({
  row: within(row, rows),
  column: within(column, columns),
});

export const isSameCell = (a: GridCell | undefined, b: GridCell | undefined): boolean =>
  a?.row === b?.row && a?.column === b?.column;

/** Undefined for keys that do not move. At the edge the focus stays; it does not wrap around. */
export const keyLeadsTo = (key: string, ctrl: boolean, from: GridCell, size: GridSize): GridCell | undefined => {
  const { row, column } = from;
  const to = (nextRow: number, nextColumn: number) => onGrid({ row: nextRow, column: nextColumn }, size);
  switch (key) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
      return to(row, column - 1);
    case "ArrowRight":
      return to(row, column + 1);
    case "PageUp":
      return to(0, column);
    case "PageDown":
      return to(size.rows - 1, column);
    case "Home":
      return to(ctrl ? 0 : row, 0);
    case "End":
      return to(ctrl ? size.rows - 1 : row, size.columns - 1);
    default:
      return undefined;
  }
};
