/** Statistics of this device: each game's own figures, filters, and the list of matches. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameTiles } from "../games/GameTiles.tsx";
import { hallCards } from "../games/index.ts";
import { statisticsOf } from "../games/pages.ts";
import type { CountedMatch, GameStatistics } from "../games/statistics.ts";
import { number } from "../language/format.ts";
import { texts } from "../language/language.ts";
import { store } from "../store/device-store.ts";
import type { FinishedMatchRow, MatchResult } from "../store/index.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { BarChart } from "../ui/index.ts";
import { ExportKeys } from "./ExportKeys.tsx";
import { MatchList } from "./MatchList.tsx";
import { everything, filterMatches, games, type MatchFilter, periods, results } from "./match-filter.ts";
import "../ui/forms.css";
import "../ui/pages/pages.css";
import "./statistics.css";

const minute = 60_000;

const titleOf = (game: string): string => {
  const door = hallCards[game];
  return door === undefined ? game : door.words.value.title;
};

interface StatisticsInput {
  readonly played: readonly CountedMatch[];
  readonly finished: readonly FinishedMatchRow[];
  readonly ledgers: ReadonlyMap<string, GameStatistics>;
}

/** The ledgers of the games that were played. */
const ledgersOf = async (all: readonly MatchResult[]): Promise<ReadonlyMap<string, GameStatistics>> => {
  const names = [...new Set(all.map(({ game }) => game))];
  const found = await Promise.all(names.map(async (name) => [name, await statisticsOf(name)] as const));
  return new Map(
    found.flatMap(([name, statistics]) => (statistics === undefined ? [] : [[name, statistics] as const])),
  );
};

const keptNow = async (): Promise<StatisticsInput> => {
  const opened = await store;
  const [all, finished] = await Promise.all([opened.results({}), opened.finished({})]);
  const sitters = new Map(finished.map((match) => [match.id, match.sitters]));
  return {
    played: all.map((result) => ({ result, sitters: sitters.get(result.match) ?? [] })),
    finished,
    ledgers: await ledgersOf(all),
  };
};

const Filter = <Name extends string>({
  title,
  names,
  nameOf,
  value,
  onChange,
}: {
  readonly title: string;
  readonly names: readonly Name[];
  nameOf(name: Name): string;
  readonly value: Name;
  onChange(name: Name): void;
}) => (
  <label class="field">
    <span>{title}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(names[currentTarget.selectedIndex] ?? value)}>
      {names.map((name) => (
        <option key={name} value={name}>
          {nameOf(name)}
        </option>
      ))}
    </select>
  </label>
);

const GameSheet = ({
  game,
  played,
  statistics,
}: {
  readonly game: string;
  readonly played: readonly CountedMatch[];
  readonly statistics: GameStatistics | undefined;
}) => {
  const words = texts.value.statistics;
  const time = played.reduce((sum, { result: { begun, ended } }) => sum + ended - begun, 0);
  const own = statistics?.figuresOf(played);
  const rows: readonly (readonly [string, string])[] = [
    ...(own === undefined
      ? [
          [words.played, number(played.length)] as const,
          [words.won, number(played.filter(({ result }) => result.won).length)] as const,
        ]
      : own.figures.map(({ name, value }) => [name.value, value.value] as const)),
    [words.time, words.minutes(Math.max(1, Math.round(time / minute)))],
  ];
  return (
    <section class="sheet paper game-figures" data-room={hallCards[game]?.room}>
      <h2>{titleOf(game)}</h2>
      <dl class="figures">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {own?.charts.map(({ title, across, counted, bars }) => (
        <BarChart
          key={title.value}
          title={title.value}
          across={across.value}
          counted={counted.value}
          bars={bars.map(({ name, value }) => ({ name: name.value, value }))}
        />
      ))}
    </section>
  );
};

export const Statistics = () => {
  const kept = useSignal<StatisticsInput | undefined>(undefined);
  const choice = useSignal<MatchFilter>(everything);
  const look = () =>
    void keptNow().then((now) => {
      kept.value = now;
    });
  useEffect(look, []);
  const words = texts.value.statistics;
  const now = kept.value;
  if (now === undefined) return <Frame title={texts.value.menu.statistics}>{null}</Frame>;
  const is = filterMatches(choice.value, Date.now());
  const played = now.played.filter(({ result }) => is(result));
  const wonBy = new Map(now.played.map(({ result }) => [result.match, result.won]));
  const finished = now.finished.filter(({ id, game, ended }) => is({ game, ended, won: wonBy.get(id) }));
  /** Only those of one person: of several, each earned something of their own. */
  const subjectOf = ({ game, earned: [one, ...others], occasion }: FinishedMatchRow): string =>
    (others.length === 0 && now.ledgers.get(game)?.subjectOf?.(one?.result, occasion)?.value) || "";
  const there = [...new Set(played.map(({ result }) => result.game))];
  const change = (changed: Partial<MatchFilter>) => {
    choice.value = { ...choice.value, ...changed };
  };
  return (
    <Frame title={texts.value.menu.statistics}>
      {now.played.length === 0 && now.finished.length === 0 ? (
        <>
          <section class="sheet paper">
            <p>{words.none}</p>
          </section>
          <GameTiles tells={() => []} />
        </>
      ) : (
        <section class="sheet paper filters">
          <Filter
            title={words.game}
            names={games}
            nameOf={(name) => (name === "all" ? words.allGames : titleOf(name))}
            value={choice.value.game}
            onChange={(game) => change({ game })}
          />
          <Filter
            title={words.period}
            names={periods}
            nameOf={(name) => words.periods[name]}
            value={choice.value.period}
            onChange={(period) => change({ period })}
          />
          <Filter
            title={words.result}
            names={results}
            nameOf={(name) => words.results[name]}
            value={choice.value.result}
            onChange={(result) => change({ result })}
          />
          {played.length === 0 && finished.length === 0 && <p role="status">{words.nothing}</p>}
        </section>
      )}
      {there.map((game) => (
        <GameSheet
          key={game}
          game={game}
          played={played.filter(({ result }) => result.game === game)}
          statistics={now.ledgers.get(game)}
        />
      ))}
      {played.length > 0 && <ExportKeys played={played} />}
      <MatchList matches={finished} wonBy={wonBy} titleOf={titleOf} subjectOf={subjectOf} onRemove={look} />
    </Frame>
  );
};
