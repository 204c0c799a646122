/** The eight directions of a word, in German. */
import type { WordDirection } from "@turnlight/games/head";

export const ways: Readonly<Record<WordDirection, string>> = {
  N: "nach oben",
  NE: "nach rechts oben",
  E: "nach rechts",
  SE: "nach rechts unten",
  S: "nach unten",
  SW: "nach links unten",
  W: "nach links",
  NW: "nach links oben",
};
