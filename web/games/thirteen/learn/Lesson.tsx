/** The lesson: the end of a stage with given dice on the real screen. A note above it asks for one thing at a time. */
import { useSignal } from "@preact/signals";
import { thirteen } from "@turnlight/games/thirteen";
import { accept, type Result } from "@turnlight/kernel";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { lessonTable } from "../../../match/lesson/staged-table.ts";
import { LessonRoom } from "../../LessonRoom.tsx";
import { useLessonStage } from "../../lesson-stage.ts";
import { clearTours } from "../lobby/resume.ts";
import { page } from "../page.ts";
import type { RunScreenProps } from "../play/run.ts";
import { lasts, Screen } from "../play/Screen.tsx";
import { beginRun } from "../play/start-run.ts";
import { announce, go, ownSeat, toast } from "../shared.ts";
import { lessonWords } from "../words/lesson.ts";
import { chance, config, opening, stepNames, type ThirteenLessonStep, targets, waits } from "./script.ts";
import "./lesson.css";

const toLobby = (): void => go("/play/thirteen");

const isSame = (one: readonly number[], two: readonly number[]): boolean => one.join(" ") === two.join(" ");

const useLesson = () => {
  const stage = useLessonStage(
    () => lessonTable({ rules: thirteen.rules, config, chance, opening, sitters: [ownSeat()] }),
    {
      page,
      lasts: (fact, before) => lasts(fact, before.view),
    },
  );
  const { table, queue } = stage;
  const at = useSignal(0);
  const step = (): ThirteenLessonStep | undefined => stepNames[at.peek()];
  const attempt = async (text: string): Promise<Result<undefined>> => {
    const now = step();
    if (now === undefined) return accept(undefined);
    const wait = waits[now];
    if (wait.kind !== "move" || wait.move !== text) {
      const { notNow, steps } = lessonWords.peek();
      toast(notNow(steps[now].title), { tone: "warn" });
      return accept(undefined);
    }
    const answer = await table.play(text);
    if (answer.ok) at.value += 1;
    return answer;
  };
  return {
    ...stage,
    at,
    attempt,
    /** The steps of locking follow the dice, in both directions. */
    heed(locked: readonly number[]): void {
      const here = step();
      if (here !== "six" && here !== "other" && here !== "again") return;
      if (queue.busy.peek()) return;
      const [six, other] = [waits.six, waits.other];
      if (six.kind !== "lock" || other.kind !== "lock") return;
      const now = isSame(locked, other.dice) ? "again" : locked.includes(six.dice[0] ?? 0) ? "other" : "six";
      at.value = stepNames.indexOf(now);
    },
    restart(): void {
      at.value = 0;
      table.restart();
    },
  };
};

export const Lesson = () => {
  const lesson = useLesson();
  const { queue, sight, fact, at } = lesson;
  const texts = lessonWords.value;
  const name = stepNames[at.value];
  const isShown = name !== undefined && !queue.busy.value;
  // Lessons of earlier versions were runs that could be left unfinished.
  useEffect(() => void clearTours(), []);
  // The focus leaves a locked die at once, so that its state would not be read out.
  useLayoutEffect(() => {
    const die = document.activeElement;
    if ((name === "other" || name === "again") && die?.matches('.tray-die[aria-pressed="true"]'))
      announce(die.getAttribute("aria-label") ?? "");
  }, [name]);
  // From the note, Enter or Space activates what it asks for.
  useEffect(() => {
    if (isShown) document.querySelector<HTMLElement>(targets[name])?.focus({ preventScroll: true });
  }, [isShown, name]);
  const props: RunScreenProps = {
    sight,
    busy: queue.busy,
    fact,
    unaided: true,
    play: (text) => void lesson.attempt(text),
    attempt: lesson.attempt,
    nameOf: () => ownSeat().name,
    colourOf: () => ownSeat().colour,
  };
  return (
    <LessonRoom
      room="thirteen"
      title={texts.title}
      note={isShown ? texts.steps[name] : undefined}
      step={at.value + 1}
      of={stepNames.length}
      target={name === undefined ? "" : targets[name]}
      onSkip={toLobby}
      onPress={() => queue.busy.value && queue.skip()}
      won={
        name === undefined && !queue.busy.value
          ? {
              ...texts.won,
              again: texts.again,
              play: texts.play,
              onAgain: lesson.restart,
              onPlay: () => void beginRun({ kind: "run" }),
            }
          : undefined
      }
    >
      <Screen key={sight.value.commitment} {...props} onLock={lesson.heed} />
    </LessonRoom>
  );
};
