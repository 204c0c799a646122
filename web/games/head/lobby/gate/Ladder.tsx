/** Four steps, each higher than the last: the Executioner's three levels, and the Oracle. */
import { words } from "../../words/gate.ts";
import { recordOf, type Step, stepChosen, stepOf, steps } from "../last-game.ts";
import { busts } from "./art.ts";
import type { GateState } from "./useGate.ts";

const nameOf = (step: Step): string => (step === "oracle" ? words.value.rivals.oracle : words.value.levels[step]);

export const Ladder = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value;
  const chosen = stepOf(gate.kept.value);
  const { duels } = gate.progress.value;
  return (
    <section class="gate-ladder">
      <fieldset>
        <legend class="spoken-only">{texts.ladder}</legend>
        <span class="gate-ladder-title" aria-hidden="true">
          {texts.ladder}
        </span>
        <div class="gate-steps">
          {steps.map((step) => {
            const { won, played } = recordOf(step, duels);
            return (
              <label key={step} class={`gate-step ${step}`}>
                <input
                  type="radio"
                  class="gate-pick"
                  name="gate opponent"
                  checked={chosen === step}
                  onChange={() => gate.change(stepChosen(step))}
                />
                <span class="gate-medal">
                  <img src={busts[step]} alt="" width="78" height="78" loading="lazy" decoding="async" />
                </span>
                <span class="gate-block">
                  <strong class={chosen === step ? "gate-chosen" : ""}>{nameOf(step)}</strong>
                  <small>{played === 0 ? texts.notMet : texts.record(won, played)}</small>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
};
