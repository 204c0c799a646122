/** What the review worker answers: a match judged by the game's engine, piece by piece on request. */
import { findGame } from "@turnlight/games";
import {
  type AnyReviewer,
  type AnyRules,
  accept,
  bestLine,
  type MatchRecord,
  type Result,
  type ReviewedEntry,
  type ReviewStep,
  readRecord,
  refuse,
  reviewPosition,
  reviewSetup,
  rulesOf,
  runToEnd,
  worthOfMove,
} from "@turnlight/kernel";
import type { ReviewQuestions } from "../match/review/worker-client.ts";
import type { WorkerHandlers } from "../worker-rpc/index.ts";

let steps: Iterator<ReviewStep, void> | undefined;

interface Judges {
  readonly record: MatchRecord;
  readonly rules: AnyRules;
  readonly reviewer: AnyReviewer;
}

/** The rules and the reviewer of the record's game. */
const judgesOf = async (text: string): Promise<Result<Judges>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const name = record.value.game;
  const game = await findGame(name);
  if (!game.ok) return game;
  const reviewer = await game.value.review?.();
  if (reviewer === undefined) return refuse("no-reviewer", `nobody judges the decisions of ${name}`);
  const rules = rulesOf(game.value, record.value.version);
  return rules.ok ? accept({ record: record.value, rules: rules.value, reviewer }) : rules;
};

export const reviewAnswers: WorkerHandlers<ReviewQuestions> = {
  async open({ record, seat }): Promise<Result<ReviewQuestions["open"]["answer"]>> {
    steps = undefined;
    const judges = await judgesOf(record);
    if (!judges.ok) return judges;
    const { rules, reviewer } = judges.value;
    const begun = reviewPosition(rules, reviewer, judges.value.record, seat);
    if (!begun.ok) return begun;
    steps = begun.value.steps();
    return accept({ entries: begun.value.entries, scale: reviewer.scale });
  },
  async weigh({ record, ...instead }): Promise<Result<ReviewQuestions["weigh"]["answer"]>> {
    const judges = await judgesOf(record);
    if (!judges.ok) return judges;
    const { rules, reviewer } = judges.value;
    return worthOfMove(rules, reviewer, judges.value.record, instead);
  },
  async line({ record, ...instead }): Promise<Result<ReviewQuestions["line"]["answer"]>> {
    const judges = await judgesOf(record);
    if (!judges.ok) return judges;
    const { rules, reviewer } = judges.value;
    return bestLine(rules, reviewer, judges.value.record, instead);
  },
  async setup({ record, seat }, { progress }): Promise<Result<ReviewQuestions["setup"]["answer"]>> {
    const judges = await judgesOf(record);
    if (!judges.ok) return judges;
    const { rules, reviewer } = judges.value;
    const work = reviewSetup(rules, reviewer, judges.value.record, seat);
    return work.ok ? accept(runToEnd(work.value, progress)) : work;
  },
  next({ count }, { progress }): Result<ReviewQuestions["next"]["answer"]> {
    if (steps === undefined) return refuse("no-match", "no match is open");
    const glanced: ReviewedEntry[] = [];
    const judged: ReviewedEntry[] = [];
    while (glanced.length + judged.length < count) {
      const { done, value: step } = steps.next();
      if (done === true) return accept({ glanced, judged, done });
      // Estimates that are there already are returned at once, without waiting for the rest.
      if (step.kind === "working" && glanced.length > 0) return accept({ glanced, judged, done: false });
      if (step.kind === "working") progress(step.share);
      else (step.kind === "glanced" ? glanced : judged).push(step.entry);
    }
    return accept({ glanced, judged, done: false });
  },
};
