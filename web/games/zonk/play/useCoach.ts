/**
 * The coach: after each of one's decisions, what it gave away. The remark stands for as long as the dice it is about lie
 * on the table, and no longer. Off, it costs nothing and is not even fetched.
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
  /** A tap has decided here, by one move or by two. */
  consider(view: ZonkView, moves: readonly string[]): void;
  /** The line to the worker, for the review of the whole match. */
  readonly solver: ZonkSolver;
}

/** What is being judged. */
interface Decision {
  /** How far the match was. */
  readonly entries: number;
  /** Its own roll is still to come; any other takes its dice away. */
  rolls: boolean;
  /** Lets the next turn begin, where one has banked. */
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
  /** The remark stands, and the next turn waits a moment for its reader. */
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
  useEachFact(fact, (told) => {
    const [now, decided] = [told, decision.current];
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
  // A decision that was taken back, or another match.
  useSignalEffect(() => {
    if (decision.current !== undefined && sight.value.entries < decision.current.entries) forget();
  });
  return {
    advice,
    solver,
    consider(view, moves) {
      // Nothing is decided before the first roll of a turn.
      if (!on || view.phase.kind === "ready") return;
      forget();
      const decided: Decision = { entries: sight.peek().entries, rolls: moves.includes("roll") };
      decision.current = decided;
      advice.value = { kind: "thinking" };
      void solver.ask("judge", { state: view, moves }).then((read) => {
        // Its dice may have gone meanwhile.
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
