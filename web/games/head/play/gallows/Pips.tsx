/** A player's won games of a series: a mark for each game it takes to win, and the number. */
import type { SeriesScore } from "@turnlight/games/head";
import { words } from "../../words/play.ts";
import "./pips.css";

export interface SeriesShown {
  readonly score: SeriesScore;
  readonly best: number;
}

export const Pips = ({ series: { score, best }, seat }: { readonly series: SeriesShown; readonly seat: 0 | 1 }) => {
  const wins = score.wins[seat];
  return (
    <span class="plate-series">
      <span class="spoken-only">{words.value.series.won(wins)}</span>
      <span class="series-pips" aria-hidden="true">
        {Array.from({ length: Math.ceil(best / 2) }, (_, i) => (
          <i key={i} class={i < wins ? "won" : ""} />
        ))}
      </span>
      <b aria-hidden="true">{wins}</b>
    </span>
  );
};
