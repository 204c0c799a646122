/** The reviewer's worker: goes through a match by the game's engine, as far as it is asked to, so that the page never waits. */
import { games } from "@turnlight/games";
import { reviewers } from "@turnlight/games/reviewers";
import { accept, type Read, type ReviewedEntry, readRecord, refuse, reviewing } from "@turnlight/kernel";
import { type Answers, answerCalls } from "../calls/index.ts";
import type { ReviewQuestions } from "../table/review/line.ts";

let steps: Iterator<ReviewedEntry, void> | undefined;

const answers: Answers<ReviewQuestions> = {
  async open({ record: text, seat }): Promise<Read<ReviewQuestions["open"]["answer"]>> {
    steps = undefined;
    const record = readRecord(text);
    if (!record.ok) return record;
    const name = record.value.game;
    const [game, reviewer] = await Promise.all([
      Object.hasOwn(games, name) ? games[name]?.() : undefined,
      Object.hasOwn(reviewers, name) ? reviewers[name]?.() : undefined,
    ]);
    if (game === undefined) return refuse("unknown-game", `there is no game ${name}`);
    if (reviewer === undefined) return refuse("no-reviewer", `nobody judges the decisions of ${name}`);
    const begun = reviewing(game.rules, reviewer, record.value, seat);
    if (!begun.ok) return begun;
    steps = begun.value.steps();
    return accept({ entries: begun.value.entries, scale: reviewer.scale });
  },
  next({ count }): Read<ReviewQuestions["next"]["answer"]> {
    if (steps === undefined) return refuse("no-match", "no match is open");
    const entries: ReviewedEntry[] = [];
    while (entries.length < count) {
      const step = steps.next();
      if (step.done === true) return accept({ entries, done: true });
      entries.push(step.value);
    }
    return accept({ entries, done: false });
  },
};

answerCalls<ReviewQuestions>(answers);
