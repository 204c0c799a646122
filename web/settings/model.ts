/** What is kept on the device. Every format has a version of its own. */

/** Eight colours that everybody can tell apart; the number is the player's choice. */
export const colourCount = 8;

/** Room for any name on a seat panel, in characters. */
export const longestName = 60;

export interface Profile {
  readonly name: string;
  readonly colour: number;
  readonly avatar: number;
}

export interface Settings {
  readonly language: "system" | "en" | "de";
  readonly theme: "night" | "day" | "contrast" | "blue-orange";
  readonly motion: "system" | "full" | "reduced";
  readonly speed: "slow" | "normal" | "fast" | "instant";
  /** Percent. */
  readonly effects: number;
  /** Off until somebody wants it. */
  readonly music: number;
  readonly muted: boolean;
  /** On phones: aim first, then confirm. */
  readonly confirmTaps: boolean;
  /** `language` follows the words that are played with. */
  readonly keyboard: "language" | "qwerty" | "qwertz" | "abc";
  /** Percent of the browser's own size. */
  readonly text: "100" | "125" | "150" | "200";
}

export const usualSettings: Settings = {
  language: "system",
  theme: "night",
  motion: "system",
  speed: "normal",
  effects: 50,
  music: 0,
  muted: false,
  confirmTaps: false,
  keyboard: "language",
  text: "100",
};
