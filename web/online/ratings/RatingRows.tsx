/** Ratings in a list: the game and its pace, the rating with how certain it is, and how many matches it comes from. */
import type { RatingState } from "@turnlight/wire";
import { pageOf } from "../../games/pages.ts";
import { ratingWords } from "./words.ts";
import "./ratings.css";

/** Matches until a rating is no longer provisional. */
const provisionalMatches = 10;

export const ratingTitle = ({ game, pace }: Pick<RatingState, "game" | "pace">): string => {
  const texts = ratingWords.value;
  // A game for several people at their own boards is named like the game itself.
  const card = pageOf(game) ?? pageOf(game.replace(/-side-by-side$/, ""));
  return texts.named(card?.words.value.title ?? game, texts.paces[pace]);
};

export const RatingRows = ({
  ratings,
  label,
}: {
  readonly ratings: readonly RatingState[];
  readonly label: string;
}) => {
  const texts = ratingWords.value;
  return (
    <ul class="rating-rows" aria-label={label}>
      {ratings.map((rating) => (
        <li key={`${rating.game} ${rating.pace}`}>
          <span>{ratingTitle(rating)}</span>
          <b>{texts.rating(String(rating.rating), String(2 * rating.deviation))}</b>
          <small>
            {texts.matches(rating.matches)}
            {rating.provisional === true && ` · ${texts.provisional(provisionalMatches - rating.matches)}`}
          </small>
        </li>
      ))}
    </ul>
  );
};
