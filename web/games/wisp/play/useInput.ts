/**
 * Touch and mouse input on the board: a tap or click on a neighbouring cell moves there, a swipe anywhere moves that way,
 * a hover or a long press only aims. A swipe in progress shows its preview; returning to its start cancels it. On touch,
 * where nothing was hovered before, a lethal move is shown first and made the second time.
 */
import { type Direction, directions } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";

const swipeFrom = 26;
const longPress = 330;

interface InputWishes {
  aim(direction: Direction | undefined): void;
  go(direction: Direction): void;
  /** On touch, the first tap aims and the second moves. */
  confirmTaps(): boolean;
  /** A move that would end in capture: on touch it is shown first, and made when it is asked for again. */
  isLethal(direction: Direction): boolean;
  aimed(): Direction | undefined;
}

const directionAt = (target: EventTarget | null): Direction | undefined => {
  const key = target instanceof Element ? target.closest<HTMLElement>("[data-direction]") : null;
  const name = key?.dataset["direction"];
  return directions.find((direction) => direction === name);
};

const towards = (dx: number, dy: number): Direction | undefined => {
  if (Math.hypot(dx, dy) < swipeFrom) return undefined;
  return directions[(Math.round((Math.atan2(dx, -dy) / (2 * Math.PI)) * 8) + 8) % 8];
};

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly on: Direction | undefined;
  readonly touch: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly aimedBefore: Direction | undefined;
  long: boolean;
  swiping: boolean;
}

export const useInput = (wishes: InputWishes) => {
  const latest = useRef(wishes);
  latest.current = wishes;
  const press = useRef<Press | undefined>(undefined);
  const drop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => drop, []);
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary) {
        // A second finger means zooming, not moving.
        drop();
        latest.current.aim(undefined);
        return;
      }
      if (event.button !== 0) return;
      const on = directionAt(event.target);
      const touch = event.pointerType !== "mouse";
      const began: Press = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        on,
        touch,
        aimedBefore: latest.current.aimed(),
        long: false,
        swiping: false,
        timer: setTimeout(() => {
          if (!touch || on === undefined || began.swiping) return;
          began.long = true;
          latest.current.aim(on);
        }, longPress),
      };
      press.current = began;
    },
    onPointerMove(event: PointerEvent) {
      const began = press.current;
      if (began === undefined || began.id !== event.pointerId) {
        if (event.pointerType === "mouse") latest.current.aim(directionAt(event.target));
        return;
      }
      if (!began.touch || began.long) return;
      const way = towards(event.clientX - began.x, event.clientY - began.y);
      if (way === undefined && !began.swiping) return;
      began.swiping = true;
      latest.current.aim(way);
    },
    onPointerUp(event: PointerEvent) {
      const began = press.current;
      if (began === undefined || began.id !== event.pointerId) return;
      drop();
      if (began.swiping) {
        const way = towards(event.clientX - began.x, event.clientY - began.y);
        const isShown = way === undefined || began.aimedBefore === way || !latest.current.isLethal(way);
        latest.current.aim(isShown ? undefined : way);
        if (way !== undefined && isShown) latest.current.go(way);
        return;
      }
      if (began.long || began.on === undefined) {
        if (began.on === undefined) latest.current.aim(undefined);
        return;
      }
      const asksTwice = latest.current.confirmTaps() || latest.current.isLethal(began.on);
      if (began.touch && asksTwice && began.aimedBefore !== began.on) {
        latest.current.aim(began.on);
        return;
      }
      if (began.touch) latest.current.aim(undefined);
      latest.current.go(began.on);
    },
    onPointerCancel() {
      drop();
      latest.current.aim(undefined);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") latest.current.aim(undefined);
    },
  };
};
