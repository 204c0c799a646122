/** Hunting alone: one board, no opponent, misses counted. After the end the result takes the screen. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { type HuntFigures, head, huntFigures } from "@turnlight/games/head";
import { useRef } from "preact/hooks";
import { openReview } from "../../../match/review/navigation.ts";
import { ActionLine } from "../play/ActionLine.tsx";
import { trackerLayout } from "../play/board/Letters.tsx";
import { useEnding } from "../play/ending/useEnding.ts";
import { Menu } from "../play/Menu.tsx";
import { Notes } from "../play/Notes.tsx";
import { Panel } from "../play/Panel.tsx";
import { taps as keptTaps } from "../play/preferences.ts";
import type { HeadScreenProps } from "../play/props.ts";
import { lastSaid, spelled } from "../play/sentences.ts";
import { useVoice } from "../play/useAnnouncer.ts";
import { useHunter } from "../play/useHunter.ts";
import { useMedia } from "../play/useMedia.ts";
import { usePencil } from "../play/usePencil.ts";
import { useShownDuel } from "../play/useShownDuel.ts";
import { standing } from "../saved.ts";
import { BackIcon, Button, go, HintIcon, sizes, sound, usePreferences, useSummary } from "../shared.ts";
import { words } from "../words/hunt.ts";
import { words as playWords } from "../words/play.ts";
import { type DailyHunts, HuntResult } from "./HuntResult.tsx";
import "../play/play.css";
import "./hunt.css";

const me = 0;

interface OverHunt {
  readonly figures: HuntFigures;
  readonly hunts: DailyHunts;
  readonly isCounted: boolean;
  readonly record: string;
}

/** Figures are reckoned from the match itself, since a hunt for practice is kept nowhere. */
const useOver = (props: HeadScreenProps) => {
  const { sight, busy, actions } = props;
  const ended = useEnding({ sight, busy, actions });
  const over = useSignal<OverHunt | undefined>(undefined);
  useSignalEffect(() => {
    const end = ended.value;
    const board = end?.boards[1];
    if (end === undefined || !board) return;
    const { view, laid } = props.sight.peek();
    const figures = huntFigures(head.rules, view, board);
    const date = laid.occasion?.about ?? "";
    void standing().then(({ hunts = {} }) => {
      const kept = hunts[date];
      const isCounted = kept?.inTime === true && kept.trail === figures.trail;
      over.value = { figures, hunts, isCounted, record: end.record };
      sound.play(figures.found ? "fanfare" : "defeat");
    });
  });
  return over;
};

export const Hunt = (props: HeadScreenProps) => {
  const { sight, busy, attempt, actions, nameOf, colourOf } = props;
  const { shown } = useShownDuel(props);
  const { outcome, waiting, laid } = sight.value;
  const texts = words.value;
  const mayGuess = useComputed(
    () =>
      !busy.value &&
      sight.value.outcome === undefined &&
      sight.value.waiting.includes(me) &&
      sight.value.holder === me &&
      attempt !== undefined,
  );
  const [taps, changeTaps] = usePreferences(keptTaps);
  const { oneTap } = taps.value;
  const byFinger = useMedia("(pointer: coarse)").value;
  const hunter = useHunter({ busy, attempt, mayGuess, view: shown, me, oneTap });
  const pencil = usePencil(sight.value.match, me);
  const low = useMedia(sizes.low).value;
  const isTight = useMedia("(max-width: 21.5em)").value;
  const menu = useSignal(false);
  const over = useOver(props);
  const line = useComputed(() => lastSaid(shown.value, () => playWords.value.last.you, playWords.value));
  useVoice({
    view: shown,
    mayGuess,
    whoIs: () => playWords.peek().last.you,
    turn: () => words.peek().misses(shown.peek().hunts[me].misses),
  });
  const summary = useRef((): string => "");
  useSummary(() => summary.current());
  const view = shown.value;
  const [hunt] = view.hunts;
  summary.current = () =>
    [
      `${texts.misses(hunt.misses)}.`,
      ...hunt.patterns.map((one, i) => `${playWords.peek().pattern(i + 1, spelled(one, playWords.peek()))}.`),
      ...(hunt.missed === "" ? [] : [playWords.peek().standing.tried([...hunt.missed].join(" "))]),
    ].join(" ");
  const isOver = outcome !== undefined && !busy.value;
  const date = laid.occasion?.about ?? "";
  if (isOver && over.value !== undefined) {
    const { record } = over.value;
    return (
      <div class="hunt-over">
        <HuntResult date={date} {...over.value} isFresh>
          <Button kind="quiet" icon={HintIcon} onPress={() => openReview({ text: record, seat: me, isOwn: true })}>
            {texts.review}
          </Button>
          <Button kind="quiet" icon={BackIcon} onPress={() => go("/play/head/daily")}>
            {texts.archive}
          </Button>
        </HuntResult>
      </div>
    );
  }
  return (
    <div class="hunt narrow alone" {...hunter.hands}>
      <div class="hunt-middle">
        <ActionLine
          hunter={hunter}
          turn={{
            text: texts.misses(hunt.misses),
            isYours: waiting.includes(me),
            thinks: false,
            colour: colourOf(me),
            isShared: false,
          }}
          text={line.value ?? texts.noGuess}
          rule={byFinger && !oneTap && view.guesses.length === 0 ? playWords.value.tapRule : undefined}
          pencil={attempt === undefined ? undefined : pencil}
          onMenu={() => {
            menu.value = true;
          }}
        />
      </div>
      <Panel
        view={view}
        owner={1}
        isOwn={false}
        side="attack"
        call=""
        name={nameOf(1)}
        title={texts.board}
        colour={colourOf(1)}
        layout={isOver ? undefined : isTight ? "nines" : low && !byFinger ? "strip" : trackerLayout(view.config.bank)}
        hunter={mayGuess.value ? hunter : undefined}
        pencil={attempt === undefined || isOver ? undefined : pencil}
        lit
        titled={false}
        over={isOver}
      />
      {menu.value && (
        <Menu
          notes={<Notes view={view} seat={me} name={nameOf(me)} colour={colourOf(me)} />}
          taps={byFinger ? { oneTap, onChange: (next) => changeTaps({ oneTap: next }) } : undefined}
          own={[]}
          onResign={
            outcome === undefined && actions !== undefined
              ? () => {
                  menu.value = false;
                  void actions.resign(texts.giveUp, texts.giveUpYes);
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
