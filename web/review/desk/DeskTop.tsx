/** The desk's headline: the result, the accuracy or the progress of the review, the marks, and whose decisions these are. */
import { type Accuracy, marks } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { accuracySaid, signs } from "../../match/review/amounts.ts";
import type { ReviewSoFar } from "../../match/review/progress.ts";
import { words } from "../../match/review/words.ts";

interface DeskTopProps {
  readonly result: string;
  readonly soFar: ReviewSoFar;
  readonly total: Accuracy;
  readonly seats: ComponentChildren;
}

export const DeskTop = ({ result, soFar: { done, share, isFirstLook }, total, seats }: DeskTopProps) => {
  const labels = words.value;
  return (
    <div class="desk-top">
      <p class="desk-result">{result}</p>
      <p class="desk-accuracy" role="status">
        {done ? (
          <>
            <b>{accuracySaid(total)}</b> {labels.accuracy}
          </>
        ) : (
          <>
            <b>{Math.floor(100 * share)} %</b> {isFirstLook ? labels.estimated : labels.desk.loading}
          </>
        )}
      </p>
      <ul class="desk-tally">
        {marks.map((mark) => (
          <li key={mark} title={labels.marks[mark](total.marks[mark])}>
            <b class={`move-mark ${mark}`} aria-hidden="true">
              {signs[mark]}
            </b>
            <span aria-hidden="true">{total.marks[mark]}</span>
            <span class="spoken-only">{labels.marks[mark](total.marks[mark])}</span>
          </li>
        ))}
      </ul>
      <span class="desk-seats">{seats}</span>
    </div>
  );
};
