/** Whose turn it is, the last guess in one line, and, while something is aimed at, the button that confirms the guess. */
import { Button, CloseIcon, Emblem, IconButton, MenuIcon, PencilIcon, seatStyle } from "../shared.ts";
import { words } from "../words/play.ts";
import type { Hunter } from "./useHunter.ts";
import type { Pencil } from "./usePencil.ts";
import "./action.css";

interface ActionLineProps {
  readonly hunter: Hunter;
  /** Undefined once the duel is over. */
  readonly turn: {
    readonly text: string;
    readonly isYours: boolean;
    readonly thinks: boolean;
    readonly colour: number;
    /** Two players guess at this screen, each in their own colour. */
    readonly isShared: boolean;
  };
  readonly text: string;
  /** How to guess by touch, shown until the player has done so. */
  readonly rule?: string | undefined;
  /** Set while a player looks at their own board at a shared table: returns to the shared view. */
  readonly onLayOpen?: (() => void) | undefined;
  readonly pencil?: Pencil | undefined;
  readonly onMenu: () => void;
}

const Dots = () => (
  <span class="thinking-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export const ActionLine = ({ hunter, turn, text, rule, onLayOpen, pencil, onMenu }: ActionLineProps) => {
  const aim = hunter.aim.value;
  const texts = words.value;
  return (
    <div class="hunt-action">
      <p
        class={`hunt-turn${turn.isYours ? " yours" : ""}${turn.isShared ? " shared" : ""}`}
        style={seatStyle(turn.colour)}
      >
        {turn.isShared && <Emblem colour={turn.colour} />}
        {turn.text}
        {turn.thinks && <Dots />}
      </p>
      {aim === undefined && onLayOpen !== undefined ? (
        <Button kind="quiet" onPress={onLayOpen}>
          {texts.layOpen}
        </Button>
      ) : aim === undefined ? (
        <p class="last-guess">{pencil?.isOn.value === true ? texts.pencil.rule : (rule ?? text)}</p>
      ) : (
        <div class="aiming">
          <IconButton icon={CloseIcon} label={texts.aim.drop} onPress={hunter.drop} />
          <Button onPress={hunter.fire}>
            {aim.kind === "cell" ? texts.aim.cell(aim.cell) : texts.aim.letter(aim.letter)}
          </Button>
        </div>
      )}
      <span class="hunt-tools">
        {pencil !== undefined && (
          <IconButton
            icon={PencilIcon}
            label={texts.pencil.label}
            pressed={pencil.isOn.value}
            onPress={pencil.toggle}
          />
        )}
        <IconButton icon={MenuIcon} label={texts.menu} onPress={onMenu} />
      </span>
    </div>
  );
};
