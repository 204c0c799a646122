/** The duel as it is shown: it follows every fact while a guess is performed, and the sight when all have been. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { HeadFact, HeadView } from "@turnlight/games/head";
import type { ScreenProps } from "../../screen.ts";
import { useEachFact } from "../shared.ts";
import { factIn, following } from "./shown-duel.ts";
import { headViewIn } from "./view.ts";

interface ShownDuel {
  readonly shown: ReadonlySignal<HeadView | undefined>;
  /** The fact being performed; nothing while nothing is. */
  readonly now: ReadonlySignal<HeadFact | undefined>;
}

export const useShownDuel = ({ sight, busy, fact }: Pick<ScreenProps, "sight" | "busy" | "fact">): ShownDuel => {
  const shown: Signal<HeadView | undefined> = useSignal(headViewIn(sight.peek().view));
  const now = useSignal<HeadFact | undefined>(undefined);
  useEachFact(sight, ({ view }) => {
    shown.value = headViewIn(view);
  });
  useEachFact(fact, (heard) => {
    const told = factIn(heard);
    const before = shown.peek();
    if (told === undefined || before === undefined || !busy.peek()) return;
    now.value = told;
    shown.value = following(before, told);
  });
  useEachFact(busy, (is) => {
    if (!is) now.value = undefined;
  });
  return { shown, now };
};
