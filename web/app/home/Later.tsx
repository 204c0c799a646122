/** What the home page shows behind everything else: places on today's boards, and a prompt that is due. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { withTexts } from "../../language/catalogue.ts";
import { today } from "../../language/today.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { Prompts } from "./Prompts.tsx";
import { summaries } from "./summaries.ts";

interface PlacesProps {
  readonly games: readonly string[];
  readonly date: string;
}

/** Only for those who have been online, and have played a daily: nothing is asked of a server otherwise. */
const Places = () => {
  const Loaded = useSignal<ComponentType<PlacesProps> | undefined>(undefined);
  const games = Object.entries(summaries.value).flatMap(([game, { today: state }]) =>
    state?.done === true ? [game] : [],
  );
  const isWanted = games.length > 0 && hasVisited.is;
  useEffect(() => {
    if (!isWanted) return;
    withTexts(import("../../boards/TodayPlaces.tsx")).then(
      ({ TodayPlaces }) => {
        Loaded.value = TodayPlaces;
      },
      () => undefined,
    );
  }, [isWanted, Loaded]);
  const Here = Loaded.value;
  return isWanted && Here !== undefined ? <Here games={games} date={today()} /> : null;
};

export const Later = () => (
  <>
    <Places />
    <Prompts />
  </>
);
