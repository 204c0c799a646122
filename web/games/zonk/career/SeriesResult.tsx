/** At the end of a match of the career: how the series stands, or how it ended. */
import { useSignal } from "@preact/signals";
import { type CareerBot, type CareerSeries, careerBots, freshSeries } from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { standing } from "../hall/standing.ts";
import { careerWords } from "../words/career.ts";
import { words } from "../words/words.ts";
import { Trophy } from "./Trophy.tsx";
import "./career.css";

interface SeriesResultProps {
  readonly about: string;
  readonly hasWon: boolean;
}

const isCareerBot = (bot: string): bot is CareerBot => careerBots.some((one) => one === bot);

/** A series that is over left an empty one. */
const saidOf = ({ won, lost }: CareerSeries, bot: CareerBot, hasWon: boolean): string => {
  const texts = careerWords.value;
  if (won + lost > 0) return texts.series(won, lost);
  return hasWon ? texts.wonTrophy(texts.chapters[bot].trophy) : texts.seriesLost(words.value.patrons[bot].name);
};

export const SeriesResult = ({ about, hasWon }: SeriesResultProps) => {
  const series = useSignal<CareerSeries | undefined>(undefined);
  useEffect(() => {
    void standing().then(({ career }) => {
      series.value = career[about] ?? freshSeries;
    });
  }, [about, series]);
  if (series.value === undefined || !isCareerBot(about)) return null;
  const isOver = series.value.won + series.value.lost === 0;
  return (
    <div class="career-result">
      {isOver && hasWon && <Trophy of={about} isWon />}
      <p role="status">
        <strong>{saidOf(series.value, about, hasWon)}</strong>
        {isOver && hasWon && <span>{careerWords.value.chapters[about].after}</span>}
      </p>
    </div>
  );
};
