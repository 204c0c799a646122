/**
 * The board for keyboards and screen readers: a grid with one tab stop, arrows between cells, an accessible name for each
 * cell, and Enter to step there. It overlays the picture and shows only its focus.
 */
import { type Direction, directions, neighbour, type WispState } from "@turnlight/games/wisp";
import { useLayoutEffect, useRef } from "preact/hooks";
import { cellName } from "../play/sentences.ts";
import { keyLeadsTo } from "../shared.ts";
import { words } from "../words/words.ts";

interface SpokenBoardProps {
  readonly state: WispState;
  readonly steps: readonly Direction[];
  onStep(direction: Direction): void;
}

export const SpokenBoard = ({ state, steps, onStep }: SpokenBoardProps) => {
  const { level, wisp } = state;
  const { width, height } = level;
  const texts = words.value;
  const board = useRef<HTMLDivElement>(null);
  const at = useRef(wisp);
  const cellAt = (cell: number) => board.current?.querySelector<HTMLElement>(`[data-spot="${cell}"]`);
  // While the focus is on the board, it follows the wisp.
  useLayoutEffect(() => {
    const isInside = board.current?.contains(document.activeElement) === true;
    at.current = wisp;
    if (isInside) cellAt(wisp)?.focus({ preventScroll: true });
  }, [wisp]);
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const from = { row: Math.floor(at.current / width), column: at.current % width };
    const to = keyLeadsTo(event.key, event.ctrlKey, from, { rows: height, columns: width });
    if (to !== undefined) {
      event.preventDefault();
      at.current = to.row * width + to.column;
      cellAt(at.current)?.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const way = directions.find((one) => steps.includes(one) && neighbour(level, wisp, one) === at.current);
      if (way !== undefined) onStep(way);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no table; it lies over a picture.
    <div
      ref={board}
      class="spoken-board"
      role="grid"
      aria-label={texts.board.cells}
      aria-rowcount={height}
      aria-colcount={width}
      onKeyDown={press}
    >
      {Array.from({ length: height }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of the grid above; only cells take the focus.
        <div key={`row ${row + 1}`} role="row">
          {Array.from({ length: width }, (__, column) => {
            const cell = row * width + column;
            const leads = directions.some((one) => steps.includes(one) && neighbour(level, wisp, one) === cell);
            const name = cellName(state, cell, texts);
            return (
              // biome-ignore lint/a11y/useSemanticElements: part of the grid above.
              <div
                key={cell}
                role="gridcell"
                class="spoken-cell"
                data-spot={cell}
                tabIndex={cell === wisp ? 0 : -1}
                aria-label={leads ? `${name}. ${texts.board.cell.step}` : name}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
