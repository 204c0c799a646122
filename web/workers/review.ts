/** The reviewer's worker: goes through a match by the game's engine, as far as it is asked to, so that the page never waits. */
import { games } from "@turnlight/games";
import { reviewers } from "@turnlight/games/reviewers";
import {
  type AnyReviewer,
  type AnyRules,
  accept,
  lookingAt,
  type MatchRecord,
  type Read,
  type ReviewedEntry,
  type ReviewStep,
  readRecord,
  refuse,
  rulesOf,
  worthInstead,
} from "@turnlight/kernel";
import { type Answers, answerCalls } from "../calls/index.ts";
import type { ReviewQuestions } from "../table/review/line.ts";

let steps: Iterator<ReviewStep, void> | undefined;

interface Judges {
  readonly record: MatchRecord;
  readonly rules: AnyRules;
  readonly reviewer: AnyReviewer;
}

/** Who plays and who judges the record's game. */
const judgesOf = async (text: string): Promise<Read<Judges>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const name = record.value.game;
  const [game, reviewer] = await Promise.all([
    Object.hasOwn(games, name) ? games[name]?.() : undefined,
    Object.hasOwn(reviewers, name) ? reviewers[name]?.() : undefined,
  ]);
  if (game === undefined) return refuse("unknown-game", `there is no game ${name}`);
  if (reviewer === undefined) return refuse("no-reviewer", `nobody judges the decisions of ${name}`);
  const rules = rulesOf(game, record.value.version);
  return rules.ok ? accept({ record: record.value, rules: rules.value, reviewer }) : rules;
};

const answers: Answers<ReviewQuestions> = {
  async open({ record, seat }): Promise<Read<ReviewQuestions["open"]["answer"]>> {
    steps = undefined;
    const judges = await judgesOf(record);
    if (!judges.ok) return judges;
    const { rules, reviewer } = judges.value;
    const begun = lookingAt(rules, reviewer, judges.value.record, seat);
    if (!begun.ok) return begun;
    steps = begun.value.steps();
    return accept({ entries: begun.value.entries, scale: reviewer.scale });
  },
  async weigh({ record, ...instead }): Promise<Read<ReviewQuestions["weigh"]["answer"]>> {
    const judges = await judgesOf(record);
    if (!judges.ok) return judges;
    const { rules, reviewer } = judges.value;
    return worthInstead(rules, reviewer, judges.value.record, instead);
  },
  next({ count }, { progress }): Read<ReviewQuestions["next"]["answer"]> {
    if (steps === undefined) return refuse("no-match", "no match is open");
    const glanced: ReviewedEntry[] = [];
    const judged: ReviewedEntry[] = [];
    while (glanced.length + judged.length < count) {
      const { done, value: step } = steps.next();
      if (done === true) return accept({ glanced, judged, done });
      // What is there already is worth more than to wait for the rest.
      if (step.kind === "working" && glanced.length > 0) return accept({ glanced, judged, done: false });
      if (step.kind === "working") progress(step.share);
      else (step.kind === "glanced" ? glanced : judged).push(step.entry);
    }
    return accept({ glanced, judged, done: false });
  },
};

answerCalls<ReviewQuestions>(answers);
