/** A game's small picture, and its object for the top of a stack. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hallCards } from "../games/index.ts";
import type { HallArt } from "../games/page.ts";

export const GameSign = ({ game }: { readonly game: string }) => {
  const Scene = hallCards[game]?.Scene;
  return (
    <span class="game-sign" data-room={hallCards[game]?.room} aria-hidden="true">
      {Scene !== undefined && <Scene />}
    </span>
  );
};

/** The object of the home page's shelf, loaded when it is shown; without it the place stays empty. */
export const GameObject = ({ game }: { readonly game: string }) => {
  const art = useSignal<HallArt | undefined>(undefined);
  useEffect(() => {
    hallCards[game]?.art?.().then(
      (found) => {
        art.value = found.art;
      },
      () => undefined,
    );
  }, [game]);
  const shown = art.value;
  return (
    <span class="game-object" data-room={hallCards[game]?.room} aria-hidden="true">
      {shown !== undefined && <shown.Today />}
    </span>
  );
};
