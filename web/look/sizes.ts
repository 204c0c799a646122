/** The sizes of screen that sheets know, by name: `@media (--narrow)`. In `em`, so that large text counts as a small screen. */
export const sizes = {
  /** Twice the usual text on a phone. */
  tiny: "(max-width: 19.5em)",
  /** A phone held upright. */
  narrow: "(max-width: 36em)",
  /** A tablet held upright. */
  middle: "(min-width: 48em)",
  /** Room for two columns. */
  wide: "(min-width: 62em)",
  /** Room for three. */
  broad: "(min-width: 72em)",
  /** High enough that a table need not scroll. */
  tall: "(min-height: 36em)",
  /** A small phone, or a window that is not drawn up. */
  low: "(max-height: 46em)",
  /** A phone that lies on its side: wide for its height, and hardly high. */
  lying: "(orientation: landscape) and (min-width: 40em) and (max-height: 26em)",
  /** A large phone held upright. */
  high: "(min-height: 50em)",
} as const;
