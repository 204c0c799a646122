/** The hunt's own menu: notes where they have no place on the screen, how one likes the end, and the way out. */
import type { ComponentChildren } from "preact";
import { Button, Dialog, EyeIcon, FlagIcon, go, ScrollIcon } from "../shared.ts";
import { words } from "../words/play.ts";
import type { Taste } from "./preferences.ts";

interface DuelMenuProps {
  readonly notes: ComponentChildren;
  readonly taste: Taste;
  readonly onTaste: (taste: Taste) => void;
  /** Set where people guess with a finger. */
  readonly taps?: { readonly oneTap: boolean; readonly onChange: (oneTap: boolean) => void } | undefined;
  /** Where two share the table: the way to each one's own board. */
  readonly own: readonly { readonly name: string; readonly onOpen: () => void }[];
  readonly onResign: (() => void) | undefined;
  readonly onClose: () => void;
}

export const Menu = ({ notes, taste, onTaste, taps, own, onResign, onClose }: DuelMenuProps) => {
  const said = words.value;
  return (
    <Dialog
      title={said.menu}
      onClose={onClose}
      actions={
        <>
          {onResign && (
            <Button kind="danger" icon={FlagIcon} onPress={onResign}>
              {said.resign}
            </Button>
          )}
          <Button kind="quiet" icon={ScrollIcon} onPress={() => go("/play/head/rules")}>
            {said.rules}
          </Button>
          <Button autofocus onPress={onClose}>
            {said.goOn}
          </Button>
        </>
      }
    >
      {own.map(({ name, onOpen }) => (
        <Button key={name} kind="quiet" icon={EyeIcon} onPress={onOpen}>
          {said.openOwn(name)}
        </Button>
      ))}
      {notes}
      {taps !== undefined && (
        <label class="hunt-taste">
          <input
            type="checkbox"
            checked={taps.oneTap}
            onChange={({ currentTarget }) => taps.onChange(currentTarget.checked)}
          />
          <span>{said.oneTap}</span>
        </label>
      )}
      <label class="hunt-taste">
        <input
          type="checkbox"
          checked={taste.gentle}
          onChange={({ currentTarget }) => onTaste({ ...taste, gentle: currentTarget.checked })}
        />
        <span>{said.gentle}</span>
      </label>
      <label class="hunt-taste">
        <input
          type="checkbox"
          checked={taste.coach}
          onChange={({ currentTarget }) => onTaste({ ...taste, coach: currentTarget.checked })}
        />
        <span>{said.coachAfter}</span>
      </label>
    </Dialog>
  );
};
