/** The table's options: what is shown of others' thinking, the speed, the zonk chance, the coach, how dice are drawn; and the way out. */
import { useEffect } from "preact/hooks";
import { showings, type ZonkPreferences } from "../saved.ts";
import {
  Button,
  change,
  choosePainting,
  Dialog,
  FlagIcon,
  painting,
  paintings,
  QuestionIcon,
  recallPainting,
  settings,
} from "../shared.ts";
import { words } from "../words/words.ts";

const speeds = ["slow", "normal", "fast", "instant"] as const;

interface ZonkOptionsProps {
  readonly habits: ZonkPreferences;
  onChange(changed: Partial<ZonkPreferences>): void;
  readonly canResign: boolean;
  onResign(): void;
  onLesson(): void;
  onClose(): void;
}

export const Options = ({ habits, onChange, canResign, onResign, onLesson, onClose }: ZonkOptionsProps) => {
  const said = words.value.options;
  const showing = { off: said.reasonsOff, short: said.reasonsShort, full: said.reasonsFull };
  useEffect(() => void recallPainting(), []);
  return (
    <Dialog
      title={said.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon={QuestionIcon} onPress={onLesson}>
            {said.lesson}
          </Button>
          <Button onPress={onClose}>{said.done}</Button>
        </>
      }
    >
      <div class="tavern-options">
        <fieldset class="choice">
          <legend>{said.reasons}</legend>
          {showings.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="reasons"
                checked={habits.reasons === one}
                onChange={() => onChange({ reasons: one })}
              />
              <span>{showing[one]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="choice">
          <legend>{said.speed}</legend>
          {speeds.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="speed"
                value={one}
                checked={settings.value.speed === one}
                onChange={() => change({ speed: one })}
              />
              <span>{said.speeds[one]}</span>
            </label>
          ))}
        </fieldset>
        <label class="switch">
          <input
            type="checkbox"
            checked={habits.chance}
            onChange={({ currentTarget }) => onChange({ chance: currentTarget.checked })}
          />
          <span>{said.chance}</span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={habits.coach}
            onChange={({ currentTarget }) => onChange({ coach: currentTarget.checked })}
          />
          <span>{said.coach}</span>
        </label>
        <fieldset class="choice">
          <legend>{said.dice}</legend>
          {paintings.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="painting"
                checked={(painting.value ?? "auto") === one}
                onChange={() => void choosePainting(one)}
              />
              <span>{said.painting[one]}</span>
            </label>
          ))}
        </fieldset>
        {canResign && (
          <Button kind="danger" icon={FlagIcon} onPress={onResign}>
            {said.resign}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
