/**
 * Gamepad input: stick or D-pad aims, and moves when held for a moment; buttons for the rest. Polled only while one is
 * connected. Even waiting for one keeps the browser busy, so a device that never had one does not wait while it is idle.
 */
import { type Direction, directions } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";
import { isIdle, onIdleChange } from "../../../ui/idle.ts";
import type { WispKeyActions } from "./useKeys.ts";

const dead = 0.45;
/** A diagonal on the D-pad is two presses: the second may come this many milliseconds later. */
const gather = 70;
const repeatAfter = 420;
const lookEvery = 16;

/** The standard layout: A continues, B undoes, X restarts, Y gives a hint, start pauses, shoulders redo. */
const buttons: Readonly<Record<number, Exclude<keyof WispKeyActions, "go">>> = {
  0: "onward",
  1: "undo",
  2: "reset",
  3: "hint",
  5: "redo",
  9: "pause",
};

/** Whether this device has ever had a gamepad. */
const shelf = "turnlight-gamepad";

const hasHadGamepad = (): boolean => {
  try {
    return localStorage.getItem(shelf) !== null;
  } catch {
    return false;
  }
};

const rememberGamepad = (): void => {
  try {
    localStorage.setItem(shelf, "1");
  } catch {
    return;
  }
};

const isDown = (pad: Gamepad, button: number): boolean => pad.buttons[button]?.pressed === true;

/** One of eight directions; undefined while the stick is centred. */
const wayOf = (pad: Gamepad): Direction | undefined => {
  const x = (isDown(pad, 15) ? 1 : 0) - (isDown(pad, 14) ? 1 : 0) || (pad.axes[0] ?? 0);
  const y = (isDown(pad, 13) ? 1 : 0) - (isDown(pad, 12) ? 1 : 0) || (pad.axes[1] ?? 0);
  if (Math.hypot(x, y) < dead) return undefined;
  const eighth = Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * 8);
  return directions[(eighth + 8) % 8];
};

export const useGamepad = (wishes: WispKeyActions): void => {
  const latest = useRef(wishes);
  latest.current = wishes;
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let held = new Set<number>();
    let way: Direction | undefined;
    let since = 0;
    let sent = false;
    const look = () => {
      const pad = navigator.getGamepads().find((one) => one !== null);
      if (pad === null || pad === undefined || document.hidden) return;
      const now = performance.now();
      const next = wayOf(pad);
      if (next !== way) {
        way = next;
        since = now;
        sent = false;
      }
      if (way !== undefined && !sent && now - since >= gather) {
        sent = true;
        latest.current.go(way, false);
      } else if (way !== undefined && sent && now - since >= repeatAfter) latest.current.go(way, true);
      const down = new Set(
        Object.keys(buttons)
          .map(Number)
          .filter((button) => isDown(pad, button)),
      );
      for (const button of down) {
        const deed = buttons[button];
        if (!held.has(button) && deed !== undefined) latest.current[deed]();
      }
      held = down;
    };
    const begin = () => {
      rememberGamepad();
      timer ??= setInterval(look, lookEvery);
    };
    const end = () => {
      if (navigator.getGamepads().some((one) => one !== null)) return;
      clearInterval(timer);
      timer = undefined;
    };
    let isWaiting = false;
    const wait = () => {
      const wanted = !isIdle() || hasHadGamepad();
      if (wanted === isWaiting) return;
      isWaiting = wanted;
      const change = wanted ? addEventListener : removeEventListener;
      change("gamepadconnected", begin);
      change("gamepaddisconnected", end);
      if (wanted && navigator.getGamepads?.().some((one) => one !== null)) begin();
    };
    wait();
    const stopHearing = onIdleChange(wait);
    return () => {
      stopHearing();
      clearInterval(timer);
      removeEventListener("gamepadconnected", begin);
      removeEventListener("gamepaddisconnected", end);
    };
  }, []);
};
