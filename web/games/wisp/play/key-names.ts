/** What stands on the key for a direction. Diagonals go by the key's place, and German keyboards swap Y and Z. */
import type { Direction } from "@turnlight/games/wisp";
import { language } from "../../../language/catalogue.ts";

const keys: Readonly<Record<Direction, string>> = {
  N: "↑",
  NE: "E",
  E: "→",
  SE: "C",
  S: "↓",
  SW: "Z",
  W: "←",
  NW: "Q",
};

export const keyName = (direction: Direction): string =>
  direction === "SW" && language.value === "de" ? "Y" : keys[direction];
