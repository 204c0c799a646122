/** Eight directions around a centre for "by two taps": a rose on a desktop, a strip on a phone. */
import { directions, type WordDirection } from "@turnlight/games/head";
import { words } from "../words/setup.ts";
import type { Drafting } from "./useDraft.ts";

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

const Arrow = ({ angle }: { readonly angle: number }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${angle}deg` }}>
    <path d="M12 3l6.5 8.5H14V21h-4v-9.5H5.5z" />
  </svg>
);

const Free = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" class="free">
    <circle cx="6.5" cy="17.5" r="3.5" />
    <path d="M9.5 14.5l6-6" />
    <circle cx="17.5" cy="6.5" r="2" />
  </svg>
);

export const Compass = ({ drafting }: { readonly drafting: Drafting }) => {
  const texts = words.value;
  const row = drafting.active.value;
  const chosen = drafting.way.value;
  const option = (way: WordDirection | undefined, name: string) => (
    <label key={name} class={`way ${way ?? "free"}`} title={name}>
      <input
        type="radio"
        class="way-pick"
        name={`way ${row}`}
        aria-label={name}
        checked={chosen === way}
        // Choosing the same direction again must work too, so click rather than change.
        onClick={() => drafting.turn(way)}
      />
      <span class="way-face">{way === undefined ? <Free /> : <Arrow angle={angles[way]} />}</span>
    </label>
  );
  return (
    <fieldset class="compass" aria-label={texts.compass(row)}>
      {directions.map((way) => option(way, texts.ways[way]))}
      {option(undefined, texts.free)}
    </fieldset>
  );
};
