/** A row of small dice; those not in the selection are only outlined. */
import type { Face } from "@turnlight/games/zonk";
import { Die } from "../shared.ts";
import "./mini-dice.css";

interface MiniDiceProps {
  readonly dice: readonly Face[];
  /** All by default. */
  readonly taken?: readonly Face[];
}

export const MiniDice = ({ dice, taken }: MiniDiceProps) => {
  const left = [...(taken ?? dice)];
  return (
    <span class="mini-dice" aria-hidden="true">
      {dice.map((face, i) => {
        const at = left.indexOf(face);
        if (at >= 0) left.splice(at, 1);
        return (
          <span key={`${i} ${face}`} class={at >= 0 ? "on" : "off"}>
            <Die face={face} />
          </span>
        );
      })}
    </span>
  );
};
