/** The pause, and how to play. */

import { Legend } from "../learn/Legend.tsx";
import { changeHabits } from "../saved.ts";
import { Button, Dialog, EyeIcon, go, HomeIcon, PlayIcon, RestartIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import type { GameControls } from "./useGame.ts";

export const HowTo = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={words.value.legend.title} onClose={onClose} wide>
    <Legend />
  </Dialog>
);

interface PauseProps {
  readonly game: GameControls;
  /** Not side by side with others: then nothing shows how it is solved. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

export const Pause = ({ game, alone, onClose }: PauseProps) => {
  const said = words.value.panel;
  return (
    <Dialog
      title={said.pause}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon={HomeIcon} onPress={() => go("/play/wisp")}>
            {said.toMap}
          </Button>
          <Button
            kind="quiet"
            icon={RestartIcon}
            onPress={() => {
              onClose();
              game.reset();
            }}
          >
            {said.reset}
          </Button>
          <Button icon={PlayIcon} autofocus onPress={onClose}>
            {said.resume}
          </Button>
        </>
      }
    >
      {alone && game.best.value !== undefined && (
        <Button
          kind="quiet"
          icon={EyeIcon}
          onPress={() => {
            onClose();
            game.showBest();
          }}
        >
          {said.replayBest}
        </Button>
      )}
      <label class="habit">
        <input
          type="checkbox"
          checked={game.tellDraw.value}
          onChange={({ currentTarget }) => {
            game.tellDraw.value = currentTarget.checked;
            void changeHabits({ tellDraw: currentTarget.checked });
          }}
        />
        <span>{said.tellDraw}</span>
      </label>
      <details class="how-to">
        <summary>{said.howTo}</summary>
        <Legend />
      </details>
    </Dialog>
  );
};
