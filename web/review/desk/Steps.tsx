/** From one mark to the next, and at the last to the summary. */
import { words } from "../../match/review/words.ts";
import { BackIcon, Button, ForwardIcon } from "../../ui/index.ts";
import "./steps.css";

interface StepsProps {
  /** The entries with marks. */
  readonly faults: readonly number[];
  readonly at: number;
  onGo(n: number): void;
  onTry: (() => void) | undefined;
  onSummary(): void;
}

/** From this many marks on a bar instead of dots. */
const mostDots = 8;

const Progress = ({ here, of }: { readonly here: number; readonly of: number }) =>
  of > mostDots ? (
    <span class="dots" aria-hidden="true">
      <s>
        <i style={{ width: `${(100 * here) / of}%` }} />
      </s>
    </span>
  ) : (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i + 1 === here ? "now" : i < here ? "seen" : ""} />
      ))}
    </span>
  );

export const Steps = ({ faults, at, onGo, onTry, onSummary }: StepsProps) => {
  const { desk, lastFault } = words.value;
  const before = faults.findLast((n) => n < at);
  const after = faults.find((n) => n > at);
  const here = faults.filter((n) => n <= at).length;
  return (
    <nav class="desk-steps" aria-label={desk.marked}>
      <button
        type="button"
        class="step-back"
        aria-label={lastFault}
        disabled={before === undefined}
        onClick={() => before !== undefined && onGo(before)}
      >
        <BackIcon />
        <span>{desk.previous}</span>
      </button>
      <p class="steps-count">
        <b>{desk.of(here, faults.length)}</b>
        <Progress here={here} of={faults.length} />
      </p>
      {onTry !== undefined && (
        <span class="steps-try">
          <Button kind="quiet" onPress={onTry}>
            {desk.tryIt}
          </Button>
        </span>
      )}
      {after === undefined ? (
        <button type="button" class="step-next" onClick={onSummary}>
          <span>{desk.summary}</span>
          <ForwardIcon />
        </button>
      ) : (
        <button type="button" class="step-next" aria-label={desk.next} onClick={() => onGo(after)}>
          <span class="long">{desk.next}</span>
          <span class="brief">{desk.nextShort}</span>
          <ForwardIcon />
        </button>
      )}
    </nav>
  );
};
