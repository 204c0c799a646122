/** How a series stands after a game and how each of its games ended, and once it is decided how it went. */
import { seatStyle } from "../../shared.ts";
import { words } from "../../words/play.ts";
import type { SeriesShown } from "../gallows/Pips.tsx";
import { courseOf, type EndedGame, gamesOfSeries } from "./course.ts";

interface RetellingProps {
  readonly series: SeriesShown;
  /** All games that are kept of these two, the latest last. */
  readonly games: readonly EndedGame[];
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

export const Retelling = ({ series: { score, best }, games, nameOf, colourOf }: RetellingProps) => {
  const texts = words.value.series;
  const { won, wins, winner } = score;
  const [most, least] = wins[0] > wins[1] ? wins : [wins[1], wins[0]];
  const course = courseOf(score, best);
  const kept = gamesOfSeries(won, games);
  return (
    <section class="series-told" aria-label={texts.retelling}>
      {winner === undefined ? (
        <p class="series-line">
          {texts.title(best)}: {texts.score(nameOf(0), wins[0], nameOf(1), wins[1])}
        </p>
      ) : (
        <p>
          <strong>{texts.winner(nameOf(winner), most, least)}</strong>{" "}
          {course === "decider" ? texts.decider : texts[course](nameOf(winner))}
        </p>
      )}
      <ol>
        {won.map((seat, i) => {
          const game = kept?.[i];
          return (
            <li key={i} style={seatStyle(colourOf(seat))}>
              <b>{texts.gameNumber(i + 1)}</b>{" "}
              <span>
                {game === undefined
                  ? texts.wonBy(nameOf(seat))
                  : texts.told[game.how](nameOf(seat), nameOf(1 - seat), game.turns)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
