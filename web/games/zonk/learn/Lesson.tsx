/** The tutorial: a real match, with an explanation of everything that happens for the first time. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ZonkScreenProps } from "../play/props.ts";
import { TutorialBubble, useEachFact } from "../shared.ts";
import { words } from "../words/words.ts";

const steps = ["roll", "take", "decide", "hot", "zonk", "banked", "watch", "over"] as const;
type ZonkLessonStep = (typeof steps)[number];

/** Each step's target, and whether it ends by the bubble's own button (`told`) or by the action itself. */
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
  /** Dice are selected that may be set aside. */
  readonly chosen: boolean;
  /** A move of the learner's is being sent. */
  readonly acting: boolean;
  /** Pauses the match while a bubble is open. */
  readonly hold: NonNullable<ZonkScreenProps["actions"]>["hold"];
  onLeave(): void;
}

export const Lesson = ({ sight, fact, busy, chosen, acting, hold, onLeave }: LessonProps) => {
  const learned = useSignal<readonly ZonkLessonStep[]>([]);
  const showing = useSignal<ZonkLessonStep | undefined>(undefined);
  const waiting = useRef<readonly ZonkLessonStep[]>([]);
  /** A bubble with its own button stays until dismissed; the next one is queued. */
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
  // The match is paused while a bubble with its own button is open.
  useSignalEffect(() => {
    const step = showing.value;
    return step !== undefined && points[step].told ? hold?.() : undefined;
  });
  // A move by the learner dismisses the bubble.
  useEffect(() => {
    for (let step = showing.peek(); acting && step !== undefined && points[step].told; step = showing.peek())
      done(step);
  }, [acting]);
  // Steps triggered by facts.
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
  // Steps triggered by the learner's turn.
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
  // Steps triggered by a selection.
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
