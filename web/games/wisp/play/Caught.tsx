/** The end of a lost attempt: what happened, and undo and restart as the two large choices. */
import { endingOf, type WispState } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";
import { Button, ChartIcon, RestartIcon, texts, UndoIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import type { GameControls } from "./useGame.ts";
import "./caught.css";

/** The way back to where the level could still be won, unless that is where undo leads anyway. */
export const WinnableButton = ({ game, least }: { readonly game: GameControls; readonly least: number }) => {
  const labels = words.value.caught;
  const back = game.trap.value;
  if (back === undefined || back < least) return null;
  return (
    <Button kind="quiet" onPress={game.returnToWinnable}>
      {labels.winnable} <strong class="price">{labels.back(back)}</strong>
    </Button>
  );
};

interface CaughtProps {
  readonly game: GameControls;
  readonly state: WispState;
  /** Others still play the same level: the review is available when all are done. */
  readonly beside: boolean;
}

export const Caught = ({ game, state, beside }: CaughtProps) => {
  const { caught, panel, theKinds } = words.value;
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => keys.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const catcher = state.enemies.find(({ at }) => at === state.wisp)?.kind;
  const isCaught = endingOf(state) === "caught";
  return (
    <section class="caught" aria-label={isCaught ? caught.title : caught.hemmed}>
      <h2>{isCaught ? caught.title : caught.hemmed}</h2>
      <p>{catcher === undefined ? caught.hemmedWhy : caught.by(theKinds[catcher])}</p>
      <div ref={keys} class="caught-keys" data-keys="">
        <Button icon={UndoIcon} onPress={game.undo}>
          {panel.undo} <Key name="U" />
          <small>{caught.oneBack}</small>
        </Button>
        <Button kind="quiet" icon={RestartIcon} onPress={game.reset}>
          {panel.reset} <Key name="R" />
          <small>{caught.fromStart}</small>
        </Button>
      </div>
      <div class="caught-more">
        <WinnableButton game={game} least={2} />
        {!beside && (
          <Button kind="quiet" icon={ChartIcon} onPress={game.review}>
            {texts.value.match.review}
            {!game.helped.value && game.best.value?.stars !== 3 && <small class="price">{panel.price}</small>}
          </Button>
        )}
      </div>
    </section>
  );
};
