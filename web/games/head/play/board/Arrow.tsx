/** An arrow in one of a word's eight directions. */
import type { WordDirection } from "@turnlight/games/head";

/** Degrees from upright, clockwise. */
const angles: Readonly<Record<WordDirection, number>> = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
};

export const Arrow = ({ toward }: { readonly toward: WordDirection }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${angles[toward]}deg` }}>
    <path d="M12 3l6.5 8.5H14V21h-4v-9.5H5.5z" />
  </svg>
);
