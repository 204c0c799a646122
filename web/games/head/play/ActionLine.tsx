/** Whose turn it is, the last guess in one line, and, while something is aimed at, the button that guesses it. */
import { Button, CloseIcon, IconButton, MenuIcon, seatStyle } from "../shared.ts";
import { words } from "../words/play.ts";
import type { Hunter } from "./useHunter.ts";
import "./action.css";

interface ActionLineProps {
  readonly hunter: Hunter;
  /** Nothing once it is over. */
  readonly turn: {
    readonly text: string;
    readonly isYours: boolean;
    readonly thinks: boolean;
    readonly colour: number;
  };
  readonly text: string;
  /** How a finger guesses, until it has. */
  readonly rule?: string | undefined;
  /** Set while somebody looks at their own board at a table that both share. */
  readonly onLayOpen?: (() => void) | undefined;
  readonly onMenu: () => void;
}

const Dots = () => (
  <span class="thinking-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export const ActionLine = ({ hunter, turn, text, rule, onLayOpen, onMenu }: ActionLineProps) => {
  const aim = hunter.aim.value;
  const said = words.value;
  return (
    <div class="hunt-action">
      <p class={`hunt-turn${turn.isYours ? " yours" : ""}`} style={seatStyle(turn.colour)}>
        {turn.text}
        {turn.thinks && <Dots />}
      </p>
      {aim === undefined && onLayOpen !== undefined ? (
        <Button kind="quiet" onPress={onLayOpen}>
          {said.layOpen}
        </Button>
      ) : aim === undefined ? (
        <p class="last-guess">{rule ?? text}</p>
      ) : (
        <div class="aiming">
          <IconButton icon={CloseIcon} label={said.aim.drop} onPress={hunter.drop} />
          <Button onPress={hunter.fire}>
            {aim.kind === "cell" ? said.aim.cell(aim.cell) : said.aim.letter(aim.letter)}
          </Button>
        </div>
      )}
      <IconButton icon={MenuIcon} label={said.menu} onPress={onMenu} />
    </div>
  );
};
