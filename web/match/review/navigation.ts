/** Opens the review page with a record in memory, since a match that has just ended may not be saved yet. */
import { signal } from "@preact/signals";
import { go } from "../../navigation/routes.ts";

export interface ToReview {
  /** A record or a story. */
  readonly text: string;
  /** Whose decisions; the first person's by default. */
  readonly seat?: number;
  /** The person who looks played the match from that seat. */
  readonly isOwn?: boolean;
}

export const recordToReview = signal<ToReview | undefined>(undefined);

export const openReview = (asked: ToReview): void => {
  recordToReview.value = asked;
  go("/review/match");
};
