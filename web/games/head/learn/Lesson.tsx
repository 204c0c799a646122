/** The tutorial, played on the real screens: a bubble gives an instruction, and following it moves on to the next step. */
import { content } from "../words/content.ts";
import "@fontsource/pirata-one/latin-400.css";
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { type HeadFact, type HeadView, isSolved, lettersOn, moveText } from "@turnlight/games/head";
import { accept, type BaseFact, type Result } from "@turnlight/kernel";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { changeHabits } from "../lobby/preferences.ts";
import { page as headPage } from "../page.ts";
import { Play } from "../play/Play.tsx";
import type { HeadScreenProps } from "../play/props.ts";
import { headViewIn, isSettingUp } from "../play/view.ts";
import type { MissingInput } from "../setup/draft.ts";
import { SetUp } from "../setup/SetUp.tsx";
import {
  announce,
  Button,
  CloseIcon,
  Dialog,
  Frame,
  go,
  IconButton,
  ownSeat,
  PlayIcon,
  pace,
  queueOf,
  RestartIcon,
  sound,
  type TableSight,
  TutorialBubble,
  toast,
} from "../shared.ts";
import { words } from "../words/learn.ts";
import { lessonTable } from "./lessonTable.ts";
import { type LessonName, lessonNames, plots, stepsOf, theirs } from "./script.ts";
import "../tokens.css";
import "./lesson.css";

/** Milliseconds at normal speed: how long the apprentice thinks, and how long a fact is shown. */
const scratch = 900;
const glance = 220;

const leave = (to: string): void => {
  void changeHabits({ learnt: true }).then(() => go(to));
};

/** How many cells of the apprentice's board hold a letter. */
const cellsHidden = (place: string): number => {
  const move = moveText.read(place);
  return move.ok && move.value.kind === "place" ? lettersOn(move.value.board, 6).filter(Boolean).length : 0;
};

/** Moves the focus to the control this step needs, instead of the button that leaves the tutorial. */
const focusOn = (on: string | undefined): void => {
  if (on !== undefined) document.querySelector<HTMLElement>(on)?.focus({ preventScroll: true });
};

const card = headPage;

const useLesson = () => {
  const plot = plots[content.value.bank];
  const fact = useSignal<BaseFact | undefined>(undefined);
  const me = ownSeat();
  const { table, queue } = useMemo(() => {
    const rival = { kind: "person", name: words.value.apprentice, colour: (me.colour + 3) % 8, avatar: 3 } as const;
    const table = lessonTable(plot, [me, rival]);
    const queue = queueOf(table, pace, (now) => {
      fact.value = now;
      const named = card.sounds[now.kind] ?? "tap";
      sound.play(typeof named === "function" ? named(now) : named);
      const time = card.times?.[now.kind] ?? glance;
      return typeof time === "function" ? time(now) : time;
    });
    return { table, queue };
  }, []);
  useEffect(
    () => () => {
      queue.close();
      table.close();
    },
    [queue, table],
  );
  const step = useSignal(0);
  const name = useComputed(() => lessonNames[step.value]);
  const steps = stepsOf(plot);

  const goOn = (from: LessonName): void => {
    if (name.peek() === from) step.value += 1;
  };
  // The apprentice guesses once the last facts have been shown and no bubble is open.
  useSignalEffect(() => {
    const { waiting, outcome } = queue.shown.value;
    if (queue.busy.value || outcome !== undefined || !waiting.includes(1)) return undefined;
    const timer = setTimeout(() => table.answer(), scratch * pace.value.factor);
    return () => clearTimeout(timer);
  });
  const hidden = (missing: readonly MissingInput[]): void => {
    const wait = steps[name.peek() ?? "finish"].wait;
    if (wait.kind === "words" && missing.every(({ what }) => what === "place")) goOn("words");
    if (steps[name.peek() ?? "finish"].wait.kind === "board" && missing.length === 0) goOn("board");
  };
  const attempt = async (text: string): Promise<Result<undefined>> => {
    const now = name.peek();
    const wait = now === undefined ? undefined : steps[now].wait;
    if (now !== undefined && wait?.kind === "guess" && wait.move !== text) {
      const { moves, notNow } = words.value;
      const [kind = "", first = "", second = ""] = wait.move.split(" ");
      const wanted =
        kind === "word" ? moves.word(Number(first), second) : kind === "cell" ? moves.cell(first) : moves.letter(first);
      toast(notNow(wanted), { tone: "warn" });
      focusOn(steps[now].focus);
      return accept(undefined);
    }
    const answer = await table.play(text);
    if (answer.ok && now !== undefined && wait?.kind === "guess") goOn(now);
    return answer;
  };
  useSignalEffect(() => {
    const view = headViewIn(queue.shown.value.view);
    if (view !== undefined && !isSettingUp(view)) goOn("ready");
  });
  const restart = (): void => {
    step.value = 0;
    void table.can.restart?.();
  };
  return { plot, table, queue, fact, step, name, steps, goOn, hidden, attempt, restart };
};

