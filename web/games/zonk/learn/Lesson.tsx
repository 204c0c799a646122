/** The lesson: a real match, with a word at each thing that happens for the first time. One goes on by doing it. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ZonkScreenProps } from "../play/props.ts";
import { TutorialBubble, useEachFact } from "../shared.ts";
import { words } from "../words/words.ts";

const steps = ["roll", "take", "decide", "hot", "zonk", "banked", "watch", "over"] as const;
type ZonkLessonStep = (typeof steps)[number];

/** What each step points at, and whether it waits for a press of its own button instead of for the thing itself. */
const points: Readonly<Record<ZonkLessonStep, { readonly at: string; readonly told: boolean }>> = {
  roll: { at: ".tavern-actions", told: false },
  take: { at: ".tavern-low", told: false },
  decide: { at: ".tavern-actions", told: false },
  hot: { at: ".tavern-table", told: true },
  zonk: { at: ".tavern-table", told: true },
  banked: { at: ".tavern-scores", told: true },
  watch: { at: ".tavern-table", told: true },
  over: { at: ".tavern-scores", told: true },
};

interface LessonProps extends Pick<ZonkScreenProps, "sight" | "fact" | "busy"> {
  /** Dice are chosen that may be set aside. */
  readonly chosen: boolean;
  /** A move of the learner's is on its way. */
  readonly acting: boolean;
  /** Stops the match while something is read. */
  readonly hold: NonNullable<ZonkScreenProps["actions"]>["hold"];
  onLeave(): void;
}

export const Lesson = ({ sight, fact, busy, chosen, acting, hold, onLeave }: LessonProps) => {
  const learned = useSignal<readonly ZonkLessonStep[]>([]);
  const showing = useSignal<ZonkLessonStep | undefined>(undefined);
  const waiting = useRef<readonly ZonkLessonStep[]>([]);
  /** What is being read stays until it was read; the next word waits for it. */
  const teach = (step: ZonkLessonStep): void => {
    const now = showing.peek();
    if (now === step || learned.peek().includes(step) || waiting.current.includes(step)) return;
    if (now !== undefined && points[now].told) waiting.current = [...waiting.current, step];
    else showing.value = step;
  };
  const done = (step: ZonkLessonStep): void => {
    if (showing.peek() !== step) return;
    learned.value = [...learned.peek(), step];
    const [next, ...later] = waiting.current;
    waiting.current = later;
    showing.value = next;
  };
  // Nobody plays on while something is to be read.
  useSignalEffect(() => {
    const step = showing.value;
    return step !== undefined && points[step].told ? hold?.() : undefined;
  });
  // Whoever plays on has read it.
  useEffect(() => {
    for (let step = showing.peek(); acting && step !== undefined && points[step].told; step = showing.peek())
      done(step);
  }, [acting]);
  // What has happened.
  useEachFact(fact, (now) => {
    if (now === undefined) return;
    const mine = sight.peek().laid.sitters[now.seat]?.kind === "person";
    if (!mine) {
      if (now.kind === "began") teach("watch");
      return;
    }
    if (now.kind === "rolled") done("roll");
    if (now.kind === "took") {
      done("take");
      done("decide");
    }
    if (now.kind === "hot-dice") teach("hot");
    if (now.kind === "zonked") teach("zonk");
    if (now.kind === "banked") teach("banked");
  });
  // What is to be done.
  useSignalEffect(() => {
    const { view, outcome, waiting: on, laid } = sight.value;
    if (busy.value || showing.peek() !== undefined) return;
    if (outcome !== undefined) {
      teach("over");
      return;
    }
    if (!on.some((seat) => laid.sitters[seat]?.kind === "person")) return;
    if (view.phase.kind === "ready") teach("roll");
    if (view.phase.kind === "taking" && !chosen) teach("take");
  });
  // Something is chosen: what to do with it.
  useEffect(() => {
    if (!chosen) return;
    done("take");
    if (showing.peek() === undefined) teach("decide");
  }, [chosen]);
  const step = showing.value;
  if (step === undefined) return null;
  const [title = "", text = ""] = words.value.lesson[step];
  const { at, told } = points[step];
  return (
    <TutorialBubble
      key={step}
      target={() => document.querySelector(at)}
      title={title}
      step={steps.indexOf(step) + 1}
      of={steps.length}
      {...(told && { onNext: () => done(step) })}
      onSkip={onLeave}
    >
      {text}
    </TutorialBubble>
  );
};
