/** What the solver says of the level while one works on it. */
import { Button, CheckIcon, EyeIcon, HourglassIcon, refusalSaid, WarnIcon } from "../shared.ts";
import { refusals } from "../telling/refusals.ts";
import { words } from "../words.ts";
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
        {opinion.kind === "checking" && <p>{said.checking}</p>}
        {opinion.kind === "odd-pad" && <p>{said.oddPad}</p>}
        {opinion.kind === "fault" && (
          <>
            <strong>{said.fault}</strong>
            <p>{refusalSaid(opinion, refusals)}</p>
          </>
        )}
        {review?.kind === "solved" && (
          <>
            <strong>{said.solvable(review.par)}</strong>
            <p>
              {said.difficulty(review.rank)} · {said.solutions(review.solutions)}
            </p>
          </>
        )}
        {review?.kind === "impossible" && (
          <>
            <strong>{said.impossible}</strong>
            <p>{said.impossibleWhy(review.draw, review.lost)}</p>
          </>
        )}
        {review?.kind === "gave-up" && <p>{said.gaveUp}</p>}
      </div>
      {good && (
        <Button kind="quiet" icon={EyeIcon} onPress={onWatch}>
          {watching ? said.stop : said.watch}
        </Button>
      )}
    </section>
  );
};
