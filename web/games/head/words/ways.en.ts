/** The eight directions of a word, in English. */
import type { WordDirection } from "@turnlight/games/head";

export const ways: Readonly<Record<WordDirection, string>> = {
  N: "upwards",
  NE: "up and right",
  E: "to the right",
  SE: "down and right",
  S: "downwards",
  SW: "down and left",
  W: "to the left",
  NW: "up and left",
};
