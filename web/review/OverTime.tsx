/** Recurring mistakes by game, and accuracy over time. */
import { useSignal } from "@preact/signals";
import type { ReviewScale } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import type { Localized } from "../language/catalogue.ts";
import { amountSaid } from "../match/review/amounts.ts";
import type { SavedReview } from "../match/review/format.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import { words } from "../match/review/words.ts";
import { BarChart, LineChart } from "../ui/index.ts";
import { courseOf, weaknessesIn } from "./weaknesses.ts";

/** How many habits are shown. */
const most = 6;

/** Bar values in percent, moves or misses, to two places. */
const figureOf = ({ unit }: ReviewScale, perMatch: number): number =>
  Math.round((unit === "chance" ? 100 * perMatch : perMatch) * 100) / 100;

const OfGame = ({ game, reviews }: { readonly game: string; readonly reviews: readonly SavedReview[] }) => {
  const own = useSignal<Localized<ReviewWords> | undefined>(undefined);
  const card = pageOf(game);
  useEffect(() => {
    void card?.review?.().then(({ review }) => {
      own.value = review;
    });
  }, [card, own]);
  const [first] = reviews;
  if (card === undefined || own.value === undefined || first === undefined) return null;
  const { over } = words.value;
  const labels = own.value.value;
  const { scale } = first;
  const habits = weaknessesIn(reviews).slice(0, most);
  const [worst] = habits;
  const course = courseOf(reviews);
  return (
    <section class="sheet paper">
      <h2>{card.words.value.title}</h2>
      {worst === undefined ? (
        <p>{over.none}</p>
      ) : (
        <>
          <ul class="review-habits">
            {habits.map(({ habit, perMatch }) => (
              <li key={habit}>
                {over.sentence(labels.habit(habit), amountSaid(scale, Math.round(perMatch * 1000) / 1000))}
              </li>
            ))}
          </ul>
          <BarChart
            title={`${over.habits}, ${over.in[scale.unit]}`}
            across={over.across}
            counted={over.costs}
            bars={habits.map(({ habit, perMatch }) => ({
              name: labels.habit(habit),
              value: figureOf(scale, perMatch),
            }))}
          />
        </>
      )}
      {course.length > 1 && (
        <LineChart
          title={over.course}
          across={over.match}
          lines={[
            { name: words.value.accuracy, colour: 1, values: course.map((value) => Math.round(value * 10) / 10) },
          ]}
        />
      )}
    </section>
  );
};

export const OverTime = ({ reviews }: { readonly reviews: readonly SavedReview[] }) => {
  const games = [...new Set(reviews.map(({ game }) => game))];
  if (games.length === 0) return null;
  const { over } = words.value;
  return (
    <>
      <h2 class="review-heading">{over.title}</h2>
      <p class="review-about">{over.about}</p>
      {games.map((game) => (
        <OfGame key={game} game={game} reviews={reviews.filter((review) => review.game === game)} />
      ))}
    </>
  );
};
