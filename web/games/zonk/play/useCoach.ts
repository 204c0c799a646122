/**
 * The coach: after each of the player's decisions, what it cost. The remark is shown for as long as the dice it is about
 * are on the table: what comes next waits until it could be read. While the coach is off, its worker is not loaded.
 */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import type { ZonkView } from "@turnlight/games/zonk";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { pace, useEachFact } from "../shared.ts";
import { type JudgedTurn, openSolver, type ZonkSolver } from "../solver-worker.ts";
import { remarkAwaited, remarkLasts, rollAwaited } from "./durations.ts";
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
  readonly rolls: boolean;
  /** Lets the next turn begin after banking, or the dice be rolled. */
  goOn?: () => void;
  /** Ends the wait for the judgement. */
  waits?: ReturnType<typeof setTimeout>;
}

/** A smaller loss would be shown as none. */
export const leastLoss = 0.0005;

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
  const letRead = ({ goOn, waits, rolls }: Decision, { best, chance }: JudgedTurn): void => {
    if (goOn === undefined) return;
    clearTimeout(waits);
    if (rolls && best - chance < leastLoss) goOn();
    else setTimeout(goOn, remarkLasts * pace.peek().factor);
  };
  /** What comes next waits for the judgement, and then until it could be read. */
  const holdFor = (decided: Decision, longest: number): void => {
    // At once means at once.
    if (actions?.hold === undefined || (decided.rolls && pace.peek().factor === 0)) return;
    decided.goOn = actions.hold({ untilSkip: true });
    decided.waits = setTimeout(decided.goOn, longest);
    const now = advice.peek();
    if (now?.kind === "judged") letRead(decided, now.judged);
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
    if (now?.kind === "rolled") forget();
    if (now?.kind === "banked") holdFor(decided, remarkAwaited);
    if (now?.kind === "took" && decided.rolls) holdFor(decided, rollAwaited);
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
      // Without dice to set aside first, the roll is all there is to wait for.
      if (moves[0] === "roll") holdFor(decided, rollAwaited);
      void solver.ask("judge", { state: view, moves }).then((read) => {
        // The dice may have left the table meanwhile.
        if (decision.current !== decided) return;
        if (!read.ok) {
          forget();
          return;
        }
        advice.value = { kind: "judged", judged: read.value };
        letRead(decided, read.value);
      });
    },
  };
};
