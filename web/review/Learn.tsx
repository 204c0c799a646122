/** The marked positions one after the other, without showing what was played: try, get a verdict, see why, go on. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { words } from "../match/review/words.ts";
import { openReviewClient } from "../match/review/worker-client.ts";
import { BackIcon, Button } from "../ui/index.ts";
import { type LearnCase, Try } from "./Try.tsx";

interface LearnProps {
  readonly cases: readonly LearnCase[];
  /** Shown once all are done. */
  readonly done?: string;
  /** Where the way back leads, if not to the review. */
  readonly back?: string;
  onTried?(key: string, right: boolean): void;
  onClose(): void;
}

export const Learn = ({ cases, done, back, onTried, onClose }: LearnProps) => {
  const at = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const line = useMemo(openReviewClient, []);
  useEffect(() => () => line.close(), [line]);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [at.value]);
  const labels = words.value.learn;
  const here = cases[at.value];
  return (
    <div class="review-learn">
      <div class="review-bar">
        <h2 ref={heading} tabIndex={-1}>
          {here === undefined ? labels.title : labels.of(at.value + 1, cases.length)}
        </h2>
        <Button kind="quiet" icon={BackIcon} onPress={onClose}>
          {back ?? labels.back}
        </Button>
      </div>
      {here === undefined ? (
        <section class="sheet paper">
          <p>{cases.length === 0 ? labels.none : (done ?? labels.done)}</p>
        </section>
      ) : (
        <Try
          {...here}
          key={here.key}
          line={line}
          onTried={(right) => onTried?.(here.key, right)}
          onNext={() => {
            at.value += 1;
          }}
        />
      )}
    </div>
  );
};
