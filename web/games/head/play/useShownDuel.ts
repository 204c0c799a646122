/** The duel as shown: follows each fact while a guess is performed, and the sight once all facts have been. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { HeadFact, HeadView } from "@turnlight/games/head";
import { useEachFact } from "../shared.ts";
import type { HeadScreenProps } from "./props.ts";
import { following } from "./shown-duel.ts";

interface ShownDuel {
  readonly shown: ReadonlySignal<HeadView>;
  /** The fact being performed; undefined otherwise. */
  readonly now: ReadonlySignal<HeadFact | undefined>;
}

export const useShownDuel = ({ sight, busy, fact }: Pick<HeadScreenProps, "sight" | "busy" | "fact">): ShownDuel => {
  const shown: Signal<HeadView> = useSignal(sight.peek().view);
  const now = useSignal<HeadFact | undefined>(undefined);
  useEachFact(sight, ({ view }) => {
    shown.value = view;
  });
  useEachFact(fact, (performed) => {
    if (performed === undefined || !busy.peek()) return;
    now.value = performed;
    shown.value = following(shown.peek(), performed);
  });
  useEachFact(busy, (is) => {
    if (!is) now.value = undefined;
  });
  return { shown, now };
};
