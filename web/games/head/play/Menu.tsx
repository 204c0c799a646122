/** The duel's menu: notes where they have no place on the screen, preferences, and the exits. */
import type { ComponentChildren } from "preact";
import { navigationWords } from "../../../ui/frame/words.ts";
import {
  BackIcon,
  Button,
  Dialog,
  EyeIcon,
  FlagIcon,
  go,
  HomeIcon,
  texts as pageTexts,
  ScrollIcon,
  Volume,
} from "../shared.ts";
import { words } from "../words/play.ts";
import type { Taste } from "./preferences.ts";

interface DuelMenuProps {
  readonly notes: ComponentChildren;
  /** Where a head may fall. */
  readonly taste?: { readonly now: Taste; readonly onChange: (taste: Taste) => void } | undefined;
  /** Set on touch devices. */
  readonly taps?: { readonly oneTap: boolean; readonly onChange: (oneTap: boolean) => void } | undefined;
  /** At a shared table: opens each player's own board. */
  readonly own: readonly { readonly name: string; readonly onOpen: () => void }[];
  readonly onResign: (() => void) | undefined;
  readonly onClose: () => void;
}

export const Menu = ({ notes, taste, taps, own, onResign, onClose }: DuelMenuProps) => {
  const texts = words.value;
  return (
    <Dialog
      title={texts.menu}
      onClose={onClose}
      actions={
        <>
          {onResign && (
            <Button kind="danger" icon={FlagIcon} onPress={onResign}>
              {texts.resign}
            </Button>
          )}
          <Button kind="quiet" icon={HomeIcon} onPress={() => go("/")}>
            {navigationWords.value.home}
          </Button>
          <Button kind="quiet" icon={BackIcon} onPress={() => go("/play/head")}>
            {navigationWords.value.back}
          </Button>
          <Button kind="quiet" icon={ScrollIcon} onPress={() => go("/play/head/rules")}>
            {texts.rules}
          </Button>
          <Button autofocus onPress={onClose}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      {own.map(({ name, onOpen }) => (
        <Button key={name} kind="quiet" icon={EyeIcon} onPress={onOpen}>
          {texts.openOwn(name)}
        </Button>
      ))}
      {notes}
      <Volume name="effects" title={pageTexts.value.settings.effects} />
      <Volume name="music" title={pageTexts.value.settings.music} />
      {taps !== undefined && (
        <label class="hunt-taste">
          <input
            type="checkbox"
            checked={taps.oneTap}
            onChange={({ currentTarget }) => taps.onChange(currentTarget.checked)}
          />
          <span>{texts.oneTap}</span>
        </label>
      )}
      {taste !== undefined &&
        (["gentle", "coach"] as const).map((one) => (
          <label key={one} class="hunt-taste">
            <input
              type="checkbox"
              checked={taste.now[one]}
              onChange={({ currentTarget }) => taste.onChange({ ...taste.now, [one]: currentTarget.checked })}
            />
            <span>{one === "gentle" ? texts.gentle : texts.coachAfter}</span>
          </label>
        ))}
    </Dialog>
  );
};
