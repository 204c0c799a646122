/** The board as it is shown: it follows every fact while a turn is performed, and the sight when all have been. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import type { WispFact, WispState } from "@turnlight/games/wisp";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { type BoardPicture, following, shownOf } from "../board/board-picture.ts";
import type { Light } from "../board/light.ts";
import type { Burst } from "../board/motes.ts";
import { useEachFact } from "../shared.ts";
import { stateIn } from "./preview.ts";

const factKinds: readonly string[] = [
  "move",
  "wake",
  "step",
  "stuck",
  "merge",
  "purify",
  "caught",
  "complete",
] satisfies readonly WispFact["kind"][];

/** A fact told at this table is one of ours. */
const wispFact = (fact: { readonly kind: string } | undefined): WispFact | undefined =>
  fact !== undefined && factKinds.includes(fact.kind) ? (fact as WispFact) : undefined;

const bursts: Partial<Record<WispFact["kind"], Burst>> = {
  wake: "wake",
  stuck: "stuck",
  merge: "merge",
  purify: "purify",
  caught: "caught",
};

interface ShownBoard {
  readonly shown: ReadonlySignal<BoardPicture | undefined>;
  /** All that the last turn told, in order; nothing after moves were taken back. */
  readonly turn: ReadonlySignal<readonly WispFact[]>;
}

/** `instead` is a position that is shown while there is one: a demonstration, say. */
export const useShownBoard = (
  { sight, busy, fact }: Pick<ScreenProps, "sight" | "busy" | "fact">,
  instead: ReadonlySignal<WispState | undefined>,
  light: RefObject<Light | null>,
): ShownBoard => {
  const first = stateIn(sight.peek().view);
  const shown: Signal<BoardPicture | undefined> = useSignal(first === undefined ? undefined : shownOf(first));
  const turn = useSignal<readonly WispFact[]>([]);
  const seen = useRef({ match: sight.peek().match, entries: sight.peek().entries });
  const show = (): void => {
    const { match, entries, view } = sight.peek();
    const state = instead.peek() ?? stateIn(view);
    if (match !== seen.current.match || entries < seen.current.entries) turn.value = [];
    seen.current = { match, entries };
    if (state !== undefined) shown.value = shownOf(state, shown.peek());
  };
  useEachFact(sight, show);
  useEachFact(instead, show);
  useEachFact(fact, (told) => {
    const now = wispFact(told);
    const before = shown.peek();
    if (now === undefined || before === undefined || !busy.peek() || instead.peek() !== undefined) return;
    turn.value = now.kind === "move" ? [now] : [...turn.peek(), now];
    shown.value = following(before, now);
    const burst = bursts[now.kind];
    if (burst !== undefined && "at" in now) light.current?.burst(burst, now.at);
    if (now.kind === "move") light.current?.burst("trail", before.wisp);
    if (now.kind === "complete") light.current?.burst("complete", shown.value.wisp);
  });
  return { shown, turn };
};
