/** Whether a review counts as one's own: so for matches played here, and for any other as one says. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { KeptReview } from "../table/review/format.ts";
import { keepReview, keptReview, reviewKey } from "../table/review/keep.ts";
import { words } from "../table/review/words.ts";
import type { ReviewedMatch } from "./useMatch.ts";
import "../table/parts/forms.css";

export const Mine = ({ match, seat, whole }: Pick<ReviewedMatch, "match" | "seat" | "whole">) => {
  const kept = useSignal<KeptReview | undefined>(undefined);
  const key = reviewKey(match.text, seat);
  useEffect(() => {
    let isLeft = false;
    void whole
      .then(() => keptReview(key))
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
          void keepReview(key, kept.value);
        }}
      />
      <span>{words.value.mine}</span>
    </label>
  );
};
