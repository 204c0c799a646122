/** The coach: after each of one's decisions, what it gave away. Off, it costs nothing and is not even fetched. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { ZonkView } from "@turnlight/games/zonk";
import { useEffect, useMemo } from "preact/hooks";
import { type Counsel, type Judged, openCounsel } from "../counsel.ts";

export type Advice = { readonly kind: "thinking" } | { readonly kind: "judged"; readonly judged: Judged };

export interface Coach {
  readonly advice: ReadonlySignal<Advice | undefined>;
  /** A tap has decided here, by one move or by two. */
  consider(view: ZonkView, moves: readonly string[]): void;
  /** The line to the worker, for the review of the whole match. */
  readonly counsel: Counsel;
}

export const useCoach = (on: boolean): Coach => {
  const counsel = useMemo(() => openCounsel(), []);
  const advice = useSignal<Advice | undefined>(undefined);
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
