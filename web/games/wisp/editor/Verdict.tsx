/** What the solver says of the level while one works on it. */
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
  const said = words.value.editor;
  const review = opinion.kind === "reviewed" ? opinion.review : undefined;
  const good = review?.kind === "solved";
  const Sign = opinion.kind === "checking" ? HourglassIcon : good ? CheckIcon : WarnIcon;
  return (
    <section class={`verdict ${good ? "good" : opinion.kind === "checking" ? "" : "warn"}`} aria-live="polite">
      <Sign />
      <div>
        {opinion.kind === "checking" && (
          <p>{opinion.share === 0 ? said.checking : said.checked(Math.round(opinion.share * 100))}</p>
        )}
        {opinion.kind === "odd-pad" && <p>{said.oddPad}</p>}
        {opinion.kind === "fault" && (
          <>
            <strong>{said.fault}</strong>
            <p>{refusalText(opinion, refusals)}</p>
          </>
        )}
        {review?.kind === "solved" && (
          <>
            <strong>{said.solvable(review.par)}</strong>
            {review.figures !== undefined && (
              <p>
                {said.difficulty(review.figures.rank)} · {said.solutions(review.figures.solutions)}
              </p>
            )}
          </>
        )}
        {review?.kind === "impossible" && (
          <>
            <strong>{said.impossible}</strong>
            {review.why !== undefined && <p>{said.impossibleWhy(review.why.draw, review.why.lost)}</p>}
          </>
        )}
        {review?.kind === "unknown" && (
          <p>{review.best === undefined ? said.gaveUp : said.bestKnown(review.best.length)}</p>
        )}
      </div>
      {good && (
        <Button kind="quiet" icon={EyeIcon} onPress={onWatch}>
          {watching ? said.stop : said.watch}
        </Button>
      )}
    </section>
  );
};
