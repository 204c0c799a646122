/** The lesson: the last guesses of a duel on the real screen, with given boards. A note asks for one thing at a time. */
import "@fontsource/pirata-one/latin-400.css";
import { useComputed, useSignal } from "@preact/signals";
import { head } from "@turnlight/games/head";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { lessonTable } from "../../../match/lesson/staged-table.ts";
import { LessonRoom } from "../../LessonRoom.tsx";
import { type LessonNote, useLessonStage } from "../../lesson-stage.ts";
import { changeHabits } from "../lobby/preferences.ts";
import { page } from "../page.ts";
import { Play } from "../play/Play.tsx";
import type { HeadScreenProps, HuntInput } from "../play/props.ts";
import { composed } from "../play/spelling.ts";
import { go, ownSeat, toast } from "../shared.ts";
import { content } from "../words/content.ts";
import { words } from "../words/learn.ts";
import { aimKey, type LessonName, lessonNames, openingOf, plots, spellKey, stepsOf } from "./script.ts";
import "../tokens.css";
import "./lesson.css";

/** Whoever leaves the lesson, at its end or before, is not sent there again. */
const leave = (to: string): void => {
  void changeHabits({ learnt: true }).then(() => go(to));
};
const toLobby = (): void => leave("/play/head");

/** Milliseconds that the apprentice thinks. */
const pause = 700;

const useLesson = () => {
  // Of the language in which it was begun: another language has another board.
  const plot = useMemo(() => plots[content.peek().bank], []);
  const steps = stepsOf(plot);
  const me = ownSeat();
  const stage = useLessonStage(
    () =>
      lessonTable({
        rules: head.rules,
        config: plot.config,
        chance: [],
        opening: openingOf(plot),
        sitters: [me, { kind: "bot", bot: "apprentice", name: words.peek().apprentice }],
      }),
    { page, thinks: [pause, pause] },
  );
  const { table, queue } = stage;
  const at = useSignal(0);
  const input = useSignal<HuntInput>({ aim: undefined, spelling: undefined });
  const name = useComputed((): LessonName | undefined => lessonNames[at.value]);
  const goOn = (): void => {
    at.value += 1;
  };
  const attempt = async (text: string): Promise<Result<undefined>> => {
    const now = name.peek();
    if (now === undefined) return accept(undefined);
    const { wait } = steps[now];
    if (wait.kind !== "guess" || wait.move !== text) {
      const { notNow, steps: said } = words.peek();
      toast(notNow(said[now](plot).title), { tone: "warn" });
      return accept(undefined);
    }
    const answer = await table.play(text);
    if (answer.ok) goOn();
    return answer;
  };
  return {
    ...stage,
    plot,
    steps,
    at,
    name,
    input,
    attempt,
    /** A word chosen to be spelled leads on, and leaving it leads back. */
    heed(now: HuntInput): void {
      input.value = now;
      const here = name.peek();
      const wait = here === undefined ? undefined : steps[here].wait;
      if (wait?.kind === "row" && now.spelling?.row === wait.row) goOn();
      if (here === "spell" && now.spelling === undefined && !queue.busy.peek()) at.value = lessonNames.indexOf("row");
    },
    next(): void {
      const read = lessonNames.slice(0, at.peek() + 1).filter((one) => steps[one].wait.kind === "next").length;
      const move = plot.replies[read - 1];
      goOn();
      if (move !== undefined) table.enter({ seat: 1, move });
    },
    restart(): void {
      at.value = 0;
      table.restart();
    },
  };
};

type Lesson = ReturnType<typeof useLesson>;

interface PointedNote {
  readonly note: LessonNote;
  readonly target: string;
}

/** A guess that is only aimed at, or spelled, has a note of its own: how to confirm it. */
const bubbleOf = ({ plot, steps, input }: Lesson, name: LessonName): PointedNote => {
  const texts = words.value;
  const { wait, target } = steps[name];
  const { aim, spelling } = input.value;
  const wanted = wait.kind === "guess" ? wait.move : undefined;
  if (aim !== undefined && aim === wanted) return { note: texts.confirm, target: aimKey };
  if (name === "spell" && spelling !== undefined && composed(spelling) === plot.word.text)
    return { note: texts.enter, target: spellKey };
  return { note: texts.steps[name](plot), target };
};

export const Lesson = () => {
  const lesson = useLesson();
  const { queue, sight, fact, at, steps } = lesson;
  const texts = words.value;
  const name = lesson.name.value;
  const { sitters } = sight.value.laid;
  const isOver = sight.value.outcome !== undefined && !queue.busy.value;
  const isRead = name !== undefined && !queue.busy.value && sight.value.waiting.includes(0);
  const asksNext = name !== undefined && steps[name].wait.kind === "next";
  const isShown = name !== undefined && !queue.busy.value && (isRead || asksNext);
  const bubble = isShown ? bubbleOf(lesson, name) : undefined;
  // From the note, Enter activates what it asks for.
  useEffect(() => {
    if (bubble === undefined || asksNext) return;
    document.querySelector<HTMLElement>(bubble.target)?.focus({ preventScroll: true });
  }, [bubble?.target]);
  const props: HeadScreenProps = {
    sight,
    busy: queue.busy,
    fact,
    play: (text) => void lesson.attempt(text),
    attempt: lesson.attempt,
    actions: {
      skip: () => queue.skip(),
      resign: async () => {
        toLobby();
        return true;
      },
      // A lesson is not kept, so it has no ending of its own: the lesson's note is the end.
      record: async () => refuse("cannot-seal", "a lesson is not kept"),
    },
    nameOf: (seat) => sitters[seat]?.name ?? "",
    colourOf: (seat) => (seat === 0 ? ownSeat().colour : (ownSeat().colour + 3) % 8),
  };
  return (
    <LessonRoom
      room="head"
      title={texts.title}
      note={bubble?.note}
      step={at.value + 1}
      of={lessonNames.length}
      target={bubble?.target ?? ""}
      onNext={asksNext ? lesson.next : undefined}
      onSkip={toLobby}
      onPress={() => queue.busy.value && queue.skip()}
      won={
        isOver
          ? { ...texts.won, again: texts.again, play: texts.toNew, onAgain: lesson.restart, onPlay: toLobby }
          : undefined
      }
    >
      <Play key={sight.value.commitment} {...props} onInput={lesson.heed} isHeld={isShown && asksNext} hasNote />
    </LessonRoom>
  );
};
