/** The ratings that somebody shows on their profile. */
import type { RatingState } from "@turnlight/wire";
import { RatingRows } from "./RatingRows.tsx";
import { ratingWords } from "./words.ts";

export const SharedRatings = ({ ratings }: { readonly ratings: readonly RatingState[] }) => {
  const texts = ratingWords.value;
  return (
    <section class="profile-ratings" aria-labelledby="ratings">
      <div class="ratings-head">
        <h2 id="ratings">{texts.title}</h2>
      </div>
      <RatingRows ratings={ratings} label={texts.title} />
    </section>
  );
};
