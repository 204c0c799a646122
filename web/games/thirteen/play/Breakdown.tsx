/** How a box's points are calculated: the dice, the level, then each die and charm in turn; then points times mult. */
import { type BoxPreview, type RunState, target } from "@turnlight/games/thirteen";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { beatsOf, linesOf } from "./beats.ts";
import { Beats } from "./ScoreShow.tsx";
import "./breakdown.css";

const hundredths = (value: number): string => number(Math.round(100 * value) / 100);

/** Points and mult on their plates, and how far the stage then is. */
const Sum = ({ state, preview }: { readonly state: RunState; readonly preview: BoxPreview }) => {
  const texts = words.value.breakdown;
  const { base, level, flat, mult, xmult, total } = preview.score;
  const before = target(state) - state.sheet.score;
  const missing = before - total - (preview.bonus?.total ?? 0);
  return (
    <p class="breakdown-sum">
      <span class="score-plate points">
        <small>{texts.points}</small>
        <b>{hundredths(base * level + flat)}</b>
      </span>
      <span aria-hidden="true">×</span>
      <span class="score-plate mult">
        <small>{texts.mult}</small>
        <b>{hundredths(mult * xmult)}</b>
      </span>
      <span aria-hidden="true">=</span>
      <span class="breakdown-total">
        <b>{number(total)}</b>
        {before > 0 && state.config.challenge !== "purist" && (
          <small>{missing > 0 ? texts.thenMissing(number(missing)) : texts.thenReached}</small>
        )}
      </span>
    </p>
  );
};

export const Breakdown = ({ state, preview }: { readonly state: RunState; readonly preview: BoxPreview }) => {
  const texts = words.value;
  return (
    <section class="breakdown" role="status">
      <h3>
        {texts.breakdown.title(texts.boxes[preview.category])} <b>{number(preview.score.total)}</b>
      </h3>
      <Beats beats={beatsOf(preview)} dice={state.dice} />
      {linesOf(beatsOf(preview)).length > 1 && <Sum state={state} preview={preview} />}
      {preview.bonus !== null && (
        <p>
          {texts.breakdown.bonus} <b>+{number(preview.bonus.total)}</b>
        </p>
      )}
    </section>
  );
};
