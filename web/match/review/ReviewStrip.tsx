/** The review in short, at the end of a match: accuracy, what decided it in a sentence each, and the way to all of it. */
import { useSignal } from "@preact/signals";
import { accuracyOf, decisiveMoments } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { inLanguage, type Localized, texts } from "../../language/language.ts";
import { Button, ChartIcon, HourglassIcon } from "../../ui/index.ts";
import { accuracySaid, progressSaid } from "./amounts.ts";
import { openReview, type ToReview } from "./navigation.ts";
import { type OpenedMatch, openMatch } from "./opened-match.ts";
import { type MakingReview, makeReview } from "./progress.ts";
import type { ReviewWords } from "./review-words.ts";
import { momentSaid } from "./story.ts";
import { words } from "./words.ts";

interface ReviewStripProps extends Required<ToReview> {
  /** The game's own words. */
  readonly own: () => Promise<{ readonly review: Localized<ReviewWords> }>;
}

interface OpenReview {
  readonly match: OpenedMatch;
  readonly own: Localized<ReviewWords>;
  readonly review: MakingReview["review"];
}

const InShort = ({ match, own, review, seat }: OpenReview & { readonly seat: number }) => {
  const said = words.value;
  const soFar = review.value;
  if (soFar === undefined || "code" in soFar)
    return <p role="status">{soFar === undefined ? said.opening : said.failed}</p>;
  const { scale, entries, share, isFirstLook, done } = soFar;
  const total = accuracyOf(scale, entries);
  const moments = decisiveMoments(scale, entries);
  return (
    <>
      <p role="status">
        {!done && (
          <>
            <HourglassIcon /> {progressSaid(share, isFirstLook)}{" "}
          </>
        )}
        {done && (
          <>
            {said.accuracy} <strong>{accuracySaid(total)}</strong>
            {" · "}
            {said.decisions(total.decisions)} · {total.exact ? said.exact : said.estimated}
          </>
        )}
      </p>
      {done && moments.length === 0 && <p>{said.noMarks}</p>}
      <ol>
        {moments.map((moment) => (
          <li key={moment.n}>
            {momentSaid(scale, entries, moment, {
              own: inLanguage(own),
              viewBefore: (n) => match.viewAt(n - 1, seat),
            })}
          </li>
        ))}
      </ol>
    </>
  );
};

export const ReviewStrip = ({ text, seat, own }: ReviewStripProps) => {
  const opened = useSignal<OpenReview | "failed" | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    let making: MakingReview | undefined;
    const open = async (): Promise<void> => {
      const [match, loaded] = await Promise.all([openMatch(text), own()]);
      if (isLeft) return;
      if (!match.ok) {
        opened.value = "failed";
        return;
      }
      making = makeReview({ record: match.value.text, game: match.value.record.game, seat });
      opened.value = { match: match.value, own: loaded.review, review: making.review };
    };
    void open();
    return () => {
      isLeft = true;
      making?.stop();
    };
  }, [text, seat]);
  const said = words.value;
  return (
    <section class="review-strip" aria-label={said.title}>
      <h3>{said.title}</h3>
      {opened.value === undefined && <p role="status">{said.opening}</p>}
      {opened.value === "failed" && <p>{said.failed}</p>}
      {typeof opened.value === "object" && <InShort {...opened.value} seat={seat} />}
      <Button kind="quiet" icon={ChartIcon} onPress={() => openReview({ text, seat })}>
        {texts.value.match.review}
      </Button>
    </section>
  );
};
