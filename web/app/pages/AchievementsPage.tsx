/** Achievements of all games, earned and open. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hallCards } from "../../games/index.ts";
import { statisticsOf } from "../../games/pages.ts";
import type { Achievement } from "../../games/statistics.ts";
import { summaryOf } from "../../games/summaries.ts";
import { number } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Achievements } from "../../ui/index.ts";
import "../../ui/pages/pages.css";

interface GameAchievements {
  readonly game: string;
  readonly all: readonly Achievement[];
}

const boardOf = async (game: string): Promise<readonly GameAchievements[]> => {
  const statistics = await statisticsOf(game);
  if (statistics === undefined) return [];
  const source = await summaryOf(game);
  return [{ game, all: statistics.achievementsOf(await source.standing()) }];
};

export const AchievementsPage = () => {
  const boards = useSignal<readonly GameAchievements[]>([]);
  useEffect(() => {
    void Promise.all(Object.keys(hallCards).map(boardOf)).then((found) => {
      boards.value = found.flat();
    });
  }, [boards]);
  const labels = texts.value.shelf;
  return (
    <Frame title={labels.title}>
      {boards.value.map(({ game, all }) => {
        const door = hallCards[game];
        const list = all.map(({ key, name, about, got }) => ({
          key,
          name: name.value,
          about: about.value,
          got,
          note: got ? labels.earned : labels.locked,
        }));
        return (
          <section key={game} class="sheet paper shelf-board">
            <h2>
              {door === undefined ? game : door.words.value.title}{" "}
              <small>{labels.of(number(all.filter(({ got }) => got).length), number(all.length))}</small>
            </h2>
            <Achievements list={list} />
          </section>
        );
      })}
    </Frame>
  );
};
