/** Who lost, with the sounds of the fall. Animated only for viewers who were present when it happened. */
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { HeadView } from "@turnlight/games/head";
import { sound } from "../shared.ts";
import { loserOf } from "./ending/useEnding.ts";
import type { Falling } from "./gallows/Guillotine.tsx";
import type { HeadScreenProps } from "./props.ts";

export interface Fallen {
  readonly seat: number;
  readonly falling: Falling;
}

/** Milliseconds from the thud to the closing sound; and from resigning to blade and thud. */
const verdictAfter = 550;
const resigned = { blade: 500, thud: 1650 } as const;

export const useFall = (
  { sight, busy }: Pick<HeadScreenProps, "sight" | "busy">,
  view: ReadonlySignal<HeadView | undefined>,
): ReadonlySignal<Fallen | undefined> => {
  const falling = useSignal<Falling>("past");
  useSignalEffect(() => {
    if (sight.value.outcome === undefined) falling.value = "live";
  });
  // Facts trigger pause and blade; a resigned match has no such facts, so the blade is triggered here.
  useSignalEffect(() => {
    const { outcome, holder, laid } = sight.value;
    if (outcome === undefined || busy.value || falling.peek() !== "live") return undefined;
    const wait = outcome.ended === undefined ? 0 : resigned.thud;
    const people = laid.sitters.filter(({ kind }) => kind === "person").length;
    const glad = people > 1 || loserOf(outcome.scores) !== holder;
    const timers = [
      setTimeout(() => sound.play("drop"), wait),
      setTimeout(() => sound.play(glad ? "fanfare" : "defeat"), wait + verdictAfter),
      ...(wait > 0 ? [setTimeout(() => sound.play("blade"), resigned.blade)] : []),
    ];
    return () => timers.forEach(clearTimeout);
  });
  return useComputed(() => {
    const { outcome } = sight.value;
    const fall = view.value?.fall;
    if (fall) return { seat: fall.seat, falling: falling.value };
    if (outcome === undefined || busy.value) return undefined;
    return { seat: loserOf(outcome.scores), falling: falling.value };
  });
};
