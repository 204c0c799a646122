/** The lobby's start screen; its other screens are loaded on demand. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import { useSignal } from "@preact/signals";
import { page as thirteenPage } from "../page.ts";
import { BookIcon, Frame, go, IconButton, number, StarIcon } from "../shared.ts";
import { titleWords } from "../words/title.ts";
import type { Arrival } from "./title/arrival.ts";
import { Title } from "./title/Title.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => {
  const arrival = useSignal<Arrival | undefined>(undefined);
  const stars = arrival.value?.stars ?? 0;
  const texts = titleWords.value;
  const tools = (
    <>
      {stars > 0 && (
        <span class="title-stars">
          <StarIcon />
          <span aria-hidden="true">{number(stars)}</span>
          <span class="spoken-only">{texts.stars(stars)}</span>
        </span>
      )}
      <IconButton icon={BookIcon} label={texts.lesson} onPress={() => go("/play/thirteen/learn")} />
    </>
  );
  return (
    <Frame title={thirteenPage.words.value.title} room="thirteen" tools={tools}>
      <Title arrival={arrival} />
    </Frame>
  );
};
