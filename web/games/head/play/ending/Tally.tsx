/** The duels against the house over time: how many were won, in a row, and at which difficulty. */
import { type Duel, difficulties, type DuelTally as Figures, tallyOf } from "@turnlight/games/head";
import { number, Sparkline } from "../../shared.ts";
import { words } from "../../words/play.ts";
import "./tally.css";

const rateOf = ({ won, played }: Figures): number => (played === 0 ? 0 : Math.round((100 * won) / played));

/** As many as a small line can tell apart. */
const shownDuels = 40;

export const Tally = ({ duels, tally }: { readonly duels: readonly Duel[]; readonly tally: Figures }) => {
  const said = words.value.tally;
  const { percent } = words.value;
  const tried = difficulties
    .map((difficulty) => ({ difficulty, of: tallyOf(duels.filter((duel) => duel.difficulty === difficulty)) }))
    .filter(({ of }) => of.played > 0);
  return (
    <section class="hunt-tally" aria-label={said.title}>
      <h3>{said.title}</h3>
      <dl>
        <div>
          <dt>{said.played}</dt>
          <dd>{number(tally.played)}</dd>
        </div>
        <div>
          <dt>{said.rate}</dt>
          <dd>{percent(rateOf(tally))}</dd>
        </div>
        <div>
          <dt>{said.streak}</dt>
          <dd>{number(tally.streak)}</dd>
        </div>
        <div>
          <dt>{said.best}</dt>
          <dd>{number(tally.bestStreak)}</dd>
        </div>
      </dl>
      {duels.length > 1 && (
        <Sparkline
          label={said.overTime}
          values={duels.map((_, i) => rateOf(tallyOf(duels.slice(0, i + 1)))).slice(-shownDuels)}
        />
      )}
      <table>
        <caption class="spoken-only">{said.byDifficulty}</caption>
        <tbody>
          {tried.map(({ difficulty, of }) => (
            <tr key={difficulty}>
              <th scope="row">{said.difficulty[difficulty]}</th>
              <td>{said.wonOf(of.won, of.played)}</td>
              <td>{percent(rateOf(of))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
