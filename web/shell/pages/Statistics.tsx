/** What has been played on this device, and the matches themselves to watch again or go on with. */
import { useSignal } from "@preact/signals";
import { recordOf } from "@turnlight/host";
import { writeRecord } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { cardOf } from "../../games/index.ts";
import { day, inLanguage, number, texts } from "../../language/language.ts";
import { store } from "../../store/device.ts";
import { type Figures, type FinishedMatch, statistics } from "../../store/index.ts";
import { Frame } from "../../table/frame/Frame.tsx";
import { BinIcon, Button, ChartIcon, confirmed, EyeIcon, IconButton } from "../../table/parts/index.ts";
import { openReview } from "../../table/review/way.ts";
import { watchMatch } from "../../table/watched.ts";
import "./pages.css";

const titleOf = (game: string): string => {
  const card = cardOf(game);
  return card === undefined ? game : inLanguage(card.words).title;
};

const minute = 60_000;

/** So many matches are listed at a time. */
const page = 30;

const FigureTable = ({ figures }: { readonly figures: Figures }) => {
  const words = texts.value.statistics;
  const rows: readonly (readonly [string, string])[] = [
    [words.played, number(figures.played)],
    [words.won, number(figures.won)],
    [words.streak, number(figures.streak)],
    [words.bestStreak, number(figures.bestStreak)],
    [words.bestScore, number(figures.bestScore)],
    [words.time, words.minutes(Math.max(1, Math.round(figures.time / minute)))],
  ];
  return (
    <section class="sheet paper">
      <h2>{titleOf(figures.game)}</h2>
      <dl class="figures">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

export const Statistics = () => {
  const figures = useSignal<readonly Figures[] | undefined>(undefined);
  const matches = useSignal<readonly FinishedMatch[]>([]);
  const hasMore = useSignal(false);
  const showMore = async () => {
    const last = matches.peek().at(-1);
    const next = await (await store).finished({ limit: page, ...(last !== undefined && { before: last }) });
    matches.value = [...matches.peek(), ...next];
    hasMore.value = next.length === page;
  };
  useEffect(() => {
    void store.then(async (opened) => {
      figures.value = statistics(await opened.results({}));
    });
    void showMore();
  }, []);
  const words = texts.value.statistics;
  const review = async ({ id }: FinishedMatch) => {
    const match = await (await store).archived(id);
    if (match !== undefined) openReview({ text: writeRecord(recordOf(match)) });
  };
  const remove = async (match: FinishedMatch) => {
    if (!(await confirmed({ title: words.removeAsk, yes: words.remove, danger: true }))) return;
    await (await store).forget(match.id);
    matches.value = matches.value.filter(({ id }) => id !== match.id);
  };
  return (
    <Frame title={texts.value.menu.statistics}>
      {figures.value?.length === 0 && matches.value.length === 0 && (
        <section class="sheet paper">
          <p>{words.none}</p>
        </section>
      )}
      {figures.value?.map((one) => (
        <FigureTable key={one.game} figures={one} />
      ))}
      {matches.value.length > 0 && (
        <section class="sheet paper">
          <h2>{words.matches}</h2>
          <ul class="rows">
            {matches.value.map((match) => (
              <li key={match.id}>
                <span class="row-words">
                  <strong>{titleOf(match.game)}</strong>
                  <span class="soft">{day(match.ended)}</span>
                </span>
                <Button kind="quiet" icon={EyeIcon} onPress={() => watchMatch(match.id)}>
                  {words.watch}
                </Button>
                {cardOf(match.game)?.review !== undefined && (
                  <IconButton icon={ChartIcon} label={texts.value.match.review} onPress={() => void review(match)} />
                )}
                <IconButton icon={BinIcon} label={words.remove} onPress={() => void remove(match)} />
              </li>
            ))}
          </ul>
          {hasMore.value && (
            <Button kind="quiet" onPress={() => void showMore()}>
              {words.more}
            </Button>
          )}
        </section>
      )}
    </Frame>
  );
};
