/**
 * A board of square cells for mouse, touch, keyboard and screen readers: an ARIA grid with one tab stop, arrow keys
 * inside it, named cells, and aim-then-confirm for touch. It knows no rules: props decide what a cell shows, its name
 * and what it does.
 */
import "./Grid.css";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcer.tsx";
import { type GridCell, isSameCell, keyLeadsTo, onGrid } from "./grid-moves.ts";
import { words } from "./words.ts";

export interface GridHandle {
  focus(cell: GridCell): void;
}

export interface GridProps {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** A cell's accessible name, with its content: "B5, water". */
  readonly name: (cell: GridCell) => string;
  /** A cell's visible content; screen readers get its name instead. */
  readonly children: (cell: GridCell) => ComponentChildren;
  readonly onActivate?: (cell: GridCell) => void;
  /** The cell that is hovered or focused, for previews; undefined after leaving. */
  readonly onAim?: (cell: GridCell | undefined) => void;
  /** On touch, the first tap aims and the second confirms. */
  readonly confirmTaps?: boolean;
  /** Can be focused, not activated. */
  readonly isOff?: (cell: GridCell) => boolean;
  readonly isChosen?: (cell: GridCell) => boolean;
  /** Classes of a cell. */
  readonly look?: (cell: GridCell) => string;
  /** The cell that is focused first. */
  readonly start?: GridCell;
  /** Fits its box in both directions, or only its width where the page gives no height. */
  readonly fit?: "box" | "width";
  readonly handle?: RefObject<GridHandle | null>;
}

const corner: GridCell = { row: 0, column: 0 };

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

/** The cell of an event's target. */
const cellOf = (target: EventTarget | null): GridCell | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  if (element === null) return undefined;
  return { row: Number(element.dataset["row"]), column: Number(element.dataset["column"]) };
};

export const Grid = (props: GridProps) => {
  const { label, rows, columns, name, children, onActivate, onAim, confirmTaps = false, fit = "box", handle } = props;
  const { isOff, isChosen, look, start = corner } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(start);
  const [aimed, setAimed] = useState<GridCell | undefined>(undefined);
  const finger = useRef(false);
  const pointed = useRef<GridCell | undefined>(undefined);
  const focused = useRef<GridCell | undefined>(undefined);
  const lastAim = useRef<GridCell | undefined>(undefined);
  const active = onGrid(visited, { rows, columns });

  const focus = ({ row, column }: GridCell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  useLayoutEffect(() => {
    if (handle !== undefined) handle.current = { focus };
  });
  // A cell aimed at on one board means nothing on the next.
  useEffect(() => setAimed(undefined), [confirmTaps, rows, columns]);

  const tellAim = () => {
    const cell = pointed.current ?? focused.current;
    if (isSameCell(cell, lastAim.current)) return;
    lastAim.current = cell;
    onAim?.(cell);
  };

  const fire = (cell: GridCell) => {
    setAimed(undefined);
    if (!isOff?.(cell)) onActivate?.(cell);
  };

  const tap = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    if (!confirmTaps || !finger.current || isOff?.(cell) || isSameCell(cell, aimed)) return fire(cell);
    setAimed(cell);
    announce(words.value.aimedAt(name(cell)));
  };

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const from = cellOf(event.target);
    if (from === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) fire(from);
      return;
    }
    const to = keyLeadsTo(event.key, event.ctrlKey, from, { rows, columns });
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  };

  return (
    <div class={`grid-fit ${fit}`} style={{ "--rows": rows, "--columns": columns }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no table; rows and cells are laid out freely. */}
      <div
        ref={grid}
        class="grid"
        role="grid"
        aria-label={label}
        onPointerDown={(event) => {
          finger.current = event.pointerType !== "mouse";
        }}
        onClick={tap}
        onKeyDown={press}
        onPointerOver={(event) => {
          if (event.pointerType !== "mouse") return;
          pointed.current = cellOf(event.target);
          tellAim();
        }}
        onPointerLeave={() => {
          pointed.current = undefined;
          tellAim();
        }}
        onFocusIn={(event) => {
          const cell = cellOf(event.target);
          if (cell === undefined) return;
          focused.current = cell;
          setVisited(cell);
          tellAim();
        }}
        onFocusOut={() => {
          focused.current = undefined;
          // When the focus only moves on, the next cell gets it first.
          queueMicrotask(tellAim);
        }}
      >
        {count(rows).map((row) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of the grid above; only cells take the focus.
          <div key={row} class="grid-row" role="row">
            {count(columns).map((column) => {
              const cell = { row, column };
              const off = isOff?.(cell) ?? false;
              const aim = isSameCell(cell, aimed);
              return (
                // biome-ignore lint/a11y/useSemanticElements: part of the grid above.
                <div
                  key={column}
                  class={`grid-cell${off ? " off" : ""}${aim ? " aimed" : ""} ${look?.(cell) ?? ""}`}
                  role="gridcell"
                  tabIndex={isSameCell(cell, active) ? 0 : -1}
                  aria-label={name(cell)}
                  data-row={row}
                  data-column={column}
                  {...(off ? { "aria-disabled": true } : {})}
                  {...(isChosen === undefined ? {} : { "aria-selected": isChosen(cell) })}
                >
                  <span class="grid-face" aria-hidden="true">
                    {children(cell)}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};
