/** One decision: what was played, what the engine would have done, and what the others were worth. */

import type { JudgedDecision, ReviewScale } from "@turnlight/kernel";
import { series } from "../language/format.ts";
import { amountSaid, signs, worthSaid } from "../match/review/amounts.ts";
import { words } from "../match/review/words.ts";

interface DecisionProps {
  readonly judged: JudgedDecision | undefined;
  readonly scale: ReviewScale;
  moveSaid(move: string): string;
  why(habit: string): string;
}

export const Decision = ({ judged, scale, moveSaid, why }: DecisionProps) => {
  const labels = words.value;
  if (judged === undefined) return <p class="review-nothing">{labels.nothingHere}</p>;
  const { move, options, given, mark, exact, habit } = judged;
  const [best] = options;
  return (
    <section class="review-decision" aria-label={labels.made}>
      <p class={`review-verdict ${mark ?? "fine"}`}>
        {mark !== undefined && (
          <strong class="sign" title={labels.mark[mark]}>
            {signs[mark]} <span class="spoken-only">{labels.mark[mark]}</span>
          </strong>
        )}{" "}
        {labels.was(moveSaid(move))}: {given === 0 ? labels.wasBest : labels.gave(amountSaid(scale, given))}{" "}
        <span class="soft">({exact ? labels.exact : labels.estimated})</span>
      </p>
      {habit !== undefined && best !== undefined && (
        <p>
          {labels.better(moveSaid(best.move))} {why(habit)}
        </p>
      )}
      <table class="review-options">
        <caption class="spoken-only">{labels.others}</caption>
        <tbody>
          {options.map((option, i) => (
            <tr key={option.move} class={option.move === move ? "made" : ""}>
              <th scope="row">{moveSaid(option.move)}</th>
              <td>{worthSaid(scale, option.worth)}</td>
              <td class="soft">
                {series([...(i === 0 ? [labels.best] : []), ...(option.move === move ? [labels.made] : [])])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
