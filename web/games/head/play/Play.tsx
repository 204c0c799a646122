/** The hunt on screen: both boards on a desktop, one at a time on a phone, with mouse, touch and keyboard input. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { moveText, other, shownSeries } from "@turnlight/games/head";
import { useEffect, useRef } from "preact/hooks";
import { sizes, sound, usePreferences, useSummary } from "../shared.ts";
import { words } from "../words/play.ts";
import { ActionLine } from "./ActionLine.tsx";
import { trackerLayout } from "./board/Letters.tsx";
import { characterAt } from "./characters.ts";
import { Ending, titleOf } from "./ending/Ending.tsx";
import { Stage, useStage } from "./ending/Stage.tsx";
import { useEnding } from "./ending/useEnding.ts";
import { Gallows } from "./gallows/Gallows.tsx";
import { SeriesBar } from "./gallows/SeriesBar.tsx";
import { habitSaid } from "./habits.ts";
import { Menu } from "./Menu.tsx";
import { Notes } from "./Notes.tsx";
import { takeNextGame } from "./next-game.ts";
import { Panel } from "./Panel.tsx";
import { taste as kept, taps as keptTaps } from "./preferences.ts";
import type { HeadScreenProps, HuntInput } from "./props.ts";
import { lastSaid, standingSaid } from "./sentences.ts";
import { dangerOf, tensionAt } from "./shown-duel.ts";
import { guesserIn, isSharedTable, playsHere } from "./turns.ts";
import { useVoice } from "./useAnnouncer.ts";
import { useFall } from "./useFall.ts";
import { useFrontSide, type VisibleSide } from "./useFrontSide.ts";
import { useHunter } from "./useHunter.ts";
import { useMedia } from "./useMedia.ts";
import { usePencil } from "./usePencil.ts";
import { useRemembered } from "./useRemembered.ts";
import { useShownDuel } from "./useShownDuel.ts";
import "./play.css";
import "./side-bar.css";

interface PlayProps extends HeadScreenProps {
  /** Told of every change of the input, as a lesson needs it. */
  readonly onInput?: (input: HuntInput) => void;
  /** The opponent waits, instead of thinking, until a note has been read. */
  readonly isHeld?: boolean;
  /** A note stands beside it in low windows. */
  readonly hasNote?: boolean;
}

