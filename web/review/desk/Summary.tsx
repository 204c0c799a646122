/** The summary of a review: what decided it, luck and decisions, the moves, how accuracy is counted, and sharing. */
import { type Accuracy, marks } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { accuracySaid, amountSaid, signs } from "../../match/review/amounts.ts";
import type { ReviewSoFar } from "../../match/review/progress.ts";
import type { RetoldStory } from "../../match/review/review-words.ts";
import { words } from "../../match/review/words.ts";
import { Button, Dialog, HintIcon, ShareIcon } from "../../ui/index.ts";
import "./summary.css";

interface ReviewSummaryProps {
  readonly soFar: ReviewSoFar;
  readonly total: Accuracy;
  readonly moments: readonly RetoldStory[];
  /** Notes on this game's judgements. */
  readonly besides: string | undefined;
  /** The split and the moves, where they have no place on the desk. */
  readonly children: ComponentChildren;
  /** What the seat's own set-up was worth, in a game in which something is hidden. */
  readonly setup: { readonly title: string; readonly note: ComponentChildren } | undefined;
  readonly ownSwitch: ComponentChildren;
  readonly seats: ComponentChildren;
  onGo(n: number): void;
  onLearn: (() => void) | undefined;
  onShare(): void;
  onClose(): void;
}

export const Summary = (props: ReviewSummaryProps) => {
  const { soFar, total, moments, besides, setup, children, ownSwitch, seats, onGo, onLearn, onShare, onClose } = props;
  const labels = words.value;
  const { scale } = soFar;
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
                  {moment.text}
                </button>
              </li>
            ))}
          </ol>
        )}
        {setup !== undefined && (
          <>
            <h3>{setup.title}</h3>
            {setup.note}
          </>
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
