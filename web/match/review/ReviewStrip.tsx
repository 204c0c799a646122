/** The short review at the end of a match: accuracy, and a sentence for each decisive moment. */
import { useSignal } from "@preact/signals";
import { accuracyOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { type Localized, withTexts } from "../../language/catalogue.ts";
import { texts } from "../../language/language.ts";
import { HourglassIcon } from "../../ui/index.ts";
import { accuracySaid, amountSaid, progressSaid } from "./amounts.ts";
import type { ToReview } from "./navigation.ts";
import { type OpenedMatch, openMatch } from "./opened-match.ts";
import { type MakingReview, makeReview } from "./progress.ts";
import type { ReviewWords } from "./review-words.ts";
import { retoldMoments } from "./story.ts";
import { words } from "./words.ts";

interface ReviewStripProps extends Required<ToReview> {
  /** The game's own labels. */
  readonly own: () => Promise<{ readonly review: Localized<ReviewWords> }>;
}

interface OpenReview {
  readonly match: OpenedMatch;
  readonly own: Localized<ReviewWords>;
  readonly review: MakingReview["review"];
}

const InShort = ({ match, own, review, seat, isOwn }: OpenReview & Pick<ReviewStripProps, "seat" | "isOwn">) => {
  const labels = words.value;
  const soFar = review.value;
  if (soFar === undefined || "code" in soFar)
    return <p role="status">{soFar === undefined ? labels.opening : labels.failed}</p>;
  const { scale, entries, share, isFirstLook, done } = soFar;
  const total = accuracyOf(scale, entries);
  const moments = retoldMoments(scale, entries, {
    own: own.value,
    viewBefore: (n) => match.viewAt(n - 1, seat),
    match,
    seat,
    isOwn,
    nameOf: (one) => match.record.players?.[one]?.name || texts.value.match.player(one + 1),
  });
  return (
    <>
      <div role="status">
        {done ? (
          <details>
            <summary>
              {labels.accuracy} <strong>{accuracySaid(total)}</strong>
              {" · "}
              {labels.decisions(total.decisions)} · {total.exact ? labels.exact : labels.estimated}
            </summary>
            <p>{labels.formulaAbout(amountSaid(scale, scale.half))}</p>
          </details>
        ) : (
          <p>
            <HourglassIcon /> {progressSaid(share, isFirstLook)}
          </p>
        )}
      </div>
      {done && moments.length === 0 && <p>{labels.noMarks}</p>}
      <ol>
        {moments.map((moment) => (
          <li key={moment.n}>{moment.text}</li>
        ))}
      </ol>
    </>
  );
};

export const ReviewStrip = ({ text, seat, isOwn, own }: ReviewStripProps) => {
  const opened = useSignal<OpenReview | "failed" | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    let making: MakingReview | undefined;
    const open = async (): Promise<void> => {
      const [match, loaded] = await Promise.all([openMatch(text), withTexts(own())]);
      if (isLeft) return;
      if (!match.ok) {
        opened.value = "failed";
        return;
      }
      making = makeReview({ record: match.value.text, game: match.value.record.game, seat, isOwn });
      opened.value = { match: match.value, own: loaded.review, review: making.review };
    };
    void open();
    return () => {
      isLeft = true;
      making?.stop();
    };
  }, [text, seat]);
  const labels = words.value;
  return (
    <section class="review-strip" aria-label={labels.title}>
      <h3>{labels.title}</h3>
      {opened.value === undefined && <p role="status">{labels.opening}</p>}
      {opened.value === "failed" && <p>{labels.failed}</p>}
      {typeof opened.value === "object" && <InShort {...opened.value} seat={seat} isOwn={isOwn} />}
    </section>
  );
};
