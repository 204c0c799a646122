/** Solves for Thirteen Throws' screens, so that the page never waits: the first question about a stage takes a second or two. */
import { type Advice, advise, usualBook } from "@turnlight/games/thirteen";
import { accept, type Read, refuse } from "@turnlight/kernel";
import type { Answered, Asked, Question, Review } from "../games/thirteen/coach/line.ts";
import { reviewRun } from "../games/thirteen/coach/review.ts";

const say = (message: Answered): void => self.postMessage(message);

const answer = (question: Question, progress: (share: number) => void): Read<Advice | Review> =>
  question.kind === "advise"
    ? accept(advise(usualBook, question.state, question.aim, progress))
    : reviewRun(question.record, progress);

self.onmessage = ({ data: { ask, question } }: MessageEvent<Asked>) => {
  let read: Read<Advice | Review>;
  try {
    read = answer(question, (share) => say({ ask, share }));
  } catch (problem) {
    read = refuse("broken", String(problem));
  }
  say({ ask, read });
};
