/** Keyboard input. A held key repeats only after the previous turn has been shown. */
import type { Direction } from "@turnlight/games/wisp";
import { isInOtherControl, useKeyPress } from "../shared.ts";

export interface WispKeyActions {
  go(direction: Direction, repeated: boolean): void;
  undo(): void;
  redo(): void;
  reset(): void;
  hint(): void;
  pause(): void;
  /** The main action: the next level, or continuing. */
  onward(): void;
}

/** By physical position, so that WASD and QEZC work on every layout. */
const ways: Readonly<Record<string, Direction>> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
  KeyW: "N",
  KeyD: "E",
  KeyS: "S",
  KeyA: "W",
  KeyQ: "NW",
  KeyE: "NE",
  KeyZ: "SW",
  KeyC: "SE",
  Home: "NW",
  PageUp: "NE",
  End: "SW",
  PageDown: "SE",
  Numpad7: "NW",
  Numpad8: "N",
  Numpad9: "NE",
  Numpad4: "W",
  Numpad6: "E",
  Numpad1: "SW",
  Numpad2: "S",
  Numpad3: "SE",
};

/** By letter, since the help shows these as letters. */
const deeds: Readonly<Record<string, Exclude<keyof WispKeyActions, "go">>> = {
  r: "reset",
  u: "undo",
  y: "redo",
  h: "hint",
  p: "pause",
  Escape: "pause",
  n: "onward",
};

export const useKeys = (wishes: WispKeyActions): void => {
  useKeyPress((event) => {
    if (event.altKey || event.metaKey || isInOtherControl(event.target) || event.defaultPrevented) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey) {
      if (key === "z") wishes[event.shiftKey ? "redo" : "undo"]();
      if (key === "y") wishes.redo();
      if (key === "z" || key === "y") event.preventDefault();
      return;
    }
    // German keyboards swap Y and Z: the documented letter wins over the position.
    const deed = deeds[key];
    const way = event.code === "KeyY" && key === "z" ? "SW" : ways[event.code];
    if (deed !== undefined) {
      event.preventDefault();
      if (!event.repeat) wishes[deed]();
    } else if (way !== undefined) {
      event.preventDefault();
      wishes.go(way, event.repeat);
    }
  });
};
