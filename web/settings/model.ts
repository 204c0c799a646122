/** Settings and profile as saved on the device. Each format has a version of its own. */
import type { Language } from "../languages/index.ts";

/** The colours are distinguishable for everybody; a player's colour is an index into them. */
export const colourCount = 8;

/** In characters; fits on a seat panel. */
export const longestName = 60;

export interface Profile {
  readonly name: string;
  readonly colour: number;
  readonly avatar: number;
}

/** What a page can look like; the style sheets know these names. */
export type Theme = "dark" | "light" | "contrast";

export interface Settings {
  readonly language: "system" | Language;
  /** `system` follows the system's colour scheme and contrast. */
  readonly theme: "system" | Theme;
  /** `colour-blind` replaces red and green; on top of the dark and the light theme. */
  readonly palette: "standard" | "colour-blind";
  readonly motion: "system" | "full" | "reduced";
  readonly speed: "slow" | "normal" | "fast" | "instant";
  /** Percent. */
  readonly effects: number;
  /** Percent; starts with the first touch. */
  readonly music: number;
  /** Percent: wind, crickets and the like, quiet and on by default. */
  readonly ambience: number;
  readonly muted: boolean;
  /** On phones: aim first, then confirm. */
  readonly confirmTaps: boolean;
  /** `language` follows the language of the words in play. */
  readonly keyboard: "language" | "qwerty" | "qwertz" | "abc";
  /** Percent of the browser's own size. */
  readonly text: "100" | "125" | "150" | "200";
}

export const usualSettings: Settings = {
  language: "system",
  theme: "system",
  palette: "standard",
  motion: "system",
  speed: "normal",
  effects: 50,
  music: 50,
  ambience: 30,
  muted: false,
  confirmTaps: false,
  keyboard: "language",
  text: "100",
};
