/** Where seeing an engine's judgement counts as help with a game, it is noted, and the player is told what it means. */
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import { toast } from "../ui/index.ts";

export const useReviewHelp = ({ record: { game, config } }: Pick<OpenedMatch, "record">): void => {
  useEffect(() => {
    const note = async (): Promise<void> => {
      const help = await pageOf(game)?.reviewHelp?.();
      const meaning = await help?.reviewHelp(config);
      if (meaning !== undefined) toast(meaning);
    };
    void note();
  }, [game, config]);
};
