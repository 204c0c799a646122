/**
 * The coach: after each of the player's decisions, what it cost. The remark is shown for as long as the dice it is about
 * are on the table. While the coach is off, its worker is not loaded.
 */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import type { ZonkView } from "@turnlight/games/zonk";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { pace, useEachFact } from "../shared.ts";
import { type JudgedTurn, openSolver, type ZonkSolver } from "../solver-worker.ts";
import { remarkAwaited, remarkLasts } from "./durations.ts";
import type { ZonkScreenProps } from "./props.ts";

export type TurnAdvice = { readonly kind: "thinking" } | { readonly kind: "judged"; readonly judged: JudgedTurn };

export interface TurnCoach {
  readonly advice: ReadonlySignal<TurnAdvice | undefined>;
  /** Judges the decision made by one tap, which may be one or two moves. */
  consider(view: ZonkView, moves: readonly string[]): void;
  /** The worker's client, for the review of the whole match. */
  readonly solver: ZonkSolver;
}

/** The decision being judged. */
interface Decision {
  /** The match's entry count at that time. */
  readonly entries: number;
  /** The decision's own roll is still to come; any other roll removes its dice. */
  rolls: boolean;
  /** Lets the next turn begin, after banking. */
  goOn?: () => void;
}

export const useCoach = (on: boolean, { sight, fact, actions }: ZonkScreenProps): TurnCoach => {
  const solver = useMemo(() => openSolver(), []);
  const advice = useSignal<TurnAdvice | undefined>(undefined);
  const decision = useRef<Decision | undefined>(undefined);
  const forget = (): void => {
    const { goOn } = decision.current ?? {};
    decision.current = undefined;
    advice.value = undefined;
    goOn?.();
  };
  /** Shows the remark, and holds the next turn for a moment so that it can be read. */
  const letRead = ({ goOn }: Decision): void => {
    if (goOn !== undefined) setTimeout(goOn, remarkLasts * pace.peek().factor);
  };
  useEffect(
    () => () => {
      decision.current?.goOn?.();
      solver.close();
    },
    [solver],
  );
  useEffect(() => {
    if (!on) forget();
  }, [on]);
  useEachFact(fact, (performed) => {
    const [now, decided] = [performed, decision.current];
    if (decided === undefined) return;
    if (now?.kind === "rolled") {
      if (decided.rolls) decided.rolls = false;
      else forget();
    }
    if (now?.kind === "banked" && actions?.hold !== undefined) {
      decided.goOn = actions.hold({ untilSkip: true });
      setTimeout(decided.goOn, remarkAwaited);
      if (advice.peek()?.kind === "judged") letRead(decided);
    }
  });
  // The decision was undone, or another match began.
  useSignalEffect(() => {
    if (decision.current !== undefined && sight.value.entries < decision.current.entries) forget();
  });
  return {
    advice,
    solver,
    consider(view, moves) {
      // There is no decision before the first roll of a turn.
      if (!on || view.phase.kind === "ready") return;
      forget();
      const decided: Decision = { entries: sight.peek().entries, rolls: moves.includes("roll") };
      decision.current = decided;
      advice.value = { kind: "thinking" };
      void solver.ask("judge", { state: view, moves }).then((read) => {
        // The dice may have left the table meanwhile.
        if (decision.current !== decided) return;
        if (!read.ok) {
          forget();
          return;
        }
        advice.value = { kind: "judged", judged: read.value };
        letRead(decided);
      });
    },
  };
};
