/** Exercises one after the other; each first answer is kept. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { openMatch } from "../match/review/opened-match.ts";
import { words } from "../match/review/words.ts";
import { Learn } from "./Learn.tsx";
import { nameOfSeat } from "./one-match.ts";
import type { LearnCase } from "./Try.tsx";
import { keepAnswer, type TrainingPosition } from "./training.ts";

/** A position whose record can no longer be read is skipped. */
const caseOf = async ({ key, review, n }: TrainingPosition): Promise<readonly LearnCase[]> => {
  const card = pageOf(review.game);
  const [match, screen, own] = await Promise.all([openMatch(review.record), card?.screen?.(), card?.review?.()]);
  const judged = review.entries.find((entry) => entry.n === n)?.judged;
  if (!match.ok || screen === undefined || own === undefined || judged === undefined) return [];
  const { seat, scale } = review;
  const { Screen } = screen;
  return [
    {
      key,
      n,
      judged,
      match: match.value,
      Screen,
      own: own.review.value,
      scale,
      seat,
      nameOf: nameOfSeat(match.value),
    },
  ];
};

interface DailyProps {
  readonly positions: readonly TrainingPosition[];
  /** Said after the last one. */
  readonly done: string;
  /** Where the way back leads. */
  readonly back: string;
  /** The answer to a position was kept. */
  onAnswer(key: string): void;
  onClose(): void;
}

export const Daily = ({ positions: given, done, back, onAnswer, onClose }: DailyProps) => {
  // Answers change the schedule, not the exercises of this sitting.
  const { current: positions } = useRef(given);
  const cases = useSignal<readonly LearnCase[] | undefined>(undefined);
  useEffect(() => {
    void Promise.all(positions.map(caseOf)).then((found) => {
      cases.value = found.flat();
    });
  }, [positions, cases]);
  if (cases.value === undefined) return <p class="moment">{words.value.opening}</p>;
  return (
    <Learn
      cases={cases.value}
      done={done}
      back={back}
      onTried={(key, right) => {
        const position = positions.find((one) => one.key === key);
        if (position !== undefined) void keepAnswer(position, right, Date.now()).then(() => onAnswer(key));
      }}
      onClose={onClose}
    />
  );
};
