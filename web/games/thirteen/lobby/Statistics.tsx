/** The runs on this device: figures, where they ended, and the latest ones. */
import { useSignal } from "@preact/signals";
import type { RunSummary, ThirteenStanding } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { boxName } from "../items/name.ts";
import { standing } from "../saved.ts";
import { BarChart, day, dayName, LineChart, number } from "../shared.ts";
import { words } from "../words/words.ts";

/** How many recent runs are listed; the chart shows all that are saved. */
const listed = 12;

const Figures = ({ mine }: { readonly mine: ThirteenStanding }) => {
  const texts = words.value.statistics;
  const rows: readonly (readonly [string, string])[] = [
    [texts.runs, number(mine.runs)],
    [texts.victories, number(mine.victories)],
    [texts.best, number(mine.mostStages)],
    [texts.mean, mine.runs === 0 ? "–" : number(Math.round((10 * mine.stages) / mine.runs) / 10)],
    [texts.bestStage, mine.bestStage === 0 ? "–" : number(mine.bestStage)],
    [
      texts.bestBox,
      mine.bestPoints === 0 ? "–" : texts.inBox(number(mine.bestPoints), boxName(words.value, mine.bestBox)),
    ],
  ];
  return (
    <dl class="run-figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const called = ({ challenge, seed, date, stake }: RunSummary): string =>
  [
    words.value.challenges[challenge],
    ...(stake > 0 ? [words.value.stakes.at(stake)] : []),
    ...(date === "" ? [] : [dayName(date)]),
    ...(seed === "" ? [] : [seed]),
  ].join(" · ");

export const Statistics = () => {
  const texts = words.value.statistics;
  const saved = useSignal<ThirteenStanding | undefined>(undefined);
  useEffect(() => {
    void standing().then((now) => {
      saved.value = now;
    });
  }, [saved]);
  const mine = saved.value;
  if (mine === undefined) return null;
  const runs = mine.last.filter(({ challenge, counts }) => challenge !== "purist" && counts !== "practice");
  return (
    <div class="arcade">
      {mine.last.length === 0 ? (
        <section class="panel">
          <p>{texts.none}</p>
        </section>
      ) : (
        <>
          <section class="panel">
            <Figures mine={mine} />
          </section>
          {mine.endedAt.length > 0 && (
            <section class="panel">
              <BarChart
                title={texts.perStage}
                across={texts.stage}
                counted={texts.counted}
                bars={mine.endedAt.map((value, i) => ({ name: String(i + 1), value }))}
              />
            </section>
          )}
          {runs.length > 1 && (
            <section class="panel">
              <LineChart
                title={texts.course}
                across={texts.counted}
                lines={[{ name: texts.best, colour: 5, values: runs.map(({ cleared }) => cleared).reverse() }]}
              />
            </section>
          )}
          <section class="panel">
            <h2>{texts.last}</h2>
            <ul class="run-rows">
              {mine.last.slice(0, listed).map((summary) => (
                <li key={`${summary.match} ${summary.ended}`}>
                  <b>{called(summary)}</b>
                  <span>
                    {words.value.daily.result(summary.cleared, number(summary.score), number(summary.target))}
                  </span>
                  <small>
                    {day(summary.ended)}
                    {summary.counts === "practice" && ` · ${texts.practice}`}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
};
