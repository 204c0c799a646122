/** The pause: going on, the seed, the coach, and the ways out. */
import { useSignal } from "@preact/signals";
import { type CoachMode, coachModes, type ThirteenPreferences } from "../saved.ts";
import { go, ShareSheet } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { Veil } from "./Veil.tsx";

interface RunMenuProps {
  readonly seed: string;
  readonly over: boolean;
  readonly habits: ThirteenPreferences;
  /** A coach is allowed. */
  readonly aided: boolean;
  /** Others play the same run: one gives up at the table. */
  readonly beside: boolean;
  onHabits(changed: Partial<ThirteenPreferences>): void;
  onGiveUp(): void;
  onClose(): void;
}

/** Where somebody else finds a room of the arcade, or the same dice. */
export const roomLink = (room: string): string => `${location.origin}${location.pathname}#/play/thirteen${room}`;
export const seedLink = (seed: string): string => roomLink(`/seed/${seed}`);

/** Where fingers are all there is, keys are nothing to read about. */
const hasKeyboard = (): boolean => matchMedia("(any-hover: hover)").matches;

export const Menu = ({ seed, over, habits, aided, beside, onHabits, onGiveUp, onClose }: RunMenuProps) => {
  const said = words.value.menu;
  const sharing = useSignal(false);
  return (
    <Veil
      title={said.title}
      onClose={onClose}
      actions={
        <>
          <Key tone="dark" onPress={() => go("/play/thirteen")}>
            {said.toLobby}
          </Key>
          <Key tone="gold" autofocus onPress={onClose}>
            {said.resume}
          </Key>
        </>
      }
    >
      <div class="menu-body">
        {seed !== "" && (
          <p class="menu-seed">
            <span>{said.seed}</span>
            <code>{seed}</code>
            <Key
              tone="dark"
              small
              onPress={() => {
                sharing.value = true;
              }}
            >
              {said.shareSeed}
            </Key>
          </p>
        )}
        {aided && (
          <label class="menu-choice">
            <span>{said.coach}</span>
            <select
              value={habits.coach}
              onChange={({ currentTarget }) => onHabits({ coach: currentTarget.value as CoachMode })}
            >
              {coachModes.map((mode) => (
                <option key={mode} value={mode}>
                  {said.coachModes[mode]}
                </option>
              ))}
            </select>
            <small>{said.coachAbout}</small>
          </label>
        )}
        <label class="menu-check">
          <input
            type="checkbox"
            checked={habits.scanlines}
            onChange={({ currentTarget }) => onHabits({ scanlines: currentTarget.checked })}
          />
          <span>{said.scanlines}</span>
        </label>
        {hasKeyboard() && <p class="menu-keys">{said.keys}</p>}
        {!over && !beside && (
          <Key tone="dark" small onPress={onGiveUp}>
            {said.giveUp}
          </Key>
        )}
      </div>
      {sharing.value && (
        <ShareSheet
          title={said.shareSeed}
          text={`${words.value.summary.shareTitle}: ${seed}`}
          url={seedLink(seed)}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </Veil>
  );
};
