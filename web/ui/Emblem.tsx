/**
 * The eight players' emblems: each colour has a shape of its own, so that nobody needs to see colours to tell players
 * apart.
 */
import "./Emblem.css";
import type { CSSProperties } from "preact";

export const emblemCount = 8;

/** Outlines on a 24-unit grid. */
const outlines = [
  "M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 1 0 0-17.6z",
  "M12 2 22 12 12 22 2 12z",
  "M12 2.5 22 20.5H2z",
  "M4 4h16v16H4z",
  "m12 2 3 6.7 7.3.8-5.5 4.9 1.6 7.2-6.4-3.7-6.4 3.7 1.6-7.2-5.5-4.9 7.3-.8z",
  "M14.5 2.5a9.7 9.7 0 1 0 7 12.5 8 8 0 0 1-7-12.5z",
  "M8.7 2.5h6.6v6.2h6.2v6.6h-6.2v6.2H8.7v-6.2H2.5V8.7h6.2z",
  "M12 1.5c4.3 5.2 7 8.7 7 12.5a7 7 0 0 1-14 0c0-3.8 2.7-7.3 7-12.5z",
] as const;

const placeOf = (colour: number): number => ((colour % emblemCount) + emblemCount) % emblemCount;

export const emblemOutline = (colour: number): string => outlines[placeOf(colour)] ?? outlines[0];

/** Sets `--seat` to the player's colour for everything inside. */
export const seatStyle = (colour: number): CSSProperties => ({ "--seat": `var(--seat-${placeOf(colour)})` });

/** Decorative: the name beside it says whose it is. */
export const Emblem = ({ colour }: { readonly colour: number }) => (
  <svg class="emblem-sign" viewBox="0 0 24 24" style={seatStyle(colour)} aria-hidden="true" focusable="false">
    <path d={emblemOutline(colour)} />
  </svg>
);
