/** The coach's summary of a run: how good its decisions were, and what cost most. */
import { useSignal } from "@preact/signals";
import { grades } from "@turnlight/games/thirteen";
import type { Read } from "@turnlight/kernel";
import type { Counsel, Review } from "../counsel.ts";
import { Key } from "../play/Key.tsx";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { lostWords, optionWords } from "./says.ts";
import "./coach.css";

interface RunReviewProps {
  readonly line: Counsel;
  record(): Promise<Read<string>>;
}

const Result = ({ review }: { readonly review: Review }) => {
  const said = words.value.coach;
  return (
    <section class="review">
      <h3>
        {said.decisions(review.decisions)} · {said.total(number(Math.round(10 * review.lost) / 10))} (
        {review.exact ? said.exact : said.estimate})
      </h3>
      <ul class="review-grades">
        {grades.map((grade) => (
          <li key={grade} class={grade}>
            <b>{review.counts[grade]}</b> {said.grades[grade]}
          </li>
        ))}
      </ul>
      {review.worst.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <>
          <h3>{said.worst}</h3>
          <ol>
            {review.worst.map((slip) => (
              <li key={`${slip.stage} ${slip.round} ${slip.roll}`}>
                <b>{said.at(slip.stage, slip.round, slip.roll)}</b> [{slip.shown.join(" ")}]{" "}
                {lostWords(slip.lost, "points")}. {said.youDid(optionWords(slip.chosen, slip.shown))}.{" "}
                {said.best(optionWords(slip.best, slip.shown))}.
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
};

export const RunReview = ({ line, record }: RunReviewProps) => {
  const said = words.value.coach;
  const result = useSignal<Review | "failed" | number | undefined>(undefined);
  const review = async () => {
    result.value = 0;
    const text = await record();
    const read = text.ok
      ? await line.ask(
          "review",
          { record: text.value },
          {
            progress: (share) => {
              result.value = share;
            },
          },
        )
      : text;
    result.value = read.ok ? read.value : "failed";
  };
  const now = result.value;
  if (now === undefined)
    return (
      <Key tone="dark" small onPress={() => void review()}>
        {said.review}
      </Key>
    );
  if (now === "failed") return <p role="status">{said.failed}</p>;
  return typeof now === "number" ? (
    <p role="status">{said.reviewing(Math.round(100 * now))}</p>
  ) : (
    <Result review={now} />
  );
};
