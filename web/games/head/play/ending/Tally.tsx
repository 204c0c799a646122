/** The duels against bots over time: wins, streaks, and results by difficulty. */
import { type Duel, difficulties, type DuelTally as Figures, tallyOf } from "@turnlight/games/head";
import { number, Sparkline } from "../../shared.ts";
import { words } from "../../words/play.ts";
import "./tally.css";

const rateOf = ({ won, played }: Figures): number => (played === 0 ? 0 : Math.round((100 * won) / played));

/** As many as fit legibly in the small chart. */
const shownDuels = 40;

export const Tally = ({ duels, tally }: { readonly duels: readonly Duel[]; readonly tally: Figures }) => {
  const texts = words.value.tally;
  const { percent } = words.value;
  const tried = difficulties
    .map((difficulty) => ({ difficulty, of: tallyOf(duels.filter((duel) => duel.difficulty === difficulty)) }))
    .filter(({ of }) => of.played > 0);
  return (
    <section class="hunt-tally" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <dl>
        <div>
          <dt>{texts.played}</dt>
          <dd>{number(tally.played)}</dd>
        </div>
        <div>
          <dt>{texts.rate}</dt>
          <dd>{percent(rateOf(tally))}</dd>
        </div>
        <div>
          <dt>{texts.streak}</dt>
          <dd>{number(tally.streak)}</dd>
        </div>
        <div>
          <dt>{texts.best}</dt>
          <dd>{number(tally.bestStreak)}</dd>
        </div>
      </dl>
      {duels.length > 1 && (
        <Sparkline
          label={texts.overTime}
          values={duels.map((_, i) => rateOf(tallyOf(duels.slice(0, i + 1)))).slice(-shownDuels)}
        />
      )}
      <table>
        <caption class="spoken-only">{texts.byDifficulty}</caption>
        <tbody>
          {tried.map(({ difficulty, of }) => (
            <tr key={difficulty}>
              <th scope="row">{texts.difficulty[difficulty]}</th>
              <td>{texts.wonOf(of.won, of.played)}</td>
              <td>{percent(rateOf(of))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
