/** The lobby's start screen, the campaign's map; its other screens are loaded on demand. */
import { useSignal } from "@preact/signals";
import { page as wispPage } from "../page.ts";
import { Frame, StarIcon } from "../shared.ts";
import { mapWords } from "../words/map.ts";
import { WispMap } from "./map/WispMap.tsx";
import "../tokens.css";

export const Lobby = () => {
  const stars = useSignal<readonly [number, number] | undefined>(undefined);
  const texts = mapWords.value;
  const tools =
    stars.value === undefined ? undefined : (
      <a class="map-total" href="#/play/wisp/looks" title={texts.looks}>
        <StarIcon />
        <span aria-hidden="true">{texts.starsOf(...stars.value)}</span>
        <span class="spoken-only">
          {texts.stars(...stars.value)}. {texts.looks}
        </span>
      </a>
    );
  return (
    <Frame title={wispPage.words.value.title} room="wisp" {...(tools !== undefined && { tools })}>
      <WispMap stars={stars} />
    </Frame>
  );
};
