/** How a series stands after a game, and once it is decided how it went. */
import { words } from "../../words/play.ts";
import type { SeriesShown } from "../gallows/Pips.tsx";
import { courseOf } from "./course.ts";

interface RetellingProps {
  readonly series: SeriesShown;
  nameOf(seat: number): string;
}

export const Retelling = ({ series: { score, best }, nameOf }: RetellingProps) => {
  const texts = words.value.series;
  const { won, wins, winner } = score;
  if (winner === undefined)
    return (
      <p class="series-line">
        {texts.title(best)}: {texts.score(nameOf(0), wins[0], nameOf(1), wins[1])}
      </p>
    );
  const [most, least] = wins[0] > wins[1] ? wins : [wins[1], wins[0]];
  const course = courseOf(score, best);
  return (
    <section class="series-told" aria-label={texts.retelling}>
      <p>
        <strong>{texts.winner(nameOf(winner), most, least)}</strong>{" "}
        {course === "decider" ? texts.decider : texts[course](nameOf(winner))}
      </p>
      <ol>
        {won.map((seat, i) => (
          <li key={i}>{texts.gameTo(i + 1, nameOf(seat))}</li>
        ))}
      </ol>
    </section>
  );
};
