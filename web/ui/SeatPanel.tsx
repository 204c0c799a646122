/**
 * Who sits here, and how it stands with them. The seat on turn is the one that is lit: night turns to paper, a lantern
 * and a word say it besides. The second line is always there, so that nothing moves when the turn does.
 */
import "./SeatPanel.css";
import type { ComponentChildren } from "preact";
import { Emblem, seatStyle } from "./Emblem.tsx";
import { CrownIcon, FlagIcon, HintIcon, type Icon } from "./icons.tsx";
import { words } from "./words.ts";

export interface SeatPanelProps {
  readonly name: string;
  /** One of eight; brings its emblem with it. */
  readonly colour: number;
  readonly onTurn?: boolean;
  /** Whether the one who looks sits here. */
  readonly isYou?: boolean;
  readonly thinking?: boolean;
  readonly left?: boolean;
  readonly won?: boolean;
  /** What this seat has: usually a `Count`. */
  readonly score?: ComponentChildren;
  /** Instead of "Waiting": the kind of opponent, a title. */
  readonly note?: string;
  /** A face instead of the emblem, which then becomes its badge. */
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
  const said = words.value;
  if (won) return { text: said.won, sign: CrownIcon };
  if (left) return { text: said.left, sign: FlagIcon };
  if (thinking) return { text: said.thinking };
  if (onTurn) return { text: isYou ? said.yourTurn : said.onTurn, sign: HintIcon };
  return { text: note ?? said.waiting };
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
