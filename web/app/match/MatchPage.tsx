/** A running match: opens its table, plays its facts, and renders the game's own screen. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { practicePrefix } from "@turnlight/host";
import type { Refusal, Result } from "@turnlight/kernel";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useAnnouncedFacts } from "../../games/announce-facts.ts";
import { factSentence } from "../../games/facts.ts";
import { pageOf } from "../../games/pages.ts";
import { withTexts } from "../../language/catalogue.ts";
import { number } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { withRefusalToasts } from "../../match/refusal-toasts.ts";
import type { Table, TableSight } from "../../match/table.ts";
import { openTable } from "../../match/tables.ts";
import { swap } from "../../navigation/routes.ts";
import { pace, reducedMotion } from "../../settings/settings.ts";
import { Face } from "../../ui/faces.tsx";
import { Frame } from "../../ui/frame/Frame.tsx";
import {
  Curtain,
  confirm,
  FlagIcon,
  IconButton,
  RestartIcon,
  SeatPanel,
  SummaryKey,
  silence,
  toast,
  UndoIcon,
} from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { lazy, Moment } from "../lazy.tsx";
import { sayTrouble } from "../troubles.ts";
import { Ending } from "./Ending.tsx";
import { OpenElsewhere } from "./OpenElsewhere.tsx";
import { ResultKey } from "./ResultKey.tsx";
import { seatColour, seatName } from "./seat-names.ts";
import { forScreen, openStage, type Stage } from "./stage.ts";
import { LeavingUnsaved, UnsavedSign } from "./Unsaved.tsx";
import "./match.css";

/** Online matches only. */
const OnlineBar = lazy(async () => (await import("../../online/StatusBar.tsx")).StatusBar);
const OnlineRematch = lazy(async () => (await import("../../online/Rematch.tsx")).Rematch);
const OnlineTools = lazy(async () => (await import("../../online/MatchTools.tsx")).MatchTools);

const Seats = ({ sight, thinking }: { readonly sight: TableSight; readonly thinking: number | undefined }) => {
  return (
    <div class="seats" data-count={sight.laid.sitters.length}>
      {sight.laid.sitters.map((sitter, seat) => (
        <SeatPanel
          key={`${seat} ${sitter.name}`}
          name={seatName(sight, seat)}
          colour={seatColour(sight, seat)}
          isYou={sight.holder === seat}
          onTurn={sight.waiting.includes(seat)}
          thinking={thinking === seat}
          picture={sitter.kind === "person" ? <Face number={sitter.avatar} /> : undefined}
          left={sight.departures.some((departure) => departure.seat === seat)}
        />
      ))}
    </div>
  );
};

