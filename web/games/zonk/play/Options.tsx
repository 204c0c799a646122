/** The table's options: opponents' reasoning, speed, zonk chance, coach, dice; and the exit. */
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
  const texts = words.value.options;
  const showing = { off: texts.reasonsOff, short: texts.reasonsShort, full: texts.reasonsFull };
  useEffect(() => void recallPainting(), []);
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon={QuestionIcon} onPress={onLesson}>
            {texts.lesson}
          </Button>
          <Button onPress={onClose}>{texts.done}</Button>
        </>
      }
    >
      <div class="tavern-options">
        <fieldset class="choice">
          <legend>{texts.reasons}</legend>
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
          <legend>{texts.speed}</legend>
          {speeds.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="speed"
                value={one}
                checked={settings.value.speed === one}
                onChange={() => change({ speed: one })}
              />
              <span>{texts.speeds[one]}</span>
            </label>
          ))}
        </fieldset>
        <label class="switch">
          <input
            type="checkbox"
            checked={habits.chance}
            onChange={({ currentTarget }) => onChange({ chance: currentTarget.checked })}
          />
          <span>{texts.chance}</span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={habits.coach}
            onChange={({ currentTarget }) => onChange({ coach: currentTarget.checked })}
          />
          <span>{texts.coach}</span>
        </label>
        <fieldset class="choice">
          <legend>{texts.dice}</legend>
          {paintings.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="painting"
                checked={(painting.value ?? "auto") === one}
                onChange={() => void choosePainting(one)}
              />
              <span>{texts.painting[one]}</span>
            </label>
          ))}
        </fieldset>
        {canResign && (
          <Button kind="danger" icon={FlagIcon} onPress={onResign}>
            {texts.resign}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
