/** The games of a series in a row: who has won which, and which one is being played. */
import { Emblem, seatStyle } from "../../shared.ts";
import { words } from "../../words/play.ts";
import type { SeriesShown } from "./Pips.tsx";
import "./series-bar.css";

interface SeriesBarProps {
  readonly series: SeriesShown;
  readonly isOver: boolean;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

export const SeriesBar = ({ series: { score, best }, isOver, nameOf, colourOf }: SeriesBarProps) => {
  const texts = words.value.series;
  const games = Array.from({ length: best }, (_, i) => i);
  const now = score.won.length;
  const isRunning = !isOver && score.winner === undefined;
  return (
    <section class="series-bar" aria-label={texts.title(best)}>
      <span class="series-best">{texts.title(best)}</span>
      <ol>
        {games.map((game) => {
          const winner = score.won[game];
          const said = winner === undefined ? undefined : texts.gameTo(game + 1, nameOf(winner));
          return (
            <li
              key={game}
              class={winner !== undefined ? "won" : game === now && isRunning ? "now" : ""}
              {...(winner !== undefined && { style: seatStyle(colourOf(winner)) })}
              {...(game === now && isRunning && { "aria-current": "step" })}
            >
              {said !== undefined && <span class="spoken-only">{said}</span>}
              {winner === undefined ? <span aria-hidden="true">{game + 1}</span> : <Emblem colour={colourOf(winner)} />}
            </li>
          );
        })}
      </ol>
      {isRunning && <b>{texts.game(now + 1, best)}</b>}
    </section>
  );
};
