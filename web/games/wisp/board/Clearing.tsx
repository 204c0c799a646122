/** The board: ground, light, marks, creatures, and a button on each cell the wisp may move to. */

import type { Biome } from "@turnlight/games/wisp";
import { type Cell, type Direction, type Level, neighbour } from "@turnlight/games/wisp";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Aimed } from "../play/preview.ts";
import { reducedMotion } from "../shared.ts";
import type { BoardFigure, BoardPicture } from "./board-picture.ts";
import { Creature, Wisp } from "./Creatures.tsx";
import { Ground } from "./Ground.tsx";
import { Impact } from "./Impact.tsx";
import { Light, margin } from "./light.ts";
import { Marks, type PointedCell } from "./Marks.tsx";
import { Preference } from "./Preference.tsx";
import { Badges } from "./Reasons.tsx";
import "./board.css";

interface Stepping {
  readonly direction: Direction;
  /** The accessible name: where the step leads and what would happen. */
  readonly name: string;
}

export interface ClearingProps {
  readonly level: Level;
  readonly shown: BoardPicture;
  readonly biome: Biome;
  readonly busy?: boolean;
  readonly aimed?: Aimed | undefined;
  readonly advised?: Direction | undefined;
  /** Cells that a hint points to. */
  readonly pointed?: readonly PointedCell[];
  readonly steps?: readonly Stepping[];
  /** How far the grove is in bloom, from 0 to 1. */
  readonly bloom: number;
  /** The accessible name of the whole board. */
  readonly label: string;
  readonly light?: RefObject<Light | null>;
  /** The keyboard and screen reader layer, `SpokenBoard`. */
  readonly children?: ComponentChildren;
  readonly onStep?: (direction: Direction) => void;
  readonly onAim?: (direction: Direction | undefined) => void;
}

const placeOf = ({ width }: Level, cell: Cell) => ({ "--x": cell % width, "--y": Math.floor(cell / width) });

const looking = ({ width }: Level, from: Cell, to: Cell) => {
  const x = (to % width) - (from % width);
  const y = Math.floor(to / width) - Math.floor(from / width);
  const far = Math.hypot(x, y) || 1;
  return { "--look-x": (x / far).toFixed(2), "--look-y": (y / far).toFixed(2) };
};

const Piece = ({
  level,
  figure,
  wisp,
}: {
  readonly level: Level;
  readonly figure: BoardFigure;
  readonly wisp: Cell;
}) => (
  <div
    class={`piece ${figure.leaving ?? ""}${figure.kind === "purple" ? " woke" : ""}`}
    data-kind={figure.kind}
    data-cell={figure.at}
    style={{ ...placeOf(level, figure.at), ...looking(level, figure.at, wisp) }}
  >
    <Creature key={figure.kind} kind={figure.kind} {...(figure.facing !== undefined && { facing: figure.facing })} />
    {figure.count > 1 && <span class="crowd">×{figure.count}</span>}
    {figure.stuck && <span class="stuck-sign" />}
  </div>
);

export const Clearing = (props: ClearingProps) => {
  const {
    level,
    shown,
    biome,
    busy = false,
    aimed,
    advised,
    pointed = [],
    steps = [],
    bloom,
    label,
    light,
    children,
    onStep,
    onAim,
  } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const own = useRef<Light | null>(null);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const made = new Light(canvas.current, () => reducedMotion.peek());
    own.current = made;
    if (light !== undefined) light.current = made;
    return () => made.close();
  }, [light]);
  useEffect(() => {
    own.current?.show({
      level,
      wisp: shown.wisp,
      out: shown.caught,
      creatures: shown.figures
        .filter(({ leaving }) => leaving === undefined)
        .map(({ at, kind }) => ({ at, lamp: kind === "guard" })),
      bloom,
    });
  }, [level, shown, bloom]);
  // The ground is by far the largest drawing and changes only with the bloom.
  const ground = useMemo(() => <Ground level={level} bloom={bloom} biome={biome} />, [level, bloom, biome]);
  const wide = (level.width + 2 * margin) / level.width;
  const high = (level.height + 2 * margin) / level.height;
  const advisedCell = advised === undefined ? undefined : neighbour(level, shown.wisp, advised);
  return (
    <div
      class={`clearing${busy ? " busy" : ""}${shown.caught ? " shaken" : ""}`}
      data-biome={biome}
      data-advised={advised}
      style={{ "--w": level.width, "--h": level.height }}
    >
      {ground}
      <canvas
        ref={canvas}
        class="light"
        style={{
          width: `${wide * 100}%`,
          height: `${high * 100}%`,
          left: `${(-margin / level.width) * 100}%`,
          top: `${(-margin / level.height) * 100}%`,
        }}
      />
      <Marks level={level} shown={shown} aimed={aimed} advised={advisedCell} pointed={pointed} />
      {shown.caught && <Impact level={level} at={shown.wisp} />}
      <div class="pieces" role="img" aria-label={label}>
        {shown.figures.map((figure) => (
          <Piece key={`${figure.id} ${figure.jumps}`} level={level} figure={figure} wisp={shown.wisp} />
        ))}
        <div
          key={`wisp ${shown.wispJumps}`}
          class="piece is-wisp"
          data-cell={shown.wisp}
          style={{ ...placeOf(level, shown.wisp), ...(aimed ? looking(level, shown.wisp, aimed.entered) : {}) }}
        >
          <Wisp out={shown.caught} />
        </div>
      </div>
      {aimed !== undefined && (
        <>
          <Badges level={level} aimed={aimed} />
          <Preference level={level} wisp={shown.wisp} aimed={aimed} />
        </>
      )}
      {children}
      <div class="steps" data-keys="">
        {steps.map(({ direction, name }) => {
          const cell = neighbour(level, shown.wisp, direction);
          if (cell === undefined) return null;
          const isAimed = aimed?.direction === direction;
          return (
            <button
              key={direction}
              type="button"
              class={`step${isAimed ? " aimed" : ""}`}
              data-direction={direction}
              aria-label={name}
              style={placeOf(level, cell)}
              onClick={(event) => {
                // Only keyboard clicks: pointer taps are handled by the gesture handlers.
                if (event.detail === 0) onStep?.(direction);
              }}
              onFocus={(event) => event.currentTarget.matches(":focus-visible") && onAim?.(direction)}
              onBlur={() => onAim?.(undefined)}
            />
          );
        })}
      </div>
    </div>
  );
};
