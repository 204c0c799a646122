/** A game's card on the profile: one figure, and one chart of its own, as data that the page draws. */
import type { ComponentType } from "preact";
import type { Localized } from "../language/catalogue.ts";

/** A step of a trail: reached with everything, just reached, or still ahead. */
export type TrailStep = "perfect" | "reached" | "ahead";

export type PortraitChart =
  /** How often each cell of a square board was chosen, row by row. */
  | { readonly kind: "heat"; readonly size: number; readonly counts: readonly number[] }
  /** A way through a campaign; `next` is the step to take. */
  | { readonly kind: "trail"; readonly steps: readonly TrailStep[]; readonly next: number | undefined }
  /** Matches as points, both axes from -1 to 1. */
  | {
      readonly kind: "points";
      readonly points: readonly { readonly x: number; readonly y: number; readonly won: boolean }[];
      readonly right: Localized;
      readonly up: Localized;
    }
  /** How high each try came, with heights that mean something. */
  | {
      readonly kind: "towers";
      readonly heights: readonly number[];
      readonly lines: readonly { readonly at: number; readonly name: Localized }[];
      readonly across: Localized;
    }
  /** Wins upward and losses downward, from -1 to 1. */
  | { readonly kind: "balance"; readonly values: readonly number[]; readonly across: Localized };

export interface GamePortrait {
  readonly figure: Localized;
  /** What the figure counts. */
  readonly unit: Localized;
  /** What the chart shows, and one more figure with its unit; empty if there is none. */
  readonly caption: Localized;
  readonly note: Localized;
  readonly chart?: PortraitChart;
  /** The chart in a sentence. */
  readonly said?: Localized;
  /** A picture beside the figure: who plays, as the player has chosen. */
  readonly Figure?: ComponentType;
}
