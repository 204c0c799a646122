/** Whether a review counts as one's own: by default for matches played here, for any other by choice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SavedReview } from "../match/review/format.ts";
import { reviewKey, savedReview, saveReview } from "../match/review/saved-reviews.ts";
import { words } from "../match/review/words.ts";
import type { ReviewedMatch } from "./useMatch.ts";
import "../ui/forms.css";

export const OwnMatchSwitch = ({
  match,
  seat,
  isOwn,
  whole,
}: Pick<ReviewedMatch, "match" | "seat" | "isOwn" | "whole">) => {
  const kept = useSignal<SavedReview | undefined>(undefined);
  const key = reviewKey(match.text, seat);
  useEffect(() => {
    let isLeft = false;
    void whole
      .then(() => savedReview(key))
      .then((found) => {
        if (!isLeft) kept.value = found;
      });
    return () => {
      isLeft = true;
    };
  }, [key, whole, kept]);
  const review = kept.value;
  if (review === undefined) return null;
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={review.own}
        onChange={({ currentTarget }) => {
          kept.value = { ...review, own: currentTarget.checked };
          isOwn.value = currentTarget.checked;
          void saveReview(key, kept.value);
        }}
      />
      <span>{words.value.mine}</span>
    </label>
  );
};
