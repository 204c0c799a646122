/** The pause menu: resume, the seed, the coach, and the exits. */
import { useSignal } from "@preact/signals";
import { navigationWords } from "../../../ui/frame/words.ts";
import { type CoachMode, coachModes, type ThirteenPreferences } from "../saved.ts";
import { go, ShareSheet } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { Veil } from "./Veil.tsx";

interface RunMenuProps {
  readonly seed: string;
  readonly over: boolean;
  readonly habits: ThirteenPreferences;
  /** The coach is allowed. */
  readonly aided: boolean;
  /** Others play the same run: resigning is done at the table. */
  readonly beside: boolean;
  onHabits(changed: Partial<ThirteenPreferences>): void;
  onGiveUp(): void;
  onClose(): void;
}

/** Where others play with the same seed. */
export const seedPlace = (seed: string): string => `/play/thirteen/seed/${seed}`;

/** Keyboard help is hidden on touch-only devices. */
const hasKeyboard = (): boolean => matchMedia("(any-hover: hover)").matches;

export const Menu = ({ seed, over, habits, aided, beside, onHabits, onGiveUp, onClose }: RunMenuProps) => {
  const texts = words.value.menu;
  const sharing = useSignal(false);
  return (
    <Veil
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <div class="menu-ways">
            <Key tone="dark" onPress={() => go("/")}>
              {navigationWords.value.home}
            </Key>
            <Key tone="dark" onPress={() => go("/play/thirteen")}>
              {texts.toLobby}
            </Key>
          </div>
          <Key tone="gold" autofocus onPress={onClose}>
            {texts.resume}
          </Key>
        </>
      }
    >
      <div class="menu-body">
        {seed !== "" && (
          <p class="menu-seed">
            <span>{texts.seed}</span>
            <code>{seed}</code>
            <Key
              tone="dark"
              small
              onPress={() => {
                sharing.value = true;
              }}
            >
              {texts.shareSeed}
            </Key>
          </p>
        )}
        {aided && (
          <label class="menu-choice">
            <span>{texts.coach}</span>
            <select
              value={habits.coach}
              onChange={({ currentTarget }) => onHabits({ coach: currentTarget.value as CoachMode })}
            >
              {coachModes.map((mode) => (
                <option key={mode} value={mode}>
                  {texts.coachModes[mode]}
                </option>
              ))}
            </select>
            <small>{texts.coachAbout}</small>
          </label>
        )}
        <label class="menu-check">
          <input
            type="checkbox"
            checked={habits.scanlines}
            onChange={({ currentTarget }) => onHabits({ scanlines: currentTarget.checked })}
          />
          <span>{texts.scanlines}</span>
        </label>
        {hasKeyboard() && <p class="menu-keys">{texts.keys}</p>}
        {!over && !beside && (
          <Key tone="dark" small onPress={onGiveUp}>
            {texts.giveUp}
          </Key>
        )}
      </div>
      {sharing.value && (
        <ShareSheet
          title={texts.shareSeed}
          text={`${words.value.summary.shareTitle}: ${seed}`}
          place={seedPlace(seed)}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </Veil>
  );
};
