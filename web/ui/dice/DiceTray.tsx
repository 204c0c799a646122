/**
 * The dice tray. It shows the dice the match has drawn, animates each new throw, and lets dice be tapped. A painter
 * draws the picture; taps, focus and screen readers use buttons over it, so both painters behave alike.
 */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { series } from "../../language/format.ts";
import { reducedMotion } from "../../settings/settings.ts";
import { announce } from "../announcer.tsx";
import { isInOtherControl, useKeyPress } from "../keys.ts";
import { DiceAnimation } from "./animation.ts";
import { cssPainter } from "./css/css-painter.ts";
import { faceUp } from "./model.ts";
import { fullPainter, painting, recallPainting } from "./painter-choice.ts";
import { asidePose, outlineOf, type Pose, project, railEdge, shapeFor, type View, viewOf } from "./shape.ts";
import { trayTexts } from "./texts.ts";
import type { DiceTrayProps, TrayDie } from "./tray.ts";
import "./tray.css";

/** Pixels; the minimum size of a touch target. */
const leastTarget = 44;

/** Half a place on the rail, in units. */
const asideHalf = 0.37;

interface Rest {
  readonly view: View;
  readonly poses: readonly Pose[];
}

const nameOf = (die: TrayDie, place: number, isInAir: boolean): string => {
  const words = trayTexts.value;
  const { value, unthrown = false, look = "plain", locked, aside, selected } = die;
  return series(
    [
      isInAir ? words.rolls(place + 1) : words.die(place + 1, unthrown ? undefined : value),
      look === "plain" ? "" : words.looks[look],
      locked ? words.locked : "",
      aside === undefined ? "" : words.aside,
      selected ? words.chosen : "",
    ].filter((part) => part !== ""),
  );
};

const isHeld = ({ locked = false, selected = false }: TrayDie): boolean => locked || selected;

/** The share of the distance to its neighbour that a die may claim: the corners of rotated dice must not meet. */
const share = 0.8;

/** The area a die may claim for its button, in pixels, without overlapping another. */
const roomOf = ({ view, poses }: Rest, place: number): number => {
  const places = poses.map(({ spot }) => project(view, spot));
  const own = places[place];
  const distances = places.flatMap((other, i) =>
    own === undefined || i === place ? [] : [Math.hypot(other.left - own.left, other.top - own.top)],
  );
  return Math.min(...distances) * share;
};

const DieButton = ({
  die,
  place,
  rest,
  isInAir,
  onTap,
}: {
  readonly die: TrayDie;
  readonly place: number;
  readonly rest: Rest;
  readonly isInAir: boolean;
  readonly onTap: (() => void) | undefined;
}) => {
  const pose = rest.poses[place];
  if (pose === undefined) return null;
  const { left, top, width, height, rotate } = outlineOf(rest.view, pose);
  // The touch target may be larger than the die; the ring is not.
  const room = roomOf(rest, place);
  const wide = (side: number): number => Math.min(Math.max(leastTarget, side), room);
  const [across, along] = [wide(width), wide(height)];
  const { selectable = false, selected = false, highlighted = false, locked = false } = die;
  const states = `${selected ? " selected" : ""}${highlighted ? " highlighted" : ""}${locked ? " locked" : ""}${die.tag === undefined ? "" : " tagged"}`;
  return (
    <button
      type="button"
      class={`tray-die${states}`}
      style={{
        left: `${left}px`,
        top: `${top}px`,
        width: `${across}px`,
        height: `${along}px`,
        rotate: `${rotate}rad`,
        "--beside": `${(across - width) / 2}px`,
        "--beyond": `${(along - height) / 2}px`,
      }}
      aria-label={nameOf(die, place, isInAir)}
      aria-pressed={locked || selected}
      aria-keyshortcuts={String(place + 1)}
      disabled={!selectable}
      data-up={faceUp(pose.turn)}
      onClick={onTap}
    >
      {die.tag !== undefined && (
        <span class="tray-tag" style={{ rotate: `${-rotate}rad` }} aria-hidden="true">
          {die.tag}
        </span>
      )}
    </button>
  );
};

