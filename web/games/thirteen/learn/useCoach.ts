/**
 * The coach of a run: judges every decision afterwards, and gives hints on request. What it says of a throw is gone once
 * the next dice lie; a throw that gave something away waits until that could be read.
 */
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
import { pace } from "../shared.ts";
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
  /** A throw waits for its remark. */
  readonly holding: ReadonlySignal<boolean>;
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

/** The most that a throw waits for the judgement, and how long its remark is shown before the dice fly; milliseconds. */
const verdictAwaited = 1200;
const remarkLasts = 1100;

/** The decision being judged. */
interface DecidedMove {
  readonly isThrow: boolean;
  /** The match's entry count at that time. */
  readonly entries: number;
  /** Lets the dice be thrown. */
  goOn?: () => void;
  waits?: ReturnType<typeof setTimeout>;
}

const isDecision = (state: RunState): boolean => state.phase.kind === "round" && state.sheet.shown.length > 0;

/** Up to this many open boxes count as the end game. */
const fewBoxes = 6;

/** Early on the coach maximises points; near the end it can compute the chance of reaching the target. */
const aimFor = (mode: CoachMode, state: RunState): CoachAim => {
  if (mode !== "off") return mode;
  return openBoxes(state.sheet).length > fewBoxes ? "points" : "target";
};

type CoachPorts = Pick<RunScreenProps, "sight" | "fact" | "actions">;

const coachFor = ({ sight, fact, actions }: CoachPorts): RunCoach => {
  const line = openSolver();
  const mode = signal<CoachMode>("off");
  const verdict = signal<CoachVerdict | undefined>(undefined);
  const advice = signal<CoachAdvice | undefined>(undefined);
  const hint = signal<RunMove | undefined>(undefined);
  const thinking = signal(false);
  const holding = signal(false);
  let decided: DecidedMove | undefined;
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
  const goOn = (): void => {
    clearTimeout(decided?.waits);
    decided?.goOn?.();
    holding.value = false;
  };
  const forget = (): void => {
    goOn();
    decided = undefined;
    verdict.value = undefined;
  };
  /** The dice wait for the judgement, and then until it could be read. */
  const hold = (move: DecidedMove): void => {
    // At once means at once.
    if (!move.isThrow || pace.peek().factor === 0 || actions?.hold === undefined) return;
    move.goOn = actions.hold({ untilSkip: true });
    move.waits = setTimeout(goOn, verdictAwaited);
    holding.value = true;
  };
  const letRead = (move: DecidedMove, { grade }: Graded): void => {
    if (move.goOn === undefined) return;
    clearTimeout(move.waits);
    if (grade === "perfect" || grade === "good") goOn();
    else move.waits = setTimeout(goOn, remarkLasts * pace.peek().factor);
  };
  const stopLooking = sight.subscribe(({ view: state, entries }) => {
    // The next dice lie, or the decision was undone.
    if (decided !== undefined && ((decided.isThrow && state.phase.kind === "round") || entries < decided.entries))
      forget();
    hint.value = undefined;
    advice.value = undefined;
    if (mode.peek() !== "off" && isDecision(state)) void look(state, aimFor(mode.peek(), state));
  });
  const stopModes = mode.subscribe((now) => {
    const state = here();
    if (now === "off") forget();
    else if (isDecision(state)) void look(state, aimFor(now, state));
  });
  const stopGrading = fact.subscribe((now) => {
    const move = decidedIn(now);
    const state = here();
    if (now?.kind === "throwing" || now?.kind === "began") forget();
    if (mode.peek() === "off" || move === undefined || !isDecision(state)) return;
    const aim = aimFor(mode.peek(), state);
    const judging: DecidedMove = { isThrow: move.kind === "roll", entries: sight.peek().entries };
    decided = judging;
    hold(judging);
    void look(state, aim).then((found) => {
      // The dice may have left the table meanwhile.
      if (decided !== judging) return;
      const graded = found === undefined ? undefined : gradeMove(state, found, move);
      const [best] = found?.options ?? [];
      if (found === undefined || graded === undefined || best === undefined) return goOn();
      verdict.value = { ...graded, aim: found.aim, exact: found.exact, best, shown: state.sheet.shown };
      letRead(judging, graded);
    });
  });
  return {
    mode,
    verdict,
    advice,
    hint,
    thinking,
    holding,
    line,
    askHint() {
      const state = here();
      if (!isDecision(state)) return;
      void look(state, aimFor(mode.peek(), state)).then((found) => {
        if (found !== undefined && here() === state) hint.value = hintMove(found);
      });
    },
    close() {
      forget();
      stopLooking();
      stopModes();
      stopGrading();
      line.close();
    },
  };
};

export const useCoach = (hosting: CoachPorts): RunCoach => {
  const { sight, fact, actions } = hosting;
  const coach = useMemo(() => coachFor(hosting), [sight, fact, actions === undefined]);
  useEffect(() => () => coach.close(), [coach]);
  return coach;
};
