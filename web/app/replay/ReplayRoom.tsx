/** A record on the game's own screen, with the replay controls below. */
import { computed, useSignal } from "@preact/signals";
import { isStory, writeRecord } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { pageOf } from "../../games/pages.ts";
import { number } from "../../language/format.ts";
import { refusalText } from "../../language/refusals.ts";
import { linkOf } from "../../match/replay/link.ts";
import type { OpenRecord } from "../../match/replay/open.ts";
import type { RecordTable } from "../../match/replay/record-table.ts";
import { practiceSitters } from "../../match/replay/seats.ts";
import { openReview } from "../../match/review/navigation.ts";
import { startPracticeFrom } from "../../match/tables.ts";
import { go } from "../../navigation/routes.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { announce, IconButton, MenuIcon, ScrollIcon, ShareSheet, SummaryKey, saveFile, toast } from "../../ui/index.ts";
import { seatColour, seatName } from "../match/seat-names.ts";
import { forScreen, type Stage } from "../match/stage.ts";
import { Controls } from "./Controls.tsx";
import { Entries } from "./Entries.tsx";
import { entrySentence, momentsIn } from "./entry-sentences.ts";
import { MoreOptions } from "./MoreOptions.tsx";
import { type ReplayPlayer, replayPlayer } from "./player.ts";
import { useReplayKeys } from "./useReplayKeys.ts";
import { words } from "./words.ts";
import "../match/match.css";
import "./replay.css";

export interface OpenReplay {
  readonly text: string;
  /** The place where everybody finds it, if a server keeps it. */
  readonly place?: string;
  readonly record: OpenRecord;
  readonly stage: Stage<RecordTable>;
  readonly speed: ReplayPlayer["speed"];
}

interface ReplayRoomProps extends OpenReplay {
  onOpen(): void;
}

export const ReplayRoom = ({ text, place, record, stage, speed, onOpen }: ReplayRoomProps) => {
  const { table, queue, fact, Screen, facts } = stage;
  const open = useSignal<"entries" | "more" | undefined>(undefined);
  const shared = useSignal<string | undefined>(undefined);
  const sight = queue.shown.value;
  const { laid } = sight;
  const card = pageOf(laid.game);
  const title = card === undefined ? laid.game : card.words.value.title;
  const viewer = table.sight.value.holder;
  const moments = useMemo(() => momentsIn(record, card?.moments ?? [], viewer), [record, card, viewer]);
  const player = useMemo(
    () =>
      replayPlayer({
        table,
        queue,
        speed,
        moments,
        onJump: () => {
          fact.value = undefined;
        },
      }),
    [table, queue, moments],
  );
  const seen = useMemo(() => computed(() => forScreen(queue.shown.value)), [queue]);
  useEffect(() => () => player.close(), [player]);
  useReplayKeys(player, record.length);
  const labels = words.value;
  const nameOf = (seat: number) => seatName(sight, seat);
  const toldAt = (n: number) => entrySentence(record.at(n, viewer), facts?.value, { nameOf, number }, labels);
  const close = () => {
    open.value = undefined;
  };
  const n = player.n.value;
  const sitters = practiceSitters(
    laid,
    viewer,
    card?.opponents[0] && { bot: card.opponents[0].bot, name: card.opponents[0].name.value },
  );
  const isOver = record.at(n, viewer).outcome !== undefined;
  const playOn =
    sitters === undefined || isOver
      ? undefined
      : async () => {
          const begun = await startPracticeFrom({ record: text, entries: n, sitters });
          if (begun.ok) go(`/match/${begun.value}`);
          else toast(refusalText(begun.refusal), { tone: "bad" });
        };
  return (
    <Frame
      title={labels.title(title)}
      room={card?.room ?? "parlour"}
      scope={card?.beside?.game ?? laid.game}
      play
      tools={
        <>
          <IconButton
            icon={ScrollIcon}
            label={labels.entries}
            onPress={() => {
              open.value = "entries";
            }}
          />
          <IconButton
            icon={MenuIcon}
            label={labels.more}
            onPress={() => {
              open.value = "more";
            }}
          />
        </>
      }
    >
      <div class="replay">
        <div class="match" data-at-rest={!queue.busy.value}>
          <div class="match-board">
            <SummaryKey />
            <Screen
              sight={seen}
              busy={queue.busy}
              fact={fact}
              entry={queue.entry}
              thinking={queue.thinking}
              record={record.record}
              play={() => {}}
              nameOf={nameOf}
              colourOf={(seat) => seatColour(sight, seat)}
              {...(facts && {
                tell: (now) =>
                  entrySentence({ ...record.at(n, viewer), facts: [now] }, facts.value, { nameOf, number }, labels),
              })}
            />
          </div>
        </div>
        <p class="replay-told">{toldAt(n)}</p>
        <Controls player={player} length={record.length} moments={moments} />
      </div>
      {open.value === "entries" && (
        <Entries
          n={n}
          length={record.length}
          moments={moments}
          said={toldAt}
          onGo={(to) => {
            player.go(to);
            close();
            announce(toldAt(to));
          }}
          onClose={close}
        />
      )}
      {open.value === "more" && (
        <MoreOptions
          record={record}
          player={player}
          nameOf={nameOf}
          onPlayOn={playOn && (() => void playOn())}
          onReview={card?.review && (() => openReview({ text, ...(typeof viewer === "number" && { seat: viewer }) }))}
          onSave={() =>
            saveFile({
              name: `${laid.game}.json`,
              content: isStory(text) ? writeRecord(record.record) : text,
              type: "application/json",
            })
          }
          onLink={() =>
            void (place === undefined ? linkOf(text) : Promise.resolve(place)).then((link) => {
              close();
              shared.value = link;
            })
          }
          onOpen={() => {
            close();
            onOpen();
          }}
          onClose={close}
        />
      )}
      {shared.value !== undefined && (
        <ShareSheet
          title={labels.link}
          text={labels.linkText(title)}
          place={shared.value.replace("#", "")}
          onClose={() => {
            shared.value = undefined;
          }}
        />
      )}
    </Frame>
  );
};
