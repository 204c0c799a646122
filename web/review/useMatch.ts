/** Everything a page about one match needs: the opened record, the game's screen and texts, and the growing review. */
import { type ReadonlySignal, type Signal, signal, useSignal } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { GamePage } from "../games/page.ts";
import { pageOf } from "../games/pages.ts";
import type { ScreenProps } from "../games/screen.ts";
import type { Localized } from "../language/catalogue.ts";
import type { ReviewBoardProps } from "../match/review/board.ts";
import type { ToReview } from "../match/review/navigation.ts";
import { type OpenedMatch, openMatch } from "../match/review/opened-match.ts";
import { isOwnMatch } from "../match/review/own-match.ts";
import { type MakingReview, makeReview } from "../match/review/progress.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import { reviewKey, savedReview } from "../match/review/saved-reviews.ts";

export interface ReviewedMatch {
  readonly match: OpenedMatch;
  readonly card: GamePage;
  readonly Screen: ComponentType<ScreenProps>;
  readonly Board: ComponentType<ReviewBoardProps>;
  readonly own: Localized<ReviewWords>;
  readonly seat: number;
  /** The decisions are those of the person who looks: they played the match from this seat, or say so. */
  readonly isOwn: Signal<boolean>;
  readonly review: MakingReview["review"];
  /** Resolves once it is saved. */
  readonly whole: MakingReview["whole"];
}

const noReviewer: Refusal = { code: "no-reviewer", reason: "nobody judges the decisions of this game" };

/** A record without names takes those of the saved review of the same match. */
const openNamed = async (asked: ToReview, seat: number | undefined) => {
  const match = await openMatch(asked.text);
  if (!match.ok || match.value.record.players !== undefined) return match;
  const kept = await savedReview(reviewKey(match.value.text, seat ?? asked.seat ?? match.value.person));
  return kept === undefined ? match : openMatch(kept.record);
};

/** The seat of the person who looks, where the way here does not say: one whose review is their own, else the first. */
const seatIn = async ({ text, seats, person }: OpenedMatch): Promise<number> => {
  for (let seat = 0; seats > 1 && seat < seats; seat++)
    if ((await savedReview(reviewKey(text, seat)))?.own === true) return seat;
  return person;
};

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
      const match = await openNamed(asked, seat);
      if (isLeft) return;
      if (!match.ok) {
        found.value = match.refusal;
        return;
      }
      const card = pageOf(match.value.record.game);
      const [screen, words, board] = await Promise.all([card?.screen?.(), card?.review?.(), card?.reviewBoard?.()]);
      if (isLeft) return;
      if (card === undefined || screen === undefined || words === undefined || board === undefined) {
        found.value = noReviewer;
        return;
      }
      const { text, record } = match.value;
      const whose = seat ?? asked.seat ?? (await seatIn(match.value));
      const kept = await savedReview(reviewKey(text, whose));
      if (isLeft) return;
      const said = asked.isOwn === true && (seat === undefined || seat === asked.seat);
      const isOwn = signal(kept?.own ?? said);
      if (kept === undefined && !said)
        void isOwnMatch({ record: text, game: record.game, seat: whose }).then((own) => {
          isOwn.value = own;
        });
      making = makeReview({ record: text, game: record.game, seat: whose, isOwn: said });
      found.value = {
        match: match.value,
        card,
        Screen: screen.Screen,
        Board: board.ReviewBoard,
        own: words.review,
        seat: whose,
        isOwn,
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
