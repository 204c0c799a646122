/** The ladder of opponents, each step higher than the last. What was won is climbed; any step may be tried. */
import { type LadderStep, ladderProgress, ladderSteps } from "@turnlight/games/head";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../../words/gate.ts";
import { recordOf, stepChosen, stepOf } from "../last-game.ts";
import { busts } from "./art.ts";
import type { GateState } from "./useGate.ts";

const nameOf = (step: LadderStep): string => {
  const { levels, onLadder } = words.value;
  const names: Readonly<Record<LadderStep, string>> = { ...levels, ...onLadder };
  return names[step];
};

/** For screen readers, who do not see the face. */
const fullName = (step: LadderStep): string => {
  const { rivals, levels } = words.value;
  return step === "easy" || step === "normal" || step === "hard"
    ? `${rivals.executioner}, ${levels[step]}`
    : rivals[step];
};

/** Keeps the chosen step in sight, without moving the page. */
const useChosenInSight = (chosen: LadderStep | undefined, isLoaded: boolean) => {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = strip.current;
    const step = list?.querySelector<HTMLElement>("label:has(input:checked)");
    if (list && step) list.scrollLeft = step.offsetLeft - (list.clientWidth - step.clientWidth) / 2;
  }, [chosen, isLoaded]);
  return strip;
};

export const Ladder = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value;
  const chosen = stepOf(gate.kept.value);
  const { duels } = gate.progress.value;
  const { climbed, next } = ladderProgress(duels);
  const strip = useChosenInSight(chosen, gate.isLoaded.value);
  return (
    <section class="gate-ladder">
      <fieldset>
        <legend class="spoken-only">{texts.ladder}</legend>
        <p class="gate-ladder-title">
          <span aria-hidden="true">{texts.ladder}</span>
          <small>{texts.climbed(climbed.length, ladderSteps.length)}</small>
        </p>
        <div class="gate-steps" ref={strip}>
          {ladderSteps.map((step, height) => {
            const { won, played } = recordOf(step, duels);
            return (
              <label key={step} class={`gate-step ${step}`} style={{ "--height": height }}>
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
                {won > 0 && (
                  <span class="gate-flag">
                    <span aria-hidden="true">✓</span>
                    <span class="spoken-only">{texts.climbedStep}</span>
                  </span>
                )}
                <span class="gate-block">
                  <span class="spoken-only">{fullName(step)}</span>
                  <strong class={chosen === step ? "gate-chosen" : ""} aria-hidden="true">
                    {nameOf(step)}
                  </strong>
                  <small>
                    {played > 0
                      ? texts.record(won, played)
                      : step === next && duels.length > 0
                        ? texts.next
                        : texts.notMet}
                  </small>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
};
