/** What is kept on the device. Every kind of thing has a version of its own in the export file. */
import type { Sitter } from "@turnlight/host";
import type { MatchRecord } from "@turnlight/kernel";

/** A match as it is kept: its record is the whole truth, the rest is for lists. */
export interface SavedMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  /** Who started the first match of this series, and the scores of those before this one. */
  readonly series: { readonly first: number; readonly results: readonly (readonly number[])[] };
  readonly begun: number;
  readonly touched: number;
  /** The scores, once it is over. */
  readonly scores?: readonly number[];
}

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
  readonly music: number;
  readonly muted: boolean;
  /** On phones: aim first, then confirm. */
  readonly confirmTaps: boolean;
  readonly keyboard: "qwerty" | "qwertz" | "abc";
}

export const usualSettings: Settings = {
  language: "system",
  theme: "night",
  motion: "system",
  speed: "normal",
  effects: 50,
  music: 50,
  muted: false,
  confirmTaps: false,
  keyboard: "qwerty",
};
