/** The pause menu, and how to play. */

import { navigationWords } from "../../../ui/frame/words.ts";
import { Legend } from "../learn/Legend.tsx";
import { changeHabits } from "../saved.ts";
import { BackIcon, Button, Dialog, EyeIcon, go, HomeIcon, PlayIcon, RestartIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import type { GameControls } from "./useGame.ts";

export const HowTo = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={words.value.legend.title} onClose={onClose} wide>
    <Legend />
  </Dialog>
);

interface PauseProps {
  readonly game: GameControls;
  /** Not side by side with others, where solutions are not shown. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

export const Pause = ({ game, alone, onClose }: PauseProps) => {
  const texts = words.value.panel;
  return (
    <Dialog
      title={texts.pause}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon={HomeIcon} onPress={() => go("/")}>
            {navigationWords.value.home}
          </Button>
          <Button kind="quiet" icon={BackIcon} onPress={() => go("/play/wisp")}>
            {texts.toMap}
          </Button>
          <Button
            kind="quiet"
            icon={RestartIcon}
            onPress={() => {
              onClose();
              game.reset();
            }}
          >
            {texts.reset}
          </Button>
          <Button icon={PlayIcon} autofocus onPress={onClose}>
            {texts.resume}
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
          {texts.replayBest}
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
        <span>{texts.tellDraw}</span>
      </label>
      <details class="how-to">
        <summary>{texts.howTo}</summary>
        <Legend />
      </details>
    </Dialog>
  );
};
