/** The summary of a review: what decided it, luck and decisions, the moves, how accuracy is counted, and sharing. */
import { type Accuracy, type DecisiveMoment, marks } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { accuracySaid, amountSaid, signs } from "../../match/review/amounts.ts";
import type { ReviewSoFar } from "../../match/review/progress.ts";
import { momentSaid, type ReviewContext } from "../../match/review/story.ts";
import { words } from "../../match/review/words.ts";
import { Button, Dialog, HintIcon, ShareIcon } from "../../ui/index.ts";

interface ReviewSummaryProps extends ReviewContext {
  readonly soFar: ReviewSoFar;
  readonly total: Accuracy;
  readonly moments: readonly DecisiveMoment[];
  /** Notes on this game's judgements. */
  readonly besides: string | undefined;
  /** The split and the moves, where they have no place on the desk. */
  readonly children: ComponentChildren;
  readonly ownSwitch: ComponentChildren;
  readonly seats: ComponentChildren;
  onGo(n: number): void;
  onLearn: (() => void) | undefined;
  onShare(): void;
  onClose(): void;
}

export const Summary = (props: ReviewSummaryProps) => {
  const { soFar, total, moments, besides, children, ownSwitch, seats, onGo, onLearn, onShare, onClose, ...telling } =
    props;
  const labels = words.value;
  const { scale, entries } = soFar;
  return (
    <Dialog title={labels.desk.summary} onClose={onClose} wide>
      <div class="summary">
        {seats}
        <p class="summary-accuracy">
          <strong>{labels.desk.accuracyOf(accuracySaid(total))}</strong> · {labels.decisions(total.decisions)}
        </p>
        <ul class="summary-marks">
          {marks.map((mark) => (
            <li key={mark} class={mark}>
              <span class="sign" aria-hidden="true">
                {signs[mark]}
              </span>{" "}
              {labels.marks[mark](total.marks[mark])}
            </li>
          ))}
        </ul>
        <h3>{labels.desk.decided}</h3>
        {moments.length === 0 ? (
          <p>{labels.desk.nothingDecided}</p>
        ) : (
          <ol class="summary-moments">
            {moments.map((moment) => (
              <li key={moment.n}>
                <button type="button" class="review-moment" onClick={() => onGo(moment.n)}>
                  {momentSaid(scale, entries, moment, telling)}
                </button>
              </li>
            ))}
          </ol>
        )}
        {children}
        <details>
          <summary>{labels.formula}</summary>
          <p>{labels.formulaAbout(amountSaid(scale, scale.half))}</p>
          <p>
            {labels.scaleAbout(
              amountSaid(scale, scale.marks.slip),
              amountSaid(scale, scale.marks.mistake),
              amountSaid(scale, scale.marks.blunder),
            )}
          </p>
          <p>
            {labels.fair} {besides}
          </p>
        </details>
        {ownSwitch}
        <div class="row">
          {onLearn !== undefined && (
            <Button icon={HintIcon} onPress={onLearn}>
              {labels.learn.open}
            </Button>
          )}
          <Button kind="quiet" icon={ShareIcon} onPress={onShare}>
            {labels.share.open}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
