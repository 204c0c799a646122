/** Progress in each main game: the next goal, what is reached, the daily streak, achievements. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameTiles } from "../../games/GameTiles.tsx";
import { number } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { refreshSummaries, summaries } from "../home/summaries.ts";
import { homeWords } from "../home/words.ts";
import { type AchievementCount, achievementsOf } from "./achievements.ts";

export const ProgressList = () => {
  const earned = useSignal<readonly AchievementCount[]>([]);
  useEffect(() => {
    const look = async () => {
      await refreshSummaries();
      const found = await Promise.all(Object.keys(summaries.peek()).map(achievementsOf));
      earned.value = found.flat();
    };
    void look();
  }, [earned]);
  const told = (game: string): readonly string[] => {
    const feed = summaries.value[game];
    if (feed === undefined) return [];
    const { streak = 0 } = feed.today ?? {};
    const shelf = earned.value.find((one) => one.game === game);
    return [
      feed.progress.value,
      feed.goal.value,
      streak > 0 ? homeWords.value.shareStreak(homeWords.value.days(streak)) : "",
      shelf === undefined ? "" : texts.value.profile.achievements(number(shelf.got), number(shelf.all)),
    ].filter((line) => line !== "");
  };
  return (
    <section class="how-far">
      <h2>{texts.value.profile.howFar}</h2>
      <GameTiles tells={told} />
    </section>
  );
};
