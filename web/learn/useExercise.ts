/** An exercise opened for looking at: its match, the game's texts and its still board. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { JudgedDecision } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import type { ReviewBoardProps } from "../match/review/board.ts";
import { type OpenedMatch, openMatch } from "../match/review/opened-match.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import type { TrainingPosition } from "../review/training.ts";

export interface OpenedExercise {
  readonly match: OpenedMatch;
  readonly judged: JudgedDecision;
  readonly own: ReviewWords;
  readonly Board: ComponentType<ReviewBoardProps> | undefined;
}

export const useExercise = ({ review, n, key }: TrainingPosition): ReadonlySignal<OpenedExercise | undefined> => {
  const opened = useSignal<OpenedExercise | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const page = pageOf(review.game);
    const judged = review.entries.find((entry) => entry.n === n)?.judged;
    const load = async (): Promise<void> => {
      const [match, own, board] = await Promise.all([
        openMatch(review.record),
        page?.review?.(),
        page?.reviewBoard?.(),
      ]);
      if (isLeft || !match.ok || own === undefined || judged === undefined) return;
      opened.value = {
        match: match.value,
        judged,
        own: own.review.value,
        Board: board?.ReviewBoard as OpenedExercise["Board"],
      };
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [key]);
  return opened;
};
