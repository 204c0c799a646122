/** What the hand feels of the table: a long buzz for a zonk, two knocks for a bank, a roll for hot dice. */
import type { ZonkFact } from "@turnlight/games/zonk";

/** Milliseconds: on, off, on … */
export const feels: Readonly<Partial<Record<ZonkFact["kind"], readonly number[]>>> = {
  zonked: [120],
  banked: [18, 50, 30],
  "hot-dice": [15, 40, 15, 40, 15, 40, 40],
  won: [30, 60, 30, 60, 90],
};

export const vibrate = (pattern: number | readonly number[]): void => {
  // Browsers warn about vibration before the first gesture.
  if (navigator.userActivation?.hasBeenActive === true)
    navigator.vibrate?.(typeof pattern === "number" ? pattern : [...pattern]);
};
