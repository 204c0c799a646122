/** The decisive moments of the match, a sentence and a link each. */
import type { DecisiveMoment, ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { momentSaid, type ReviewContext } from "../match/review/story.ts";
import { words } from "../match/review/words.ts";

interface MomentsProps extends ReviewContext {
  readonly moments: readonly DecisiveMoment[];
  readonly entries: readonly ReviewedEntry[];
  readonly scale: ReviewScale;
  onGo(n: number): void;
}

export const Moments = ({ moments, entries, scale, onGo, ...telling }: MomentsProps) => {
  const labels = words.value;
  if (moments.length === 0) return <p>{labels.noMarks}</p>;
  return (
    <section class="review-moments">
      <h2>{labels.decisive}</h2>
      <ol>
        {moments.map((moment) => (
          <li key={moment.n}>
            <button type="button" class="review-moment" onClick={() => onGo(moment.n)}>
              {momentSaid(scale, entries, moment, telling)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
