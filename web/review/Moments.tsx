/** What decided the match, a sentence each, and the way there. */
import type { DecisiveMoment, ReviewedEntry, Scale } from "@turnlight/kernel";
import { momentSaid, type Telling } from "../table/review/telling.ts";
import { words } from "../table/review/words.ts";

interface MomentsProps extends Telling {
  readonly moments: readonly DecisiveMoment[];
  readonly entries: readonly ReviewedEntry[];
  readonly scale: Scale;
  onGo(n: number): void;
}

export const Moments = ({ moments, entries, scale, onGo, ...telling }: MomentsProps) => {
  const said = words.value;
  if (moments.length === 0) return <p>{said.noMarks}</p>;
  return (
    <section class="review-moments">
      <h2>{said.decisive}</h2>
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