export const Lesson = () => {
  const lesson = useLesson();
  const { plot, table, queue, fact, step, name, steps } = lesson;
  const texts = words.value;
  const sight = queue.shown.value;
  const view = headViewIn(sight.view);
  const now = name.value;
  const wait = now === undefined ? undefined : steps[now].wait;
  const closed = useSignal(false);
  /** Counts how often the bubble's target has changed, to position the bubble again. */
  const moved = useSignal(0);
  const pointedAt = useRef<Element | null>(null);
  const find = (): Element | null => {
    const target = now === undefined ? "" : steps[now].target;
    return target === "" ? null : document.querySelector(target);
  };
  // A phone shows one step at a time, so a tap may add or remove the target.
  useEffect(() => {
    const lookAgain = () => {
      setTimeout(() => {
        if (find() !== pointedAt.current) moved.value += 1;
      });
    };
    addEventListener("click", lookAgain);
    return () => removeEventListener("click", lookAgain);
  }, [now]);
  const over = sight.outcome !== undefined && !queue.busy.value;

  useEffect(() => {
    if (now === undefined || wait === undefined || wait.kind === "next") return;
    focusOn(steps[now].focus);
  }, [now, moved.value, queue.busy.value, sight.waiting.includes(0)]);
  useEffect(() => {
    if (now !== undefined) announce(`${texts.steps[now].title}. ${texts.steps[now].about(plot)}`);
  }, [now]);

  if (view === undefined) return null;
  const sitters = sight.laid.sitters;
  const props: HeadScreenProps = {
    // The tutorial's table always plays this game.
    sight: queue.shown as ReadonlySignal<TableSight<HeadView>>,
    busy: queue.busy,
    fact: fact as ReadonlySignal<HeadFact | undefined>,
    play: (text) => void table.play(text),
    nameOf: (seat) => sitters[seat]?.name ?? "",
    colourOf: (seat) => {
      const sitter = sitters[seat];
      return sitter?.kind === "person" ? sitter.colour : 0;
    },
  };
  const actions: NonNullable<HeadScreenProps["actions"]> = {
    skip: () => queue.skip(),
    resign: async () => {
      leave("/play/head");
      return true;
    },
    rematch: async () => {
      lesson.restart();
      return true;
    },
    record: () => table.record(),
  };
  const hunt = view.hunts[0];
  const hint = (): string => {
    if (!hunt.patterns.every(isSolved)) return texts.hintWords;
    const found = hunt.cells.filter(({ colour }) => colour !== "red").length;
    return texts.hintCells(cellsHidden(plot.place) - found);
  };
  // No bubble during an animation; and Enter, still held from a guess, must not dismiss it.
  const reads = now !== undefined && wait !== undefined && !over && !queue.busy.value && sight.waiting.includes(0);
  // Hiding words needs the whole screen, so the bubble gets a row of its own above it.
  const isAbove = reads && isSettingUp(view) && steps[now].target !== "";
  return (
    <Frame
      title={texts.title}
      room="head"
      play
      tools={<IconButton icon={CloseIcon} label={texts.skip} onPress={() => leave("/play/head")} />}
    >
      <div
        class={`first-lesson${isAbove ? " taught-above" : ""}`}
        onPointerDown={() => queue.busy.value && queue.skip()}
      >
        {now === undefined && !over && (
          <p class="lesson-hint" role="status">
            {hint()}
          </p>
        )}
        <div class="lesson-stage">
          {isSettingUp(view) ? (
            <SetUp key={sight.commitment} {...props} first="words" onMissing={lesson.hidden} />
          ) : (
            <Play key={sight.commitment} {...props} attempt={lesson.attempt} actions={actions} />
          )}
        </div>
        {reads && (
          <TutorialBubble
            key={`${now} ${moved.value}`}
            target={() => {
              pointedAt.current = find();
              return pointedAt.current;
            }}
            clear={() => (steps[now].target.startsWith(theirs) ? document.querySelector(theirs) : null)}
            inFlow={isAbove}
            title={texts.steps[now].title}
            step={step.value + 1}
            of={lessonNames.length}
            onSkip={() => leave("/play/head")}
            {...(wait.kind === "next" && { onNext: () => lesson.goOn(now) })}
          >
            <p>{texts.steps[now].about(plot)}</p>
          </TutorialBubble>
        )}
        {over && !closed.value && (
          <Dialog
            title={sight.outcome?.scores[0] === 1 ? texts.won.title : texts.lost.title}
            onClose={() => {
              closed.value = true;
            }}
            actions={
              <>
                <Button
                  kind="quiet"
                  icon={RestartIcon}
                  onPress={() => {
                    lesson.restart();
                  }}
                >
                  {texts.again}
                </Button>
                <Button icon={PlayIcon} autofocus onPress={() => leave("/play/head")}>
                  {texts.toNew}
                </Button>
              </>
            }
          >
            <p>{sight.outcome?.scores[0] === 1 ? texts.won.about : texts.lost.about}</p>
          </Dialog>
        )}
      </div>
    </Frame>
  );
};
