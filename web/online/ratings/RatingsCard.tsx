/** One's ratings on one's own profile; nothing while the server cannot be reached. */

import { RatingRows } from "./RatingRows.tsx";
import { useRatings } from "./useRatings.ts";
import { ratingWords } from "./words.ts";

export const RatingsCard = () => {
  const texts = ratingWords.value;
  const { read } = useRatings();
  const now = read.value;
  if (now?.ok !== true) return null;
  const { ratings } = now.value;
  return (
    <section class="profile-ratings" aria-labelledby="ratings">
      <div class="ratings-head">
        <h2 id="ratings">{texts.title}</h2>
        <a href="#/online/ratings">{texts.all}</a>
      </div>
      {ratings.length === 0 ? <p>{texts.none}</p> : <RatingRows ratings={ratings} label={texts.title} />}
    </section>
  );
};
