/** The lesson: a short match with given dice on the real screen. A note above it asks for one thing at a time. */
import { useSignal } from "@preact/signals";
import { zonk } from "@turnlight/games/zonk";
import { accept, type Result } from "@turnlight/kernel";
import { useRef } from "preact/hooks";
import { lessonTable } from "../../../match/lesson/staged-table.ts";
import { LessonRoom } from "../../LessonRoom.tsx";
import { useLessonStage } from "../../lesson-stage.ts";
import { me } from "../lobby/seating.ts";
import { sitDown } from "../lobby/start-chosen.ts";
import { page } from "../page.ts";
import type { ZonkScreenProps } from "../play/props.ts";
import { lasts, Screen, thinks } from "../play/Screen.tsx";
import { keepSetting } from "../saved.ts";
import { go, toast } from "../shared.ts";
import { lessonWords } from "../words/lesson.ts";
import { words } from "../words/words.ts";
import { chance, config, reply, stepNames, waits, type ZonkLessonStep } from "./script.ts";
import "./lesson.css";

const opponent = "hybrid:easy" as const;

/** The lobby's settings are saved, which tells it that whoever had the lesson need not be sent there again. */
const toLobby = (): void => void keepSetting({}).then(() => go("/play/zonk"));
const playOn = (): void => void keepSetting({}).then(sitDown);

const targetOf = (step: ZonkLessonStep): string => {
  const wait = waits[step];
  if (wait.kind === "choose") return `.tavern-offer[data-move="${wait.take}"]`;
  if (wait.kind === "next") return ".tavern-headline";
  return `.tavern-actions .button:${wait.moves.at(-1) === "bank" ? "last" : "first"}-of-type`;
};

const useLesson = () => {
  const stage = useLessonStage(
    () =>
      lessonTable({
        rules: zonk.rules,
        config,
        chance,
        sitters: [me(), { kind: "bot", bot: opponent, name: words.peek().patrons[opponent].name }],
      }),
    {
      page,
      lasts: (fact, before) => lasts(fact, before.view, before),
      thinks,
    },
  );
  const { table, queue } = stage;
  const at = useSignal(0);
  /** How many moves of the step have been made. */
  const made = useRef(0);
  const hasRefusedTake = useRef(false);
  const step = (): ZonkLessonStep | undefined => stepNames[at.peek()];
  const goOn = (): void => {
    made.current = 0;
    at.value += 1;
  };
  /** The moves that the learner makes next, also while still choosing the dice for them. */
  const wanted = (): string | undefined => {
    const coming = stepNames.slice(at.peek()).map((name) => waits[name]);
    return coming.find((wait) => wait.kind === "moves")?.moves[made.current];
  };
  const attempt = async (text: string): Promise<Result<undefined>> => {
    const now = step();
    if (now === undefined) return accept(undefined);
    if (waits[now].kind === "choose" || text !== wanted()) {
      // One tap may be a take and what follows it: it is answered once.
      const isAnswered = hasRefusedTake.current && !text.startsWith("take ");
      hasRefusedTake.current = text.startsWith("take ");
      const { notNow, steps } = lessonWords.peek();
      if (!isAnswered) toast(notNow(steps[now].title), { tone: "warn" });
      return accept(undefined);
    }
    hasRefusedTake.current = false;
    const answer = await table.play(text);
    if (!answer.ok) return answer;
    made.current += 1;
    if (wanted() === undefined) goOn();
    return answer;
  };
  return {
    ...stage,
    at,
    attempt,
    choose(move: string | undefined): void {
      const wait = waits[step() ?? "zonk"];
      if (wait.kind === "choose" && wait.take === move) goOn();
    },
    next(): void {
      if (step() !== "zonk") return;
      goOn();
      for (const move of reply) table.enter(move);
    },
    restart(): void {
      made.current = 0;
      at.value = 0;
      table.restart();
    },
    isRead: () => !queue.busy.value && at.value < stepNames.length,
  };
};

export const Lesson = () => {
  const lesson = useLesson();
  const { queue, sight, fact, at } = lesson;
  const texts = lessonWords.value;
  const { sitters } = sight.value.laid;
  const name = stepNames[at.value];
  const isShown = lesson.isRead();
  const isWon = sight.value.outcome !== undefined && !queue.busy.value;
  const props: ZonkScreenProps = {
    sight,
    busy: queue.busy,
    fact,
    entry: queue.entry,
    thinking: queue.thinking,
    unaided: true,
    play: (text) => void lesson.attempt(text),
    attempt: lesson.attempt,
    nameOf: (seat) => sitters[seat]?.name ?? "",
    colourOf: (seat) => (seat === 0 ? me().colour : (me().colour + 3) % 8),
  };
  return (
    <LessonRoom
      room="zonk"
      title={texts.title}
      note={isShown && name !== undefined ? texts.steps[name] : undefined}
      step={at.value + 1}
      of={stepNames.length}
      target={name === undefined ? "" : targetOf(name)}
      onNext={name !== undefined && waits[name].kind === "next" ? lesson.next : undefined}
      onSkip={toLobby}
      onPress={() => queue.busy.value && queue.skip()}
      won={
        isWon
          ? {
              title: texts.won,
              about: texts.wonAbout,
              again: texts.again,
              play: texts.play,
              onAgain: lesson.restart,
              onPlay: playOn,
            }
          : undefined
      }
    >
      <Screen key={sight.value.commitment} {...props} onChoose={lesson.choose} />
    </LessonRoom>
  );
};