const Playing = ({ table: asked, queue, fact, Screen, refusals, facts }: Stage) => {
  const table = useMemo(
    () => withRefusalToasts(asked, (refusal) => toast(refusalText(refusal, refusals), { tone: "bad" })),
    [asked, refusals],
  );
  const sight = queue.shown.value;
  const seen = useComputed(() => forScreen(queue.shown.value));
  const { game, sitters } = sight.laid;
  const { can } = table;
  const card = pageOf(game);
  /** Side-by-side matches use the page and styles of the underlying game. */
  const roomOf = card?.beside === undefined ? card : pageOf(card.beside.game);
  useAnnouncedFacts(
    { sight: seen, fact, nameOf: (seat) => seatName(seen.peek(), seat) },
    card?.announcesItself === true ? undefined : facts,
  );
  const words = texts.value.match;
  const done = async (doing: Promise<Result<undefined>> | undefined): Promise<boolean> => (await doing)?.ok === true;
  const resign = async (
    question = sitters.length === 1 ? words.resignAlone : words.resignAsk,
    yes: string = words.resign,
  ): Promise<boolean> => {
    const meant = await confirm({ title: question, yes, no: words.cancel, danger: true });
    return meant && done(table.resign());
  };
  const restart = async () => {
    const lost = sight.entries > 0 && sight.outcome === undefined;
    const meant =
      !lost || (await confirm({ title: words.restartAsk, yes: words.restart, no: words.cancel, danger: true }));
    if (meant) await can.restart?.();
  };
  const over = sight.outcome !== undefined && !queue.busy.value;
  /** Online, a spectator has nothing to resign; at a shared device one resigns for the player to move. */
  const plays = table.online === undefined || typeof sight.holder === "number";
  const frameEnds = card?.screenEnds !== true || card.beside !== undefined || sight.outcome?.stopped === true;
  const nameOf = (seat: number) => seatName(sight, seat);
  const asksOthers = table.online !== undefined && sitters.filter(({ kind }) => kind === "person").length > 1;
  const rematch = asksOthers ? <OnlineRematch table={table} online={table.online} nameOf={nameOf} /> : undefined;
  /** Nothing changes until the player acts: playback is idle and no bot is due. */
  const atRest = !queue.busy.value && !sight.waiting.some((seat) => sitters[seat]?.kind === "bot");
  const { curtain } = sight;
  // The whole screen is hidden behind the curtain, so that neither the keyboard nor a screen reader can reach it.
  const next =
    curtain === undefined
      ? undefined
      : { name: seatName(sight, curtain), colour: seatColour(sight, curtain), isLook: sight.open === true };
  return (
    <Curtain next={next} onTake={() => curtain !== undefined && void can.changeHands?.(curtain)}>
      {() => (
        <Frame
          title={roomOf === undefined ? game : roomOf.words.value.title}
          room={card?.room ?? "parlour"}
          scope={card?.beside?.game ?? game}
          play
          up={`/play/${card?.beside?.game ?? game}`}
          sign={
            table.online === undefined ? (
              <>
                {sight.laid.occasion?.kind === practicePrefix && <p class="practice-sign">{words.practice}</p>}
                <UnsavedSign table={table} />
              </>
            ) : (
              <OnlineBar
                table={table}
                online={table.online}
                over={over}
                nameOf={nameOf}
                colourOf={(seat) => seatColour(sight, seat)}
              />
            )
          }
          tools={
            <>
              {table.online !== undefined && (
                <OnlineTools table={table} online={table.online} nameOf={(seat) => seatName(sight, seat)} />
              )}
              {over && table.online === undefined && <ResultKey laid={sight.laid} match={sight.match} />}
              {card?.beside !== undefined && plays && (
                <IconButton
                  icon={FlagIcon}
                  label={words.resign}
                  disabled={sight.outcome !== undefined}
                  onPress={() => void resign()}
                />
              )}
              {card?.screenEnds !== true && (
                <>
                  {can.takeBack !== undefined && (
                    <IconButton
                      icon={UndoIcon}
                      label={words.undo}
                      disabled={!sight.canTakeBack}
                      onPress={() => void can.takeBack?.()}
                    />
                  )}
                  {can.restart !== undefined && (
                    <IconButton icon={RestartIcon} label={words.restart} onPress={() => void restart()} />
                  )}
                  {plays && (
                    <IconButton
                      icon={FlagIcon}
                      label={words.resign}
                      disabled={sight.outcome !== undefined}
                      onPress={() => void resign()}
                    />
                  )}
                </>
              )}
            </>
          }
        >
          <div class="match" data-at-rest={atRest} onPointerDown={() => queue.busy.value && queue.skip()}>
            {sitters.length > 1 && card?.screenEnds !== true && <Seats sight={sight} thinking={queue.thinking.value} />}
            <div class="match-board">
              <SummaryKey />
              <Screen
                sight={seen}
                busy={queue.busy}
                fact={fact}
                entry={queue.entry}
                thinking={queue.thinking}
                unaided={table.online !== undefined && table.online.state.value.help !== true}
                play={(text) => void table.play(text)}
                attempt={(text) => asked.play(text)}
                rematch={rematch}
                nameOf={nameOf}
                colourOf={(seat) => seatColour(sight, seat)}
                {...(table.online !== undefined && { intents: table.online.intents, intend: table.online.intend })}
                {...(facts && {
                  tell: (now) =>
                    factSentence(facts.value, now, {
                      view: sight.view,
                      nameOf: (seat) => seatName(sight, seat),
                      number,
                    }),
                })}
                actions={{
                  skip: () => queue.skip(),
                  hold: (how) => queue.hold(how),
                  resign,
                  record: () => table.record(),
                  ...(can.takeBack && { takeBack: (moves) => done(can.takeBack?.(moves)) }),
                  ...(can.rematch && { rematch: () => done(can.rematch?.()) }),
                  ...(can.setAnew && { setAnew: (changed) => done(can.setAnew?.(changed)) }),
                  ...(can.changeHands && { openOwn: (seat) => done(can.changeHands?.(seat)) }),
                  ...(can.layOpen && { layOpen: () => done(can.layOpen?.()) }),
                  ...(can.note && { note: (text) => done(can.note?.(text)) }),
                }}
              />
            </div>
          </div>
          <LeavingUnsaved table={table} />
          {over && frameEnds && (
            <Ending
              table={asked}
              sight={sight}
              rematch={rematch}
              nameOf={nameOf}
              colourOf={(seat) => seatColour(sight, seat)}
            />
          )}
        </Frame>
      )}
    </Curtain>
  );
};