export const Play = (props: PlayProps) => {
  const { sight, busy, attempt, actions, nameOf, colourOf, isHeld = false, hasNote = false } = props;
  const { shown, now } = useShownDuel(props);
  const { holder, outcome, waiting, laid, open, results = [] } = sight.value;
  // At a shared table both players see both hunts, and whoever's turn it is guesses.
  const isShared = isSharedTable(sight.value);
  const me = holder === 1 ? 1 : 0;
  const they = other(me);
  const guesser = guesserIn(sight.value);
  const texts = words.value;
  const mayGuess = useComputed(
    () =>
      !busy.value &&
      sight.value.outcome === undefined &&
      sight.value.waiting.includes(guesserIn(sight.value)) &&
      playsHere(sight.value) &&
      attempt !== undefined,
  );
  const [taps, changeTaps] = usePreferences(keptTaps);
  const { oneTap } = taps.value;
  const byFinger = useMedia("(pointer: coarse)").value;
  const ended = useEnding({ sight, busy, actions });
  useEffect(() => {
    const { match, outcome: end } = sight.peek();
    if (end !== undefined && actions?.rematch !== undefined && takeNextGame(match)) void actions.rematch();
  }, [actions]);
  const fall = useFall(props, shown);
  const { staged, end: endStage } = useStage(fall, attempt !== undefined && actions !== undefined);
  const [taste, changeTaste] = usePreferences(kept);
  const wide = useMedia(`${sizes.wide} and (min-height: 38em)`).value;
  const low = useMedia(sizes.low).value;
  // Thirteen keys in a row would be too narrow for touch, or for large text.
  const besideNote = hasNote ? `, ${sizes.lying}, ${sizes.squat} and ${sizes.long}` : "";
  const isTight = useMedia(`(max-width: 21.5em)${besideNote}`).value;
  const menu = useSignal(false);
  const whoIs = (seat: number) => (seat === me && !isShared ? words.value.last.you : nameOf(seat));
  const remembered = useRemembered(sight.value);
  const line = useComputed(() => {
    const habit = remembered.value;
    const character = characterAt(sight.value.laid.sitters);
    const greeting = character === undefined ? words.value.last.none : words.value.characters[character].greets;
    const opening = habit === undefined ? greeting : habitSaid(habit, words.value);
    return lastSaid(shown.value, whoIs, words.value) ?? opening;
  });
  const isOver = useComputed(() => ended.value !== undefined);
  const { side, reading, goOn } = useFrontSide({ sight, busy, fact: props.fact, me, line, isOver });
  const isSkipping = useComputed(() => busy.value || (!wide && reading.value));
  const hunter = useHunter({ busy: isSkipping, attempt, mayGuess, view: shown, me: guesser, oneTap });
  useSignalEffect(() => {
    const [aim, spelling] = [hunter.aim.value, hunter.spelling.value];
    props.onInput?.({ aim: aim && moveText.write(aim), spelling });
  });
  const pencil = usePencil(sight.value.match, guesser);
  useVoice({
    view: shown,
    mayGuess,
    whoIs,
    turn: () => (isShared ? words.peek().turnOf(nameOf(guesser)) : words.peek().yourTurn),
  });
  // The music follows the player in greater danger.
  useSignalEffect(() => {
    const { hunts } = shown.value;
    const over = sight.value.outcome !== undefined;
    sound.danger(over ? 0 : tensionAt(Math.max(...hunts.map(dangerOf))));
  });

  const summary = useRef((): string => "");
  useSummary(() => summary.current());
  const view = shown.value;
  const boards = ended.value?.boards ?? view.boards;
  const full = { ...view, boards };
  const over = outcome !== undefined && !busy.value;
  const { best } = view.config;
  // A finished match counts as soon as its end has been shown.
  const series =
    best === 1 ? undefined : { best, score: shownSeries(results, best, over ? outcome?.scores : undefined) };
  const thinks = laid.sitters[they]?.kind === "bot" && waiting.includes(they) && !isHeld;
  const turn = {
    text:
      fall.value !== undefined
        ? texts.falls
        : waiting.includes(me) && !isShared
          ? texts.yourTurn
          : thinks
            ? texts.thinking(nameOf(they))
            : texts.turnOf(nameOf(isShared ? guesser : they)),
    isYours: waiting.includes(guesser) && fall.value === undefined,
    thinks: thinks && fall.value === undefined,
    colour: colourOf(waiting[0] ?? me),
    isShared,
  };
  summary.current = () => standingSaid({ view, turn: turn.text, you: isShared ? undefined : me, nameOf }, words.peek());
  const marks = attempt !== undefined && playsHere(sight.value);
  const isStrip = (low || attempt === undefined) && !wide;
  const panel = (owner: 0 | 1) => (
    <Panel
      view={full}
      owner={owner}
      isOwn={owner === me && !isShared}
      side={owner === guesser ? "defend" : "attack"}
      call={isShared ? texts.huntedBy(nameOf(other(owner))) : owner === me ? texts.defend : texts.attack}
      name={nameOf(owner)}
      colour={colourOf(owner)}
      layout={over ? undefined : isTight ? "nines" : isStrip ? "strip" : trackerLayout(view.config.bank)}
      hunter={owner !== guesser && mayGuess.value ? hunter : undefined}
      pencil={owner !== guesser && marks && !over ? pencil : undefined}
      lit={waiting.includes(other(owner))}
      titled={wide || isShared}
      over={over}
    />
  );
  const notes = ([me, they] as const).map((seat) => (
    <Notes key={seat} view={view} seat={seat} name={nameOf(seat)} colour={colourOf(seat)} />
  ));
  const shows: VisibleSide = side.value;
  const show = (next: VisibleSide) => {
    side.value = next;
  };
  const alone = laid.sitters.filter(({ kind }) => kind === "person").length === 1;
  const ending = ended.value !== undefined && over && (
    <Ending
      key={ended.value.record}
      view={view}
      ended={ended.value}
      me={me}
      isSeated={holder === me}
      alone={alone}
      taste={taste.value}
      series={series}
      character={characterAt(laid.sitters)}
      habit={remembered.value}
      nameOf={nameOf}
      colourOf={colourOf}
      rematch={props.rematch}
      onRematch={() => void actions?.rematch?.()}
    />
  );
  return (
    <div
      class={`hunt ${wide ? "wide" : "narrow"}${over || (!wide && fall.value !== undefined) ? " over" : ""}`}
      {...hunter.hands}
      onPointerDown={goOn}
    >
      {wide && panel(me)}
      <div class={`hunt-middle${series === undefined ? "" : " in-series"}`}>
        {series !== undefined && <SeriesBar series={series} isOver={over} nameOf={nameOf} colourOf={colourOf} />}
        <Gallows
          view={view}
          now={now.value}
          me={me}
          isShared={isShared}
          sitters={laid.sitters}
          waiting={waiting}
          fallen={fall.value}
          gentle={taste.value.gentle}
          series={series}
          nameOf={nameOf}
          colourOf={colourOf}
          sides={wide ? undefined : { shown: shows === "result" ? undefined : shows, show }}
        />
        {over ? (
          !wide &&
          ended.value !== undefined && (
            <button type="button" class="to-result" aria-pressed={shows === "result"} onClick={() => show("result")}>
              {texts.result}
            </button>
          )
        ) : (
          <ActionLine
            hunter={hunter}
            turn={turn}
            text={line.value}
            rule={byFinger && !oneTap && view.guesses.length === 0 ? texts.tapRule : undefined}
            onLayOpen={open === true && !isShared ? () => void actions?.layOpen?.() : undefined}
            pencil={marks ? pencil : undefined}
            onMenu={() => {
              menu.value = true;
            }}
          />
        )}
        {wide && (ending || <div class="notes-pair">{notes}</div>)}
      </div>
      {wide && panel(they)}
      {!wide && shows === "attack" && panel(they)}
      {!wide && shows === "defend" && panel(me)}
      {!wide && shows === "result" && ending}
      {staged.value !== undefined && (
        <Stage
          fall={staged.value}
          view={view}
          sitters={laid.sitters}
          gentle={taste.value.gentle}
          title={titleOf({ loser: staged.value.seat, me, alone, nameOf })}
          nameOf={nameOf}
          colourOf={colourOf}
          onEnd={() => {
            actions?.skip();
            endStage();
          }}
        />
      )}
      {menu.value && (
        <Menu
          notes={wide ? null : <div class="notes-pair">{notes}</div>}
          taste={{ now: taste.value, onChange: changeTaste }}
          taps={byFinger ? { oneTap, onChange: (next) => changeTaps({ oneTap: next }) } : undefined}
          own={
            isShared && open === true && outcome === undefined
              ? ([0, 1] as const).map((seat) => ({
                  name: nameOf(seat),
                  onOpen: () => {
                    menu.value = false;
                    void actions?.openOwn?.(seat);
                  },
                }))
              : []
          }
          onResign={
            outcome === undefined && actions !== undefined && playsHere(sight.value)
              ? () => {
                  menu.value = false;
                  void actions.resign(isShared ? texts.resignFor(nameOf(guesser)) : undefined);
                }
              : undefined
          }
          onClose={() => {
            menu.value = false;
          }}
        />
      )}
    </div>
  );
};
