/** Unfinished matches of all games: continue, put away, restore, delete. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameTiles } from "../../games/GameTiles.tsx";
import { hallCards } from "../../games/index.ts";
import { summaryOf } from "../../games/summaries.ts";
import { day } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { newestFirst } from "../../match/unfinished/continue-list.ts";
import { hiddenMatches, unhideMatch } from "../../match/unfinished/hidden-matches.ts";
import { loadSummary } from "../../match/unfinished/load-summary.ts";
import { type UnfinishedCard, UnfinishedMatches } from "../../match/unfinished/UnfinishedMatches.tsx";
import { unfinishedMatches } from "../../match/unfinished/unfinished-ids.ts";
import { words } from "../../match/unfinished/words.ts";
import { store } from "../../store/device-store.ts";
import type { RunningMatch } from "../../store/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { BinIcon, Button, confirm, IconButton, UndoIcon } from "../../ui/index.ts";
import { lazy } from "../lazy.tsx";
import "../../ui/pages/pages.css";

/** Fetched only if this device has played online. */
const OnlineTables = lazy(async () => (await import("../../online/meeting/MyTables.tsx")).UnfinishedTables);

type UnfinishedEntry = Omit<UnfinishedCard, "title"> & { readonly game: string };

const titleOf = (game: string): string => {
  const door = hallCards[game];
  return door === undefined ? game : door.words.value.title;
};

const leftIn = async (game: string): Promise<readonly UnfinishedEntry[]> => {
  const door = hallCards[game];
  const { length } = await unfinishedMatches(game);
  if (door === undefined || length === 0) return [];
  const { unfinished } = await loadSummary(game, await summaryOf(game), length);
  return unfinished.map((match) => ({ ...match, game, room: door.room, Scene: door.Scene }));
};

const awayNow = async (): Promise<readonly RunningMatch[]> => {
  const [lines, away] = await Promise.all([(await store).running({}), hiddenMatches()]);
  return lines.filter(({ id }) => away.has(id));
};

const Away = ({ matches, onChange }: { readonly matches: readonly RunningMatch[]; onChange(): void }) => {
  const labels = words.value;
  const remove = async ({ id }: RunningMatch) => {
    if (!(await confirm({ title: labels.removeAsk, yes: labels.remove, danger: true }))) return;
    await (await store).forget(id);
    await unhideMatch(id);
    onChange();
  };
  return (
    <section class="sheet paper">
      <h2>{labels.awayTitle}</h2>
      <ul class="rows">
        {matches.map((match) => (
          <li key={match.id}>
            <span class="row-words">
              <strong>{titleOf(match.game)}</strong>
              <span class="soft">{day(match.touched)}</span>
            </span>
            <Button kind="quiet" icon={UndoIcon} onPress={() => void unhideMatch(match.id).then(onChange)}>
              {labels.bringBack}
            </Button>
            <IconButton
              icon={BinIcon}
              label={`${labels.remove}: ${titleOf(match.game)}, ${day(match.touched)}`}
              onPress={() => void remove(match)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const UnfinishedPage = () => {
  const left = useSignal<readonly UnfinishedEntry[] | undefined>(undefined);
  const away = useSignal<readonly RunningMatch[]>([]);
  const look = async () => {
    const [all, gone] = await Promise.all([Promise.all(Object.keys(hallCards).map(leftIn)), awayNow()]);
    left.value = newestFirst(all.flat());
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
        <UnfinishedMatches
          matches={left.value.map((match) => ({ ...match, title: titleOf(match.game) }))}
          now={Date.now()}
          onChange={() => void look()}
        />
      )}
      {hasVisited.is && <OnlineTables />}
      {away.value.length > 0 && <Away matches={away.value} onChange={() => void look()} />}
    </Frame>
  );
};
