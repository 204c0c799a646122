/** The review desk: board, verdict, curve, split, moves and steps in one window, the same for every game. */
import { useSignal } from "@preact/signals";
import { accuracyOf, decisiveMoments, type OptionText } from "@turnlight/kernel";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { sentenceOf } from "../../match/review/amounts.ts";
import { retoldMoments } from "../../match/review/story.ts";
import { words } from "../../match/review/words.ts";
import { openReviewClient } from "../../match/review/worker-client.ts";
import { go as goTo, route } from "../../navigation/routes.ts";
import { upFrom } from "../../ui/frame/destination.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Dialog, IconButton, MenuIcon } from "../../ui/index.ts";
import { Learn } from "../Learn.tsx";
import { OwnMatchSwitch } from "../OwnMatchSwitch.tsx";
import { causesIn, curveTitle, type DeskProps, laidOf, lapsOf, nameOfSeat, resultSaid } from "../one-match.ts";
import { Share } from "../Share.tsx";
import { useReviewHelp } from "../useReviewHelp.ts";
import { Curve } from "./Curve.tsx";
import { DeskTop } from "./DeskTop.tsx";
import { GameLog } from "./GameLog.tsx";
import { Moves } from "./Moves.tsx";
import type { DeskMoment } from "./moment.ts";
import { Options } from "./Options.tsx";
import { Seats } from "./Seats.tsx";
import { SetupNote } from "./SetupNote.tsx";
import { Split } from "./Split.tsx";
import { Steps } from "./Steps.tsx";
import { Summary } from "./Summary.tsx";
import { useArrowKeys } from "./useArrowKeys.ts";
import { usePlayOut } from "./usePlayOut.ts";
import { useSwipe } from "./useSwipe.ts";
import { Verdict } from "./Verdict.tsx";
import "./tokens.css";
import "./desk.css";

/** So many swings of luck are named beside the curve. */
const mostSwings = 3;

type OpenSheet = "summary" | "log" | "options" | "share" | "learn" | undefined;

