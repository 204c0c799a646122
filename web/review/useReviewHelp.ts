/** Where seeing an engine's judgement counts as help with a game, it is noted, and what it costs is said. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";

type HelpedMatch = Pick<OpenedMatch, "record">;

/** Notes the help; what it costs is said beside the verdict. */
export const useReviewHelp = ({ record: { game, config } }: HelpedMatch): ReadonlySignal<string | undefined> => {
  const cost = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const note = async (): Promise<void> => {
      const help = await pageOf(game)?.reviewHelp?.();
      const said = await help?.reviewHelp(config);
      if (!isLeft) cost.value = said;
    };
    void note();
    return () => {
      isLeft = true;
    };
  }, [game, config]);
  return cost;
};

interface ExerciseHelp {
  /** What answering costs, if anything. */
  readonly price: ReadonlySignal<string | undefined>;
  /** The exercise is answered. */
  take(): void;
}

/** An exercise says its price before it is answered, and counts as help from then on. */
export const useExerciseHelp = ({ record: { game, config } }: HelpedMatch): ExerciseHelp => {
  const price = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const help = await pageOf(game)?.reviewHelp?.();
      const said = await help?.exercisePrice(config);
      if (!isLeft) price.value = said;
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [game, config]);
  return {
    price,
    take: () =>
      void pageOf(game)
        ?.reviewHelp?.()
        .then((help) => help.reviewHelp(config)),
  };
};
