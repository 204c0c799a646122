/** The achievements a run has earned just now, each on a line. */
import type { ThirteenAchievement } from "@turnlight/games/thirteen";
import { TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Moments = ({ earned }: { readonly earned: readonly ThirteenAchievement[] }) => {
  const texts = words.value.achievements;
  return earned.map((name) => (
    <p class="throws-moment" key={name}>
      <TrophyIcon /> {texts.earned(texts.list[name][0])}
    </p>
  ));
};