/** Follows the table to its next match, and reports when saving has stopped or the saved match was damaged. */
const Watched = (opened: Stage) => {
  const { table } = opened;
  useSignalEffect(() => {
    swap(`/match/${table.address.value}`);
  });
  useSignalEffect(() => {
    if (table.unsaved.value !== undefined) void sayTrouble(table.unsaved.value);
  });
  useSignalEffect(() => {
    if (table.mended?.value === true) void sayTrouble("match-mended");
  });
  return <Playing {...opened} />;
};

interface PlayedMatchProps {
  readonly id: string;
  /** Also true if another tab holds the match. */
  readonly take: boolean;
  readonly onOpen: (table: Table) => void;
  /** Reopens the match, taking it over from the tab that holds it. */
  readonly onTake: () => void;
}

const OpenMatch = ({ id, take, onOpen, onTake }: PlayedMatchProps) => {
  const opened = useSignal<Stage | Refusal | undefined>(undefined);
  const tempo = useComputed(() => ({
    factor: reducedMotion.value ? Math.min(pace.value.factor, 0.5) : pace.value.factor,
  }));
  const first = useMemo(() => ({ id, take }), []);
  useEffect(() => {
    let closed = false;
    let close = () => {};
    const open = async () => {
      const read = await openTable(first.id, { take: first.take });
      if (!read.ok) {
        // A table with open seats has its own page.
        if (read.refusal.code === "not-begun") swap(`/online/${first.id.replace("online-", "")}`);
        else opened.value = read.refusal;
        return;
      }
      const table = read.value;
      onOpen(table);
      const [stage, online] = await Promise.all([
        openStage(table, tempo, { told: false }),
        table.online === undefined ? undefined : withTexts(import("../../online/refusals.ts")),
      ]);
      const { queue, fact } = stage;
      // Behind the curtain, and when the table is public again, not even the last fact stays in the page.
      let held = queue.shown.peek().holder;
      queue.shown.subscribe(({ curtain, holder }) => {
        const wasOwn = typeof held === "number" && holder === "spectator";
        held = holder;
        if (curtain === undefined && !wasOwn) return;
        fact.value = undefined;
        silence();
      });
      ({ close } = stage);
      if (closed) close();
      else opened.value = online === undefined ? stage : { ...stage, refusals: online.onlineRefusals(stage.refusals) };
    };
    void open();
    return () => {
      closed = true;
      close();
    };
  }, [first, opened, tempo]);
  if (opened.value === undefined) return <Moment />;
  if ("code" in opened.value) {
    if (opened.value.code === "open-elsewhere") return <OpenElsewhere kind="elsewhere" onTake={onTake} />;
    const { match } = texts.value;
    const isGone = opened.value.code === "no-match";
    const goneAbout = id.startsWith(practicePrefix) ? match.practiceGone : match.goneAbout;
    const about = isGone ? goneAbout : refusalText(opened.value);
    return <NotFound title={isGone ? match.gone : match.notOpened} about={about} />;
  }
  if (opened.value.table.taken.value) return <OpenElsewhere kind="taken" onTake={onTake} />;
  return <Watched {...opened.value} />;
};

/** A new address opens a new table, unless the open table navigated there itself: a rematch stays on this page. */
export const MatchPage = ({ id }: { readonly id: string }) => {
  const table = useRef<Table | undefined>(undefined);
  const asked = useRef({ id, times: 0, take: false });
  const renewed = useSignal(0);
  if (asked.current.id !== id) {
    const isThere = table.current?.address.peek() === id;
    asked.current = isThere ? { ...asked.current, id } : { id, times: asked.current.times + 1, take: false };
  }
  return (
    <OpenMatch
      key={`${asked.current.times} ${renewed.value}`}
      id={id}
      take={asked.current.take}
      onTake={() => {
        asked.current = { ...asked.current, take: true };
        renewed.value += 1;
      }}
      onOpen={(opened) => {
        table.current = opened;
      }}
    />
  );
};
