/** How far one has come at each great game: what comes next, what is reached, days in a row, achievements. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameTiles } from "../../games/GameTiles.tsx";
import { statisticsOf } from "../../games/pages.ts";
import { summaryOf } from "../../games/summaries.ts";
import { houseTexts, inLanguage, number, texts } from "../../language/language.ts";
import { refreshSummaries, summaries } from "../home/summaries.ts";

interface AchievementCount {
  readonly got: number;
  readonly all: number;
}

const earnedAt = async (game: string): Promise<readonly (readonly [string, AchievementCount])[]> => {
  const ledger = await statisticsOf(game);
  if (ledger === undefined) return [];
  const feeder = await summaryOf(game);
  const list = ledger.achievementsOf(await feeder.standing());
  return [[game, { got: list.filter(({ got }) => got).length, all: list.length }]];
};

export const ProgressList = () => {
  const earned = useSignal<Readonly<Record<string, AchievementCount>>>({});
  useEffect(() => {
    const look = async () => {
      await refreshSummaries();
      const found = await Promise.all(Object.keys(summaries.peek()).map(earnedAt));
      earned.value = Object.fromEntries(found.flat());
    };
    void look();
  }, [earned]);
  const told = (game: string): readonly string[] => {
    const feed = summaries.value[game];
    if (feed === undefined) return [];
    const { streak = 0 } = feed.today ?? {};
    const shelf = earned.value[game];
    return [
      inLanguage(feed.progress),
      inLanguage(feed.goal),
      streak > 0 ? houseTexts.value.menu.streak(streak) : "",
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
