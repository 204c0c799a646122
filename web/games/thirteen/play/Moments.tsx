/** The achievements a run has earned just now, on one line. */
import type { ThirteenAchievement } from "@turnlight/games/thirteen";
import { list, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Moments = ({ earned }: { readonly earned: readonly ThirteenAchievement[] }) => {
  const texts = words.value.achievements;
  if (earned.length === 0) return null;
  const names = list(earned.map((name) => texts.list[name][0]));
  return (
    <p class="throws-moment">
      <TrophyIcon />
      <span>{earned.length === 1 ? texts.earned(names) : texts.earnedTogether(names)}</span>
    </p>
  );
};
