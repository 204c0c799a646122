/** The lesson: a real match, with a word at each thing that happens for the first time. One goes on by doing it. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { TutorialBubble } from "../shared.ts";
import { words } from "../words.ts";
import { asZonkFact, isZonkView } from "./view.ts";

const steps = ["roll", "take", "decide", "hot", "zonk", "banked", "watch", "over"] as const;
type Step = (typeof steps)[number];

/** What each step points at, and whether it waits for a press of its own button instead of for the thing itself. */
const points: Readonly<Record<Step, { readonly at: string; readonly told: boolean }>> = {
  roll: { at: ".tavern-actions", told: false },
  take: { at: ".tavern-low", told: false },
  decide: { at: ".tavern-actions", told: false },
  hot: { at: ".tavern-table", told: true },
  zonk: { at: ".tavern-table", told: true },
  banked: { at: ".tavern-scores", told: true },
  watch: { at: ".tavern-table", told: true },
  over: { at: ".tavern-scores", told: true },
};

type LessonProps = Pick<ScreenProps, "sight" | "fact" | "busy"> & { onLeave(): void };

export const Lesson = ({ sight, fact, busy, onLeave }: LessonProps) => {
  const learned = useSignal<readonly Step[]>([]);
  const showing = useSignal<Step | undefined>(undefined);
  const last = useRef(fact.peek());
  const teach = (step: Step): void => {
    if (!learned.peek().includes(step)) showing.value = step;
  };
  const done = (step: Step): void => {
    if (showing.peek() !== step) return;
    learned.value = [...learned.peek(), step];
    showing.value = undefined;
  };
  // What has happened.
  useSignalEffect(() => {
    const now = asZonkFact(fact.value);
    if (now === undefined || fact.value === last.current) return;
    last.current = fact.value;
    const mine = sight.peek().laid.sitters[now.seat]?.kind === "person";
    if (!mine) {
      if (now.kind === "began") teach("watch");
      return;
    }
    if (now.kind === "rolled") {
      done("roll");
      done("decide");
    }
    if (now.kind === "took") done("take");
    if (now.kind === "hot-dice") teach("hot");
    if (now.kind === "zonked") teach("zonk");
    if (now.kind === "banked") {
      done("decide");
      teach("banked");
    }
  });
  // What is to be done.
  useSignalEffect(() => {
    const { view, outcome, waiting, laid } = sight.value;
    if (busy.value || !isZonkView(view) || showing.peek() !== undefined) return;
    if (outcome !== undefined) {
      teach("over");
      return;
    }
    if (!waiting.some((seat) => laid.sitters[seat]?.kind === "person")) return;
    if (view.phase.kind === "ready") teach("roll");
    if (view.phase.kind === "taking") teach("take");
    if (view.phase.kind === "deciding") teach("decide");
  });
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
