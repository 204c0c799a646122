/** The runs on this device: figures, where they ended, and the latest ones. */
import { useSignal } from "@preact/signals";
import { bestKey, kitNames, type RunSummary, stakes, type ThirteenStanding } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { boxName } from "../items/name.ts";
import { standing } from "../saved.ts";
import { BarChart, day, dayName, LineChart, list, number } from "../shared.ts";
import { words } from "../words/words.ts";

/** How many recent runs are listed; the chart shows all that are saved. */
const listed = 30;

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

/** The furthest run of each kit at each stake that was played. */
const Bests = ({ byKit }: { readonly byKit: NonNullable<ThirteenStanding["byKit"]> }) => {
  const texts = words.value;
  const played = Array.from({ length: stakes.most + 1 }, (_, stake) => stake).filter((stake) =>
    kitNames.some((kit) => byKit[bestKey(kit, stake)] !== undefined),
  );
  return (
    <table class="run-bests">
      <caption>{texts.statistics.bests}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.statistics.bestsKit}</th>
          {played.map((stake) => (
            <th scope="col" key={stake}>
              {stake === 0 ? texts.stakes.none : texts.stakes.at(stake)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kitNames.map((kit) => (
          <tr key={kit}>
            <th scope="row">{texts.kits.names[kit]}</th>
            {played.map((stake) => {
              const best = byKit[bestKey(kit, stake)];
              return (
                <td key={stake}>
                  {best === undefined
                    ? "–"
                    : texts.statistics.bestsOf(texts.summary.headline(best.cleared), number(best.bestStage))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Build = ({ items }: { readonly items: readonly string[] }) => (
  <span class="run-build">
    <span class="spoken-only">{words.value.statistics.build(list(items.map(nameOf)))}</span>
    {items.map((item, n) => (
      <span key={`${n + 1} ${item}`} aria-hidden="true" title={nameOf(item)}>
        <Glyph item={item} />
      </span>
    ))}
  </span>
);

const called = ({ challenge, seed, date, stake, kit }: RunSummary): string =>
  [
    words.value.challenges[challenge],
    ...(kit === undefined || kit === "classic" ? [] : [words.value.kits.names[kit]]),
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
          {mine.byKit !== undefined && (
            <section class="panel">
              <Bests byKit={mine.byKit} />
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
                  {summary.bestPoints > 0 && (
                    <span>
                      {texts.bestBox}: {texts.inBox(number(summary.bestPoints), boxName(words.value, summary.bestBox))}
                    </span>
                  )}
                  {(summary.build?.length ?? 0) > 0 && <Build items={summary.build ?? []} />}
                  <small>
                    {day(summary.ended)}
                    {summary.counts === "practice" && ` · ${texts.practice}`}
                    {summary.helped === true && ` · ${texts.helped}`}
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
