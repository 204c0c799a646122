/** Everything a page about one match needs: the opened record, the game's screen and texts, and the growing review. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { GamePage } from "../games/page.ts";
import { pageOf } from "../games/pages.ts";
import type { ScreenProps } from "../games/screen.ts";
import type { Localized } from "../language/catalogue.ts";
import type { ToReview } from "../match/review/navigation.ts";
import { type OpenedMatch, openMatch } from "../match/review/opened-match.ts";
import { type MakingReview, makeReview } from "../match/review/progress.ts";
import type { ReviewWords } from "../match/review/review-words.ts";

export interface ReviewedMatch {
  readonly match: OpenedMatch;
  readonly card: GamePage;
  readonly Screen: ComponentType<ScreenProps>;
  readonly own: Localized<ReviewWords>;
  readonly seat: number;
  readonly review: MakingReview["review"];
  /** Resolves once it is saved. */
  readonly whole: MakingReview["whole"];
}

const noReviewer: Refusal = { code: "no-reviewer", reason: "nobody judges the decisions of this game" };

/** The seat whose decisions are reviewed; another seat is another review. */
export const useReviewedMatch = (
  asked: ToReview,
  seat: number | undefined,
): ReadonlySignal<ReviewedMatch | Refusal | undefined> => {
  const found = useSignal<ReviewedMatch | Refusal | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    let making: MakingReview | undefined;
    const open = async (): Promise<void> => {
      const match = await openMatch(asked.text);
      if (isLeft) return;
      if (!match.ok) {
        found.value = match.refusal;
        return;
      }
      const card = pageOf(match.value.record.game);
      const [screen, words] = await Promise.all([card?.screen?.(), card?.review?.()]);
      if (isLeft) return;
      if (card === undefined || screen === undefined || words === undefined) {
        found.value = noReviewer;
        return;
      }
      const { text, record, person } = match.value;
      const whose = seat ?? asked.seat ?? person;
      making = makeReview({ record: text, game: record.game, seat: whose });
      found.value = {
        match: match.value,
        card,
        Screen: screen.Screen,
        own: words.review,
        seat: whose,
        review: making.review,
        whole: making.whole,
      };
    };
    found.value = undefined;
    void open();
    return () => {
      isLeft = true;
      making?.stop();
    };
  }, [asked, seat, found]);
  return found;
};
