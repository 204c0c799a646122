/** The matches reviewed last, each with its curve, accuracy and mistakes. */
import { accuracyOf } from "@turnlight/kernel";
import { hallCards } from "../games/index.ts";
import { nearDay } from "../language/format.ts";
import { accuracySaid } from "../match/review/amounts.ts";
import type { SavedReview } from "../match/review/format.ts";
import { Sparkline } from "../ui/charts/Sparkline.tsx";
import { GameSign } from "./GameSign.tsx";
import { learnWords } from "./words.ts";

/** How many are listed. */
const listed = 4;

const outlooksIn = ({ entries }: SavedReview): readonly number[] =>
  entries.flatMap(({ outlook }) =>
    typeof outlook?.value === "number" ? [Math.round(1000 * outlook.value) / 1000] : [],
  );

interface RecentReviewsProps {
  readonly reviews: readonly { readonly key: string; readonly value: SavedReview }[];
}

/** In short, where the title is too long for its line. */
const nameOf = (game: string): string => {
  const { title, short = title } = hallCards[game]?.words.value ?? { title: game };
  return short;
};

export const RecentReviews = ({ reviews }: RecentReviewsProps) => {
  const texts = learnWords.value;
  return (
    <section class="recent-reviews" aria-labelledby="recent-reviews">
      <div class="learn-title">
        <h2 id="recent-reviews">{texts.reviews}</h2>
        <a href="#/replays">{texts.replays}</a>
        <a href="#/review">{texts.allReviews}</a>
      </div>
      {reviews.length === 0 && <p>{texts.noReviews}</p>}
      <ul>
        {reviews
          .toSorted((a, b) => b.value.at - a.value.at)
          .slice(0, listed)
          .map(({ key, value }) => {
            const total = accuracyOf(value.scale, value.entries);
            const { slip, mistake, blunder } = total.marks;
            return (
              <li key={key}>
                <a href={`#/review/${key}`}>
                  <GameSign game={value.game} />
                  <span class="recent-words">
                    <b>{nameOf(value.game)}</b>
                    <span>{nearDay(value.at)}</span>
                  </span>
                  <span class="recent-curve" aria-hidden="true">
                    <Sparkline label="" values={outlooksIn(value)} />
                  </span>
                  <span class="recent-figures">
                    <b>
                      <span class="spoken-only">{texts.accuracy} </span>
                      {accuracySaid(total)}
                    </b>
                    <span>{texts.faults(slip + mistake + blunder)}</span>
                  </span>
                </a>
              </li>
            );
          })}
      </ul>
    </section>
  );
};
