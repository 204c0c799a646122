/** The duel as it is shown: it follows every fact while a guess is performed, and the sight when all have been. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { HeadFact, HeadView } from "@turnlight/games/head";
import { useEachFact } from "../shared.ts";
import type { HeadScreenProps } from "./props.ts";
import { following } from "./shown-duel.ts";

interface ShownDuel {
  readonly shown: ReadonlySignal<HeadView>;
  /** The fact being performed; nothing while nothing is. */
  readonly now: ReadonlySignal<HeadFact | undefined>;
}

export const useShownDuel = ({ sight, busy, fact }: Pick<HeadScreenProps, "sight" | "busy" | "fact">): ShownDuel => {
  const shown: Signal<HeadView> = useSignal(sight.peek().view);
  const now = useSignal<HeadFact | undefined>(undefined);
  useEachFact(sight, ({ view }) => {
    shown.value = view;
  });
  useEachFact(fact, (told) => {
    if (told === undefined || !busy.peek()) return;
    now.value = told;
    shown.value = following(shown.peek(), told);
  });
  useEachFact(busy, (is) => {
    if (!is) now.value = undefined;
  });
  return { shown, now };
};
