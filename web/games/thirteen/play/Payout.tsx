/** During a stage: how many unused rolls are paid so far, and what clearing the stage pays as things stand. */
import { payLimits, payOf, type RunState, usualBook } from "@turnlight/games/thirteen";
import { words } from "../words/words.ts";
import "./payout.css";

export const Payout = ({ state }: { readonly state: RunState }) => {
  if (state.config.challenge === "purist") return null;
  const texts = words.value.money;
  const pay = payOf(usualBook, state);
  const { paidRolls, unusedMost } = payLimits(usualBook, state);
  const all = Object.values(pay).reduce((sum, part) => sum + part, 0);
  return (
    <dl class="payout">
      <div>
        <dt>{texts.unused(paidRolls, state.sheet.unused)}</dt>
        <dd>{texts.ofMost(pay.unused, unusedMost)}</dd>
      </div>
      <div>
        <dt>{texts.all}</dt>
        <dd>${all}</dd>
      </div>
    </dl>
  );
};
