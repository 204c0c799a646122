/** In the first shops a bubble explains one thing on offer; each lesson is shown once. */
import { useSignal } from "@preact/signals";
import type { RunState } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { keepLessonsKnown, lessonsKnown } from "../saved.ts";
import { TutorialBubble } from "../shared.ts";
import { words } from "../words/words.ts";
import { lessonFor, type ShopLesson, shopLessons } from "./shop-lessons.ts";

const places: Readonly<Record<ShopLesson, string>> = {
  sale: ".offer.on-sale",
  mult: ".offers",
  interest: ".purse",
  lucky: '[data-item="lucky"], .yours',
  order: ".charms-shelf",
};

interface ShopTeacherProps {
  readonly state: RunState;
  readonly offers: readonly (string | null)[];
  /** Nothing is explained while a card is open. */
  readonly waits: boolean;
}

export const ShopTeacher = ({ state, offers, waits }: ShopTeacherProps) => {
  const known = useSignal<readonly string[] | undefined>(undefined);
  /** The stage after whose shop a lesson was read: one lesson per shop. */
  const readAt = useSignal(0);
  useEffect(() => {
    void lessonsKnown().then((saved) => {
      known.value = saved;
    });
  }, [known]);
  if (waits || known.value === undefined || readAt.value === state.stage) return null;
  const lesson = lessonFor(state, offers, known.value);
  if (lesson === undefined) return null;
  const [title, text] = words.value.shopLessons[lesson];
  const learn = (...learnt: readonly ShopLesson[]) => {
    const names = [...new Set([...(known.peek() ?? []), ...learnt])];
    readAt.value = state.stage;
    known.value = names;
    void keepLessonsKnown(names);
  };
  return (
    <TutorialBubble
      target={() => document.querySelector(places[lesson])}
      title={title}
      step={shopLessons.indexOf(lesson) + 1}
      of={shopLessons.length}
      onNext={() => learn(lesson)}
      onSkip={() => learn(...shopLessons)}
    >
      <p>{text}</p>
    </TutorialBubble>
  );
};
