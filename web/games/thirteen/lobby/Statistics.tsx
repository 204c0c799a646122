/** How runs went on this device: figures, where they ended, and the last of them. */
import { useSignal } from "@preact/signals";
import { compact, targets } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { allSummaries, type RunSummary } from "../keep.ts";
import { BarChart, day, LineChart, number } from "../shared.ts";
import { words } from "../words.ts";

/** Of the last runs so many are listed, and so many drawn. */
const listed = 12;
const drawn = 30;

const best = (summaries: readonly RunSummary[], of: (summary: RunSummary) => number): RunSummary | undefined =>
  summaries.reduce<RunSummary | undefined>(
    (top, summary) => (top === undefined || of(summary) > of(top) ? summary : top),
    undefined,
  );

const boxName = (box: string): string => Object.entries(words.value.boxes).find(([name]) => name === box)?.[1] ?? box;

const Figures = ({ summaries }: { readonly summaries: readonly RunSummary[] }) => {
  const said = words.value.statistics;
  const cleared = summaries.map((summary) => summary.cleared);
  const box = best(summaries, ({ bestPoints }) => bestPoints);
  const rows: readonly (readonly [string, string])[] = [
    [said.runs, number(summaries.length)],
    [said.victories, number(cleared.filter((stages) => stages >= targets.victory).length)],
    [said.best, number(Math.max(0, ...cleared))],
    [said.mean, number(Math.round((10 * cleared.reduce((sum, stages) => sum + stages, 0)) / summaries.length) / 10)],
    [said.bestStage, compact(best(summaries, ({ bestStage }) => bestStage)?.bestStage ?? 0)],
    [said.bestBox, box === undefined ? "–" : said.inBox(compact(box.bestPoints), boxName(box.bestBox))],
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

export const Statistics = () => {
  const said = words.value.statistics;
  const summaries = useSignal<readonly RunSummary[] | undefined>(undefined);
  useEffect(() => {
    void allSummaries().then((all) => {
      summaries.value = all.filter(({ over }) => over);
    });
  }, [summaries]);
  if (summaries.value === undefined) return null;
  const runs = summaries.value.filter(({ challenge }) => challenge !== "purist");
  const last = Math.max(0, ...runs.map(({ stage }) => stage));
  return (
    <div class="arcade">
      {summaries.value.length === 0 ? (
        <section class="panel">
          <p>{said.none}</p>
        </section>
      ) : (
        <>
          <section class="panel">
            <Figures summaries={summaries.value} />
          </section>
          <section class="panel">
            <BarChart
              title={said.perStage}
              across={said.stage}
              counted={said.counted}
              bars={Array.from({ length: last }, (_, i) => ({
                name: String(i + 1),
                value: runs.filter(({ stage }) => stage === i + 1).length,
              }))}
            />
          </section>
          {runs.length > 1 && (
            <section class="panel">
              <LineChart
                title={said.course}
                across={said.counted}
                lines={[
                  {
                    name: said.best,
                    colour: 5,
                    values: runs
                      .slice(0, drawn)
                      .map(({ cleared }) => cleared)
                      .reverse(),
                  },
                ]}
              />
            </section>
          )}
          <section class="panel">
            <h2>{said.last}</h2>
            <ul class="run-rows">
              {summaries.value.slice(0, listed).map((summary) => (
                <li key={`${summary.at} ${summary.seed}`}>
                  <b>
                    {words.value.challenges[summary.challenge]} · <code>{summary.seed}</code>
                  </b>
                  <span>
                    {words.value.daily.result(summary.cleared, compact(summary.score), compact(summary.target))}
                  </span>
                  <small>{day(summary.at)}</small>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
};
