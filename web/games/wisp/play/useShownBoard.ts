/** The board as shown: follows each fact while a turn is performed, and the sight once all facts have been. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { WispFact, WispState } from "@turnlight/games/wisp";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { type BoardPicture, following, shownOf } from "../board/board-picture.ts";
import type { Light } from "../board/light.ts";
import type { Burst } from "../board/motes.ts";
import { useEachFact } from "../shared.ts";
import type { WispScreenProps } from "./props.ts";

const bursts: Partial<Record<WispFact["kind"], Burst>> = {
  wake: "wake",
  stuck: "stuck",
  merge: "merge",
  purify: "purify",
  caught: "caught",
};

interface ShownBoard {
  readonly shown: ReadonlySignal<BoardPicture>;
  /** All facts of the last turn, in order; empty after an undo. */
  readonly turn: ReadonlySignal<readonly WispFact[]>;
}

/** `instead` is a position to show in place of the match, e.g. a demonstration. */
export const useShownBoard = (
  { sight, busy, fact }: Pick<WispScreenProps, "sight" | "busy" | "fact">,
  instead: ReadonlySignal<WispState | undefined>,
  light: RefObject<Light | null>,
): ShownBoard => {
  const shown: Signal<BoardPicture> = useSignal(shownOf(sight.peek().view));
  const turn = useSignal<readonly WispFact[]>([]);
  const seen = useRef({ match: sight.peek().match, entries: sight.peek().entries });
  const show = (): void => {
    const { match, entries, view } = sight.peek();
    const state = instead.peek() ?? view;
    if (match !== seen.current.match || entries < seen.current.entries) turn.value = [];
    seen.current = { match, entries };
    shown.value = shownOf(state, shown.peek());
  };
  useEachFact(sight, show);
  useEachFact(instead, show);
  useEachFact(fact, (now) => {
    const before = shown.peek();
    // After a reset the board is drawn from the sight.
    if (now === undefined || now.kind === "reset" || !busy.peek() || instead.peek() !== undefined) return;
    turn.value = now.kind === "move" ? [now] : [...turn.peek(), now];
    shown.value = following(before, now);
    const burst = bursts[now.kind];
    if (burst !== undefined && "at" in now) light.current?.burst(burst, now.at);
    if (now.kind === "move") light.current?.burst("trail", before.wisp);
    if (now.kind === "complete") light.current?.burst("complete", shown.value.wisp);
  });
  return { shown, turn };
};
