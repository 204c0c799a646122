/** The coach: after each of one's decisions, what it gave away. Off, it costs nothing and is not even fetched. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { ZonkView } from "@turnlight/games/zonk";
import { useEffect, useMemo } from "preact/hooks";
import { type JudgedTurn, openSolver, type ZonkSolver } from "../solver-worker.ts";

export type TurnAdvice = { readonly kind: "thinking" } | { readonly kind: "judged"; readonly judged: JudgedTurn };

export interface TurnCoach {
  readonly advice: ReadonlySignal<TurnAdvice | undefined>;
  /** A tap has decided here, by one move or by two. */
  consider(view: ZonkView, moves: readonly string[]): void;
  /** The line to the worker, for the review of the whole match. */
  readonly counsel: ZonkSolver;
}

export const useCoach = (on: boolean): TurnCoach => {
  const counsel = useMemo(() => openSolver(), []);
  const advice = useSignal<TurnAdvice | undefined>(undefined);
  useEffect(() => () => counsel.close(), [counsel]);
  useEffect(() => {
    if (!on) advice.value = undefined;
  }, [on, advice]);
  return {
    advice,
    counsel,
    consider(view, moves) {
      // Nothing is decided before the first roll of a turn.
      if (!on || view.phase.kind === "ready") return;
      advice.value = { kind: "thinking" };
      void counsel.ask("judge", { state: view, moves }).then((read) => {
        advice.value = read.ok ? { kind: "judged", judged: read.value } : undefined;
      });
    },
  };
};
