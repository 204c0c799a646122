/** One shelf for all games: what has been achieved, and what has not yet. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { doors } from "../../games/doors.ts";
import { feederOf } from "../../games/feeders.ts";
import { ledgerOf } from "../../games/ledgers.ts";
import { inLanguage, number, texts } from "../../language/language.ts";
import { Frame } from "../../table/frame/Frame.tsx";
import type { Achievement } from "../../table/ledger/ledger.ts";
import { Achievements } from "../../table/parts/index.ts";
import "./pages.css";

interface Board {
  readonly game: string;
  readonly all: readonly Achievement[];
}

const boardOf = async (game: string): Promise<readonly Board[]> => {
  const ledger = await ledgerOf(game);
  if (ledger === undefined) return [];
  const feeder = await feederOf(game);
  return [{ game, all: ledger.achievementsOf(await feeder.standing()) }];
};

export const Shelf = () => {
  const boards = useSignal<readonly Board[]>([]);
  useEffect(() => {
    void Promise.all(Object.keys(doors).map(boardOf)).then((found) => {
      boards.value = found.flat();
    });
  }, [boards]);
  const said = texts.value.shelf;
  return (
    <Frame title={said.title}>
      {boards.value.map(({ game, all }) => {
        const door = doors[game];
        const list = all.map(({ key, name, about, got }) => ({
          key,
          name: inLanguage(name),
          about: inLanguage(about),
          got,
          note: got ? said.earned : said.locked,
        }));
        return (
          <section key={game} class="sheet paper shelf-board">
            <h2>
              {door === undefined ? game : inLanguage(door.words).title}{" "}
              <small>{said.of(number(all.filter(({ got }) => got).length), number(all.length))}</small>
            </h2>
            <Achievements list={list} />
          </section>
        );
      })}
    </Frame>
  );
};
