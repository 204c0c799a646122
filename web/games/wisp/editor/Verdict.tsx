/** The solver's verdict on the level being edited. */
import { Button, CheckIcon, EyeIcon, HourglassIcon, refusalText, WarnIcon } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import type { Opinion } from "./useWorkshop.ts";

interface VerdictProps {
  readonly opinion: Opinion;
  readonly watching: boolean;
  readonly onWatch: () => void;
}

export const Verdict = ({ opinion, watching, onWatch }: VerdictProps) => {
  const texts = words.value.editor;
  const review = opinion.kind === "reviewed" ? opinion.review : undefined;
  const good = review?.kind === "solved";
  const Sign = opinion.kind === "checking" ? HourglassIcon : good ? CheckIcon : WarnIcon;
  return (
    <section class={`verdict ${good ? "good" : opinion.kind === "checking" ? "" : "warn"}`} aria-live="polite">
      <Sign />
      <div>
        {opinion.kind === "checking" && (
          <p>{opinion.share === 0 ? texts.checking : texts.checked(Math.round(opinion.share * 100))}</p>
        )}
        {opinion.kind === "odd-pad" && <p>{texts.oddPad}</p>}
        {opinion.kind === "fault" && (
          <>
            <strong>{texts.fault}</strong>
            <p>{refusalText(opinion, refusals)}</p>
          </>
        )}
        {review?.kind === "solved" && (
          <>
            <strong>{texts.solvable(review.par)}</strong>
            {review.figures !== undefined && (
              <p>
                {review.figures.rank !== undefined && `${texts.difficulty(review.figures.rank)} · `}
                {texts.solutions(Number(review.figures.solutions))}
              </p>
            )}
          </>
        )}
        {review?.kind === "impossible" && (
          <>
            <strong>{texts.impossible}</strong>
            {review.why !== undefined && <p>{texts.impossibleWhy(review.why.draw, review.why.lost)}</p>}
          </>
        )}
        {review?.kind === "unknown" && (
          <p>{review.best === undefined ? texts.gaveUp : texts.bestKnown(review.best.length)}</p>
        )}
      </div>
      {good && (
        <Button kind="quiet" icon={EyeIcon} onPress={onWatch}>
          {watching ? texts.stop : texts.watch}
        </Button>
      )}
    </section>
  );
};