export const DiceTray = (props: DiceTrayProps) => {
  const { dice, thrown, next, settled = false, pace = 1, keys = true, rail = false, notes = [] } = props;
  const host = useRef<HTMLDivElement>(null);
  const animation = useRef<DiceAnimation | undefined>(undefined);
  const rest = useSignal<Rest | undefined>(undefined);
  const throwing = useSignal(false);
  /** The last throw that came to rest. */
  const rested = useSignal<string | undefined>(undefined);
  /** A die that was pressed by its key, until its new state has been announced. */
  const pressed = useRef<{ readonly die: number; readonly wasHeld: boolean } | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    let view: View | undefined;
    const made = new DiceAnimation((seed, poses) => {
      throwing.value = false;
      if (view !== undefined) rest.value = { view, poses };
      if (seed !== undefined) rested.value = seed;
    });
    animation.current = made;
    made.use(cssPainter(element));
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      view = viewOf(shapeFor(width / height, rail), width, height);
      made.fit(view);
    };
    const { dice: first, thrown: last } = latest.current;
    made.tell({ dice: first, thrown: last, pace: 0 });
    measure();
    made.prepare();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
      made.close();
      animation.current = undefined;
    };
  }, [rail, rest, rested, throwing]);

  // Only once the tray shows it: announcements of the dice must not precede the picture.
  const still = rested.value;
  useEffect(() => {
    if (still !== undefined) latest.current.onRest?.(still);
  }, [still]);

  useEffect(() => void recallPainting(), []);
  const wanted = painting.value;
  useEffect(() => {
    const element = host.current;
    if (element === null || wanted === undefined) return;
    let gone = false;
    void fullPainter(element, wanted).then((painter) => {
      if (gone) painter?.close();
      else animation.current?.use(painter ?? cssPainter(element));
    });
    return () => {
      gone = true;
    };
  }, [wanted]);

  /** The throw that the animation knows; a newer one flies as soon as this is rendered. */
  const known = useRef(thrown?.seed);
  const isThrown = throwing.value || thrown?.seed !== known.current;
  // What a die shows is not said before it lies.
  const inAir = isThrown && !settled ? (thrown?.dice ?? []) : [];

  useLayoutEffect(() => {
    known.current = thrown?.seed;
    animation.current?.tell({ dice, thrown, next, pace: reducedMotion.value ? 0 : pace });
    if (settled) animation.current?.settle();
    throwing.value = animation.current?.throwing ?? false;
  });

  useKeyPress((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isInOtherControl(event.target)) return;
    const die = Number(event.key) - 1;
    const pressable = dice[die];
    if (pressable?.selectable !== true || throwing.peek()) return;
    event.preventDefault();
    // Where the die has the focus, its own state is read out.
    const isFocused = event.target instanceof Element && event.target.matches(".tray-die");
    if (!isFocused) pressed.current = { die, wasHeld: isHeld(pressable) };
    props.onTap?.(die);
  }, keys);

  useLayoutEffect(() => {
    const { die = -1, wasHeld } = pressed.current ?? {};
    const now = dice[die];
    if (now === undefined || isHeld(now) === wasHeld) return;
    pressed.current = undefined;
    announce(series([nameOf(now, die, false), ...(wasHeld ? [trayTexts.peek().released] : [])]));
  });

  const lies = rest.value;
  return (
    <div
      class={`dice-tray${throwing.value ? " throwing" : ""}`}
      onPointerDown={() => animation.current?.throwing === true && animation.current.settle()}
    >
      {rail && lies !== undefined && <div class="tray-rail" style={{ top: `${railEdge(lies.view)}px` }} />}
      <div class="tray-picture" ref={host} aria-hidden="true" />
      {lies !== undefined && (
        <fieldset class="tray-dice" aria-label={trayTexts.value.tray} disabled={throwing.value}>
          {dice.map((die, place) => (
            <DieButton
              key={`die ${place + 1}`}
              die={die}
              place={place}
              rest={lies}
              isInAir={inAir.includes(place)}
              onTap={die.selectable === true ? () => props.onTap?.(place) : undefined}
            />
          ))}
        </fieldset>
      )}
      {lies !== undefined &&
        notes.map(({ from, to, text }) => {
          const [left, right] = [from, to].map((place) =>
            project(lies.view, asidePose(lies.view.shape, place, 1).spot),
          );
          if (left === undefined || right === undefined) return null;
          return (
            <span
              key={`${from} ${to}`}
              class="tray-note"
              style={{
                left: `${left.left - left.scale * asideHalf}px`,
                width: `${right.left - left.left + 2 * left.scale * asideHalf}px`,
                top: `${left.top + left.scale * asideHalf * 1.2}px`,
              }}
            >
              {text}
            </span>
          );
        })}
    </div>
  );
};
