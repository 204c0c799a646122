/** Eight directions around a centre for "by two taps": a rose on a desktop, a strip on a phone. */
import { directions, type WordDirection } from "@turnlight/games/head";
import { Arrow } from "../play/board/Arrow.tsx";
import { words } from "../words/setup.ts";
import type { Drafting } from "./useDraft.ts";

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
      <span class="way-face">{way === undefined ? <Free /> : <Arrow toward={way} />}</span>
    </label>
  );
  return (
    <fieldset class="compass" aria-label={texts.compass(row)}>
      {directions.map((way) => option(way, texts.ways[way]))}
      {option(undefined, texts.free)}
    </fieldset>
  );
};