export const Desk = (props: DeskProps) => {
  const { match, card, Screen, Board, own: worded, seat, isOwn: ownSignal, soFar, whole, onSeat } = props;
  const chosenAt = useSignal<number | undefined>(undefined);
  const option = useSignal<OptionText | undefined>(undefined);
  const line = useSignal<readonly unknown[]>([]);
  const sheet = useSignal<OpenSheet>(undefined);
  const learnFrom = useSignal(0);
  const playOut = usePlayOut();
  const help = useReviewHelp(match);
  const labels = words.value;
  const own = worded.value;
  const isOwn = ownSignal.value;
  const { scale, entries, of, done } = soFar;
  const { game } = match.record;
  const faults = entries.filter(({ judged }) => judged?.mark !== undefined).map(({ n }) => n);
  // Until somebody moves on, the desk stands at the first mistake, or at the start of a match without any.
  const at = Math.min(chosenAt.value ?? faults[0] ?? 0, Math.max(0, entries.length - 1));
  const entry = entries[at];
  const judged = entry?.judged;
  const nameOf = nameOfSeat(match);
  const viewBefore = (n: number): unknown => match.viewAt(n - 1, seat);
  const moment: DeskMoment = {
    match,
    game,
    scale,
    own,
    seat,
    n: at,
    view: judged === undefined ? match.viewAt(at, seat) : viewBefore(at),
    judged,
    outlook: entries[judged?.next === undefined ? at : at + 1]?.outlook,
    next: entries.slice(at + 1).find(({ cause }) => cause === "dice")?.outlook,
  };
  const go = (n: number) => {
    playOut.stop();
    option.value = undefined;
    sheet.value = undefined;
    chosenAt.value = Math.max(0, Math.min(entries.length - 1, n));
  };
  const [best] = judged?.options ?? [];
  const shown = option.value ?? (judged !== undefined && judged.given > 0 ? best : undefined);
  const client = useRef<ReturnType<typeof openReviewClient> | undefined>(undefined);
  useEffect(() => () => client.current?.close(), []);
  // Where a line goes on for several moves, the engine is asked for it; else it is the choice itself.
  useEffect(() => {
    let isLeft = false;
    line.value = [];
    if (shown === undefined) return undefined;
    const moves = [shown.move, ...(shown.next === undefined ? [] : [shown.next])];
    line.value = match.viewsAfter(at, seat, moves);
    if (scale.unit === "moves") {
      client.current ??= openReviewClient();
      void client.current.ask("line", { record: match.text, seat, n: at, move: shown.move }).then((found) => {
        if (!isLeft && found.ok) line.value = match.viewsAfter(at, seat, found.value);
      });
    }
    return () => {
      isLeft = true;
    };
  }, [match, seat, at, shown?.move]);
  const choose = (chosen: OptionText) => {
    option.value = chosen;
    sheet.value = undefined;
    playOut.start(Math.max(1, line.peek().length));
  };
  const step = (way: 1 | -1) => {
    const to = way === 1 ? faults.find((n) => n > at) : faults.findLast((n) => n < at);
    if (to !== undefined) go(to);
  };
  const swipe = useSwipe(step);
  useArrowKeys(sheet.value === undefined, step);
  const laps = useMemo(() => lapsOf(match, seat, own), [match, seat, own]);
  const total = accuracyOf(scale, entries);
  const saying = (one: { readonly move: string; readonly next?: string }): string =>
    sentenceOf(own.move(one.move, moment.view, one.next));
  const close = () => goTo(upFrom(route.peek()) ?? "/");
  const learn = (from: number) => {
    learnFrom.value = from;
    sheet.value = "learn";
  };
  const title = `${labels.desk.title}: ${card.words.value.title}`;
  if (sheet.value === "learn")
    return (
      <Frame title={title} room={card.room} scope="pages review">
        <Learn
          cases={entries.flatMap(({ n, judged: one }) =>
            one?.mark === undefined || n < learnFrom.value
              ? []
              : [{ key: String(n), n, judged: one, match, Screen, own, scale, seat, nameOf }],
          )}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      </Frame>
    );
  const unrated = own.unrated?.(match.viewAt(0, seat));
  if (unrated !== undefined)
    return (
      <Frame title={title} room={card.room} scope="pages review">
        <section class="sheet paper">
          <p role="status">{unrated}</p>
        </section>
      </Frame>
    );
  // The entry in which the seat hid its board, in a game in which it does.
  const hidIn = match.record.entries.find(({ by, move }) => by === seat && /^place\b/.test(move))?.n;
  const setupNote = <SetupNote record={match.text} seat={seat} />;
  const swings = decisiveMoments(scale, entries, entries.length)
    .filter(({ kind }) => kind === "dice")
    .slice(0, mostSwings);
  const split = <Split entries={entries} scale={scale} game={game} seat={seat} isOwn={isOwn} at={at} nameOf={nameOf} />;
  const openLog = () => {
    sheet.value = "log";
  };
  const onLog = card.reviewLog && openLog;
  const moves = <Moves match={match} own={own} entries={entries} at={at} nameOf={nameOf} onGo={go} onLog={onLog} />;
  const seats = <Seats match={match} seat={seat} nameOf={nameOf} onSeat={onSeat} />;
  return (
    <Frame
      title={title}
      room={card.room}
      scope="review review-desk"
      play
      tools={
        <IconButton
          icon={MenuIcon}
          label={labels.desk.open}
          onPress={() => {
            sheet.value = "summary";
          }}
        />
      }
    >
      <div class="desk" data-game={game} aria-busy={!done}>
        <DeskTop result={resultSaid(match, seat, isOwn, nameOf)} soFar={soFar} total={total} seats={seats} />
        <section class="desk-board" data-scope={game} aria-label={labels.board} {...swipe}>
          <Board
            view={moment.view}
            seat={seat}
            played={
              judged && {
                move: judged.move,
                ...(judged.next !== undefined && { next: judged.next }),
                ...(judged.mark !== undefined && { mark: judged.mark }),
              }
            }
            better={shown}
            others={
              judged === undefined || judged.mark === undefined
                ? []
                : judged.options.slice(1).flatMap(({ move }) => (move === judged.move ? [] : [move]))
            }
            line={line.value}
            at={playOut.at}
            config={match.record.config}
            sitters={laidOf(match).sitters}
            nameOf={nameOf}
          />
        </section>
        <div class="desk-verdict" {...swipe}>
          <Verdict
            moment={moment}
            decisions={total.decisions}
            isClean={done && faults.length === 0}
            chosen={option.value?.move}
            notes={
              <>
                {help.value !== undefined && (
                  <p class="verdict-help" role="status">
                    {help.value}
                  </p>
                )}
                {at === hidIn && setupNote}
              </>
            }
            onChoose={choose}
            onAll={() => {
              sheet.value = "options";
            }}
            onTry={() => learn(at)}
            onClose={close}
          />
        </div>
        <div class="desk-curve">
          <Curve
            scale={scale}
            title={curveTitle(game, scale.unit)}
            entries={entries}
            of={of}
            at={at}
            said={judged === undefined ? "" : labels.was(saying(judged))}
            laps={laps}
            swings={swings}
            causes={causesIn(match)}
            onGo={go}
          />
        </div>
        <div class="desk-split">{split}</div>
        <div class="desk-moves">{moves}</div>
        <Steps
          faults={faults}
          at={at}
          onGo={go}
          onTry={judged?.mark === undefined ? undefined : () => learn(at)}
          onSummary={() => {
            sheet.value = "summary";
          }}
        />
      </div>
      {sheet.value === "options" && judged !== undefined && (
        <Dialog
          title={labels.desk.allTitle}
          onClose={() => {
            sheet.value = undefined;
          }}
        >
          <p>{labels.desk.showOnBoard}</p>
          <Options judged={judged} scale={scale} saying={saying} chosen={option.value?.move} onChoose={choose} />
        </Dialog>
      )}
      {sheet.value === "log" && card.reviewLog !== undefined && (
        <GameLog
          match={match}
          load={card.reviewLog}
          seat={seat}
          at={judged?.next === undefined ? at : at + 1}
          nameOf={nameOf}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
      {sheet.value === "summary" && (
        <Summary
          soFar={soFar}
          total={total}
          moments={retoldMoments(scale, entries, { own, viewBefore, match, seat, isOwn, nameOf })}
          besides={
            game === "thirteen"
              ? labels.shop
              : done && scale.unit === "moves" && total.decisions === 0 && of > 0
                ? labels.notJudged
                : undefined
          }
          setup={
            hidIn === undefined
              ? undefined
              : {
                  title: isOwn ? labels.setup.title : labels.setup.titleNamed(nameOf(seat)),
                  note: setupNote,
                }
          }
          ownSwitch={done && <OwnMatchSwitch match={match} seat={seat} isOwn={ownSignal} whole={whole} />}
          seats={seats}
          onGo={go}
          onLearn={done && faults.length > 0 ? () => learn(0) : undefined}
          onShare={() => {
            sheet.value = "share";
          }}
          onClose={() => {
            sheet.value = undefined;
          }}
        >
          {split}
          {moves}
        </Summary>
      )}
      {sheet.value === "share" && (
        <Share
          match={match}
          title={card.words.value.title}
          name={nameOf(seat)}
          curveTitle={curveTitle(game, scale.unit)}
          soFar={soFar}
          total={total}
          causes={causesIn(match)}
          own={own}
          viewBefore={viewBefore}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
    </Frame>
  );
};
