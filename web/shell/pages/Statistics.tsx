/** What has been played on this device, and the matches themselves to watch again or go on with. */
import { useSignal } from "@preact/signals";
import { writeRecord } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { cards } from "../../games/index.ts";
import { BinIcon, Button, confirmed, EyeIcon, IconButton } from "../../table/parts/index.ts";
import { store } from "../device.ts";
import { Frame } from "../frame/Frame.tsx";
import { day, inWords, number, texts } from "../language.ts";
import { go } from "../routes.ts";
import { type Figures, recordKey, type SavedMatch, statistics } from "../store/index.ts";
import { recordToWatch } from "./watched.ts";
import "./pages.css";

const titleOf = (game: string): string => {
  const card = cards[game];
  return card === undefined ? game : inWords(card.words).title;
};

const minute = 60_000;

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
  const records = useSignal<readonly SavedMatch[]>([]);
  useEffect(() => {
    void store.then(async (opened) => {
      figures.value = statistics(await opened.finished.list());
      records.value = await opened.records.list();
    });
  }, [figures, records]);
  const words = texts.value.statistics;
  const watch = (match: SavedMatch) => {
    recordToWatch.value = { text: writeRecord(match.record), names: match.sitters.map(({ name }) => name) };
    go("/replay");
  };
  const remove = async (match: SavedMatch) => {
    if (!(await confirmed({ title: words.removeAsk, yes: words.remove, danger: true }))) return;
    await (await store).records.remove(recordKey(match));
    records.value = records.value.filter((other) => other !== match);
  };
  return (
    <Frame title={texts.value.menu.statistics}>
      {figures.value?.length === 0 && records.value.length === 0 && (
        <section class="sheet paper">
          <p>{words.none}</p>
        </section>
      )}
      {figures.value?.map((one) => (
        <FigureTable key={one.game} figures={one} />
      ))}
      {records.value.length > 0 && (
        <section class="sheet paper">
          <h2>{words.matches}</h2>
          <ul class="rows">
            {records.value.map((match) => (
              <li key={recordKey(match)}>
                <span class="row-words">
                  <strong>{titleOf(match.record.game)}</strong>
                  <span class="soft">{day(match.touched)}</span>
                </span>
                <Button kind="quiet" icon={EyeIcon} onPress={() => watch(match)}>
                  {words.watch}
                </Button>
                <IconButton icon={BinIcon} label={words.remove} onPress={() => void remove(match)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
};
