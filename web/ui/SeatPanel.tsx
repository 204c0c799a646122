/**
 * A player's name, score and status. The seat to move is lit: the panel turns from dark to paper, with a lantern and a
 * word besides. The second line is always there, so that the layout does not move with the turn.
 */
import "./SeatPanel.css";
import type { ComponentChildren } from "preact";
import { Emblem, seatStyle } from "./Emblem.tsx";
import { CrownIcon, FlagIcon, HintIcon, type Icon } from "./icons.tsx";
import { words } from "./words.ts";

export interface SeatPanelProps {
  readonly name: string;
  /** One of eight; determines the emblem, too. */
  readonly colour: number;
  readonly onTurn?: boolean;
  /** Whether the viewer has this seat. */
  readonly isYou?: boolean;
  readonly thinking?: boolean;
  readonly left?: boolean;
  readonly won?: boolean;
  /** Usually a `Count`. */
  readonly score?: ComponentChildren;
  /** Shown instead of "Waiting": the kind of opponent, a title. */
  readonly note?: string;
  /** A face instead of the emblem, which then becomes a badge on it. */
  readonly picture?: ComponentChildren;
}

const Dots = () => (
  <span class="thinking-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

interface SeatStatus {
  readonly text: string;
  readonly sign?: Icon;
}

const standing = ({ won, left, thinking, onTurn, isYou, note }: SeatPanelProps): SeatStatus => {
  const labels = words.value;
  if (won) return { text: labels.won, sign: CrownIcon };
  if (left) return { text: labels.left, sign: FlagIcon };
  if (thinking) return { text: labels.thinking };
  if (onTurn) return { text: isYou ? labels.yourTurn : labels.onTurn, sign: HintIcon };
  return { text: note ?? labels.waiting };
};

export const SeatPanel = (props: SeatPanelProps) => {
  const { name, colour, onTurn = false, thinking = false, left = false, won = false, score, picture } = props;
  const { text, sign: Sign } = standing(props);
  const lit = onTurn || thinking;
  const states = `${lit ? " lit paper" : ""}${left ? " left" : ""}${won ? " won" : ""}`;
  return (
    <div class={`seat-panel${states}`} style={seatStyle(colour)} {...(onTurn ? { "aria-current": "true" } : {})}>
      <div class="seat-plate">
        <span class={`seat-face${picture ? " pictured" : ""}`}>
          {picture}
          <Emblem colour={colour} />
        </span>
        <span class="seat-name" title={name}>
          {name}
        </span>
        <span class="seat-standing">
          {Sign && <Sign />}
          <span>{text}</span>
          {thinking && <Dots />}
        </span>
        {score !== undefined && <span class="seat-score">{score}</span>}
      </div>
    </div>
  );
};
