/** The editor's board: the level as it will look, with a grid over it for mouse, touch and keyboard. */

import { type Level, routeCells, setup, type WispState } from "@turnlight/games/wisp";
import { useMemo, useRef } from "preact/hooks";
import { series } from "../../../language/format.ts";
import { shownOf } from "../board/board-picture.ts";
import { Clearing } from "../board/Clearing.tsx";
import { spotName } from "../board/cell-name.ts";
import { boardName } from "../play/sentences.ts";
import { Grid, type GridCell } from "../shared.ts";
import { words } from "../words/words.ts";
import { type EditorDraft, isBrush, stroke, type Tool } from "./draft.ts";

const Rounds = ({ level, walked }: { readonly level: Level; readonly walked: number | undefined }) => (
  <svg class="rounds" viewBox={`0 0 ${level.width * 100} ${level.height * 100}`} aria-hidden="true">
    {level.enemies.map((enemy) => {
      if (enemy.kind !== "guard" || enemy.at !== walked) return null;
      const points = routeCells(level, enemy.at, enemy.route).map(
        (cell) => `${(cell % level.width) * 100 + 50} ${Math.floor(cell / level.width) * 100 + 50}`,
      );
      return <path key={enemy.at} class="round chosen" d={`M${points.join("L")}`} />;
    })}
  </svg>
);

const whatIsAt = ({ level, loosePad }: EditorDraft, cell: number): string => {
  const { editor, kinds } = words.value;
  const enemy = level.enemies.find(({ at }) => at === cell);
  const things = [
    ...(cell === level.wisp ? [editor.wisp] : []),
    ...(enemy === undefined ? [] : [kinds[enemy.kind]]),
    ...(cell === level.goal ? [editor.goal] : []),
    ...(cell === loosePad || level.pads.flat().includes(cell) ? [editor.pad] : []),
    ...(level.terrain[cell] === "clearing" ? [] : [editor[level.terrain[cell] ?? "clearing"]]),
  ];
  return things.length === 0 ? editor.clearing : series(things);
};

interface BenchProps {
  readonly draft: EditorDraft;
  readonly tool: Tool;
  /** A position of the solution being demonstrated, shown instead of the draft. */
  readonly watched: WispState | undefined;
  readonly onChange: (draft: EditorDraft, joined: boolean) => void;
}

export const Bench = ({ draft, tool, watched, onChange }: BenchProps) => {
  const { level, loosePad, walked } = draft;
  const { width, height } = level;
  const drawn = useMemo<Level>(
    () => (loosePad === undefined ? level : { ...level, pads: [...level.pads, [loosePad, loosePad]] }),
    [level, loosePad],
  );
  const state = watched ?? setup(drawn);
  const dragged = useRef<{ readonly from: number; last: number; moved: boolean } | undefined>(undefined);
  const cellAt = (x: number, y: number): number | undefined => {
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>(".bench [data-row]");
    if (element === null || element === undefined) return undefined;
    return Number(element.dataset["row"]) * width + Number(element.dataset["column"]);
  };
  const numberOf = ({ row, column }: GridCell): number => row * width + column;
  return (
    <div
      class="bench"
      style={{ "--w": width, "--h": height }}
      onPointerDown={(event) => {
        const cell = cellAt(event.clientX, event.clientY);
        dragged.current = cell === undefined ? undefined : { from: cell, last: cell, moved: false };
      }}
      onPointerMove={(event) => {
        const drag = dragged.current;
        if (drag === undefined || event.buttons === 0 || !isBrush(tool)) return;
        const cell = cellAt(event.clientX, event.clientY);
        if (cell === undefined || cell === drag.last) return;
        // The first cell of a stroke is painted once the pointer leaves it; a tap is handled by the grid.
        if (!drag.moved) onChange(stroke(stroke(draft, tool, drag.from), tool, cell), false);
        else onChange(stroke(draft, tool, cell), true);
        drag.moved = true;
        drag.last = cell;
      }}
      onPointerUp={() => {
        dragged.current = undefined;
      }}
    >
      <Clearing
        level={drawn}
        shown={shownOf(state)}
        biome="forest"
        bloom={watched === undefined ? 0 : 1 - state.enemies.length / Math.max(1, level.enemies.length)}
        label={boardName(state, words.value)}
      />
      {watched === undefined && <Rounds level={level} walked={walked} />}
      <div class="bench-grid">
        <Grid
          label={words.value.editor.title}
          rows={height}
          columns={width}
          name={(cell) => words.value.editor.cell(spotName(level, numberOf(cell)), whatIsAt(draft, numberOf(cell)))}
          onActivate={(cell) => onChange(stroke(draft, tool, numberOf(cell)), false)}
        >
          {() => null}
        </Grid>
      </div>
    </div>
  );
};
