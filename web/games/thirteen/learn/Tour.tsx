/** The tutorial: a bubble points at the next control, and most lessons end when it is used. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { RunState } from "@turnlight/games/thirteen";
import type { RunScreenProps } from "../play/run.ts";
import type { RunControls } from "../play/useRun.ts";
import { TutorialBubble, toast } from "../shared.ts";
import { words } from "../words/words.ts";
import { type Lesson, lessons } from "./lessons.ts";

const places: Readonly<Record<Lesson, string>> = {
  roll: ".roll",
  lock: ".tray",
  again: ".roll",
  look: ".slot.active",
  score: ".slot.active",
  target: ".progress",
  scratch: ".lower",
  shop: ".hud-money",
};

/** Lessons that end when the player does the thing, by its condition. */
const learnt: Partial<Readonly<Record<Lesson, (state: RunState, locked: number) => boolean>>> = {
  roll: ({ sheet }) => sheet.rolled >= 1 || sheet.round > 1,
  lock: ({ sheet }, locked) => locked > 0 || sheet.rolled >= 2 || sheet.round > 1,
  again: ({ sheet }) => sheet.rolled >= 2 || sheet.round > 1,
  look: ({ sheet }) => sheet.round > 1,
  score: ({ sheet }) => sheet.round > 1,
};

export const Tour = ({ sight, controls }: Pick<RunScreenProps, "sight"> & { readonly controls: RunControls }) => {
  const at = useSignal(0);
  useSignalEffect(() => {
    const state = sight.value.view;
    const lesson = lessons[at.value];
    if (lesson === undefined || state.phase.kind === "draft") return;
    if (learnt[lesson]?.(state, controls.locked.value.length)) at.value += 1;
  });
  const lesson = lessons[at.value];
  const state = sight.value.view;
  if (lesson === undefined || state.phase.kind !== "round" || controls.opened.value !== undefined) return null;
  const texts = words.value.learn;
  const [title, text] = texts.steps[lesson];
  const isDone = learnt[lesson] !== undefined && lesson !== "look";
  const next = () => {
    at.value += 1;
    if (at.value === lessons.length) toast(texts.done, { tone: "good" });
  };
  return (
    <TutorialBubble
      target={() => document.querySelector(places[lesson])}
      title={title}
      step={at.value + 1}
      of={lessons.length}
      {...(isDone ? {} : { onNext: next })}
      onSkip={() => {
        at.value = lessons.length;
      }}
    >
      <p>{text}</p>
    </TutorialBubble>
  );
};
