/** Every match that is not over, of all games: to go on with, to put away, to bring back, to delete. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { doors } from "../../games/doors.ts";
import { feederOf } from "../../games/feeders.ts";
import { day, inLanguage, texts } from "../../language/language.ts";
import { store } from "../../store/device.ts";
import type { RunningMatch } from "../../store/index.ts";
import { gather } from "../../table/feed/gather.ts";
import { type LeftMatch, LeftMatches } from "../../table/feed/LeftMatches.tsx";
import { leftMatches } from "../../table/feed/left.ts";
import { bringBack, putAwayMatches } from "../../table/feed/putAway.ts";
import { words } from "../../table/feed/words.ts";
import { Frame } from "../../table/frame/Frame.tsx";
import { BinIcon, Button, confirmed, IconButton, UndoIcon } from "../../table/parts/index.ts";
import { GameTiles } from "./GameTiles.tsx";
import "./pages.css";

type Left = Omit<LeftMatch, "title"> & { readonly game: string };

const titleOf = (game: string): string => {
  const door = doors[game];
  return door === undefined ? game : inLanguage(door.words).title;
};

const leftIn = async (game: string): Promise<readonly Left[]> => {
  const door = doors[game];
  const { length } = await leftMatches(game);
  if (door === undefined || length === 0) return [];
  const { unfinished } = await gather(game, await feederOf(game), length);
  return unfinished.map((match) => ({ ...match, game, room: door.room, Scene: door.Scene }));
};

const awayNow = async (): Promise<readonly RunningMatch[]> => {
  const [lines, away] = await Promise.all([(await store).running({}), putAwayMatches()]);
  return lines.filter(({ id }) => away.has(id));
};

const Away = ({ matches, onChange }: { readonly matches: readonly RunningMatch[]; onChange(): void }) => {
  const said = words.value;
  const remove = async ({ id }: RunningMatch) => {
    if (!(await confirmed({ title: said.removeAsk, yes: said.remove, danger: true }))) return;
    await (await store).forget(id);
    await bringBack(id);
    onChange();
  };
  return (
    <section class="sheet paper">
      <h2>{said.awayTitle}</h2>
      <ul class="rows">
        {matches.map((match) => (
          <li key={match.id}>
            <span class="row-words">
              <strong>{titleOf(match.game)}</strong>
              <span class="soft">{day(match.touched)}</span>
            </span>
            <Button kind="quiet" icon={UndoIcon} onPress={() => void bringBack(match.id).then(onChange)}>
              {said.bringBack}
            </Button>
            <IconButton
              icon={BinIcon}
              label={`${said.remove}: ${titleOf(match.game)}, ${day(match.touched)}`}
              onPress={() => void remove(match)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const UnfinishedPage = () => {
  const left = useSignal<readonly Left[] | undefined>(undefined);
  const away = useSignal<readonly RunningMatch[]>([]);
  const look = async () => {
    const [all, gone] = await Promise.all([Promise.all(Object.keys(doors).map(leftIn)), awayNow()]);
    left.value = all.flat().toSorted((a, b) => b.touched - a.touched);
    away.value = gone;
  };
  useEffect(() => {
    void look();
  }, []);
  return (
    <Frame title={texts.value.menu.unfinished}>
      {left.value?.length === 0 && (
        <>
          <section class="sheet paper">
            <p>{words.value.none}</p>
          </section>
          <GameTiles tells={() => []} />
        </>
      )}
      {left.value !== undefined && (
        <LeftMatches
          matches={left.value.map((match) => ({ ...match, title: titleOf(match.game) }))}
          now={Date.now()}
          onChange={() => void look()}
        />
      )}
      {away.value.length > 0 && <Away matches={away.value} onChange={() => void look()} />}
    </Frame>
  );
};
