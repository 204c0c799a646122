/** Named screen sizes for style sheets: `@media (--narrow)`. In `em`, so that large text counts as a small screen. */
import { vast } from "./vast.ts";

export const sizes = {
  /** Twice the usual text on a phone. */
  tiny: "(max-width: 19.5em)",
  /** A phone in portrait: the navigation is a bar at its bottom edge. */
  phone: "(max-width: 37.4em)",
  /** A desk: the navigation is a rail, and everything of the home page is in one view. */
  desk: "(min-width: 68.75em)",
  /** A desk with room between three columns. */
  roomy: "(min-width: 82em)",
  vast,
  /** The smallest phones in portrait. */
  short: "(max-height: 40em)",
  /** A phone in portrait. */
  narrow: "(max-width: 36em)",
  /** A tablet in portrait. */
  middle: "(min-width: 48em)",
  /** Room for two columns. */
  wide: "(min-width: 62em)",
  /** Room for a board and its keys beside each other, however large the text. */
  long: "(min-width: 900px)",
  /** Room for three. */
  broad: "(min-width: 72em)",
  /** A small window zoomed in, both ways. */
  boxed: "(max-width: 480px) and (max-height: 480px)",
  /** A desk of usual height. */
  usual: "(max-height: 60em)",
  /** A laptop with little above the page. */
  laptop: "(max-height: 54em)",
  /** High enough that a table need not scroll. */
  tall: "(min-height: 36em)",
  /** A small phone, or a low window. */
  low: "(max-height: 46em)",
  /** A laptop's window: a desk that is not very high. */
  modest: "(max-height: 52em)",
  /** A phone in landscape. */
  lying: "(min-aspect-ratio: 3/2) and (min-width: 23em) and (max-height: 26em)",
  /** The same with twice the usual text. */
  flat: "(min-aspect-ratio: 3/2) and (min-width: 23em) and (max-height: 14em)",
  /** A wide phone in landscape: room for keys beside a board. */
  landscape: "(min-aspect-ratio: 3/2) and (min-width: 46em) and (max-height: 26em)",
  /** Higher than a phone on its side. */
  raised: "(min-height: 26.01em)",
  /** Wider than high, and with large text not very high. */
  squat: "(min-aspect-ratio: 5/4) and (min-width: 30em) and (max-height: 30em)",
  /** Twice the usual text on a small phone: here alone a table scrolls. */
  cramped: "(max-height: 21em)",
  /** Zoomed to 400% on a desktop, or twice the usual text on a small phone in portrait. */
  zoomed: "(max-width: 22.9em) and (max-height: 21em)",
  /** A large phone in portrait. */
  high: "(min-height: 50em)",
  /** The narrowest phones in portrait. */
  slim: "(max-width: 21.99em)",
  /** A tablet in portrait, held upright. */
  tablet: "(min-width: 44em) and (min-height: 60em)",
  /** Neither narrow nor low. */
  spacious: "(min-width: 30em) and (min-height: 40em)",
  /** Higher than wide. */
  upright: "(max-aspect-ratio: 1/1)",
} as const;
