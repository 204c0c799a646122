/** The coach of a run: judges every decision afterwards, and gives hints on request. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  type CoachAdvice,
  type CoachAim,
  type DiceOption,
  type Graded,
  gradeMove,
  hintMove,
  openBoxes,
  type RunFact,
  type RunMove,
  type RunState,
} from "@turnlight/games/thirteen";
import { useEffect, useMemo } from "preact/hooks";
import type { RunScreenProps } from "../play/run.ts";
import type { CoachMode } from "../saved.ts";
import { openSolver, type ThirteenSolver } from "../solver-worker.ts";

interface CoachVerdict extends Graded {
  readonly aim: CoachAim;
  readonly exact: boolean;
  readonly best: DiceOption;
  readonly shown: readonly number[];
}

export interface RunCoach {
  readonly mode: Signal<CoachMode>;
  /** For the last decision. */
  readonly verdict: ReadonlySignal<CoachVerdict | undefined>;
  /** For the current decision. */
  readonly advice: ReadonlySignal<CoachAdvice | undefined>;
  readonly hint: ReadonlySignal<RunMove | undefined>;
  readonly thinking: ReadonlySignal<boolean>;
  readonly line: ThirteenSolver;
  askHint(): void;
  close(): void;
}

/** The decision behind a fact. */
const decidedIn = (fact: RunFact | undefined): RunMove | undefined => {
  if (fact?.kind === "throwing") return { kind: "roll", keep: fact.keep };
  if (fact?.kind === "scored") return { kind: "score", category: fact.category };
  return fact?.kind === "scratched" ? { kind: "scratch", category: fact.category } : undefined;
};

const isDecision = (state: RunState): boolean => state.phase.kind === "round" && state.sheet.shown.length > 0;

/** Up to this many open boxes count as the end game. */
const fewBoxes = 6;

/** Early on the coach maximises points; near the end it can compute the chance of reaching the target. */
const aimFor = (mode: CoachMode, state: RunState): CoachAim => {
  if (mode !== "off") return mode;
  return openBoxes(state.sheet).length > fewBoxes ? "points" : "target";
};

const coachFor = ({ sight, fact }: Pick<RunScreenProps, "sight" | "fact">): RunCoach => {
  const line = openSolver();
  const mode = signal<CoachMode>("off");
  const verdict = signal<CoachVerdict | undefined>(undefined);
  const advice = signal<CoachAdvice | undefined>(undefined);
  const hint = signal<RunMove | undefined>(undefined);
  const thinking = signal(false);
  let lastRequest:
    | { readonly state: RunState; readonly aim: CoachAim; readonly answer: Promise<CoachAdvice | undefined> }
    | undefined;

  const here = (): RunState => sight.peek().view;
  const look = (state: RunState, aim: CoachAim): Promise<CoachAdvice | undefined> => {
    if (lastRequest?.state === state && lastRequest.aim === aim) return lastRequest.answer;
    thinking.value = true;
    const answer = line.ask("advise", { state, aim }).then((read) => {
      if (lastRequest?.answer === answer) thinking.value = false;
      const found = read.ok ? read.value : undefined;
      if (here() === state) advice.value = found;
      return found;
    });
    lastRequest = { state, aim, answer };
    return answer;
  };
  const stopLooking = sight.subscribe(({ view: state }) => {
    hint.value = undefined;
    advice.value = undefined;
    if (mode.peek() !== "off" && isDecision(state)) void look(state, aimFor(mode.peek(), state));
  });
  const stopModes = mode.subscribe((now) => {
    const state = here();
    if (now === "off") verdict.value = undefined;
    else if (isDecision(state)) void look(state, aimFor(now, state));
  });
  const stopGrading = fact.subscribe((now) => {
    const move = decidedIn(now);
    const state = here();
    if (now?.kind === "throwing" || now?.kind === "began") verdict.value = undefined;
    if (mode.peek() === "off" || move === undefined || !isDecision(state)) return;
    const aim = aimFor(mode.peek(), state);
    void look(state, aim).then((found) => {
      const graded = found === undefined ? undefined : gradeMove(state, found, move);
      const [best] = found?.options ?? [];
      if (found === undefined || graded === undefined || best === undefined) return;
      verdict.value = { ...graded, aim: found.aim, exact: found.exact, best, shown: state.sheet.shown };
    });
  });
  return {
    mode,
    verdict,
    advice,
    hint,
    thinking,
    line,
    askHint() {
      const state = here();
      if (!isDecision(state)) return;
      void look(state, aimFor(mode.peek(), state)).then((found) => {
        if (found !== undefined && here() === state) hint.value = hintMove(found);
      });
    },
    close() {
      stopLooking();
      stopModes();
      stopGrading();
      line.close();
    },
  };
};

export const useCoach = ({ sight, fact }: Pick<RunScreenProps, "sight" | "fact">): RunCoach => {
  const coach = useMemo(() => coachFor({ sight, fact }), [sight, fact]);
  useEffect(() => () => coach.close(), [coach]);
  return coach;
};
