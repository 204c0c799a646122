/** The coach's worker: replays a finished duel and weighs every guess of one seat, so that the page never waits. */
import { head, type Review, review } from "@turnlight/games/head";
import { Match, type Read, readRecord } from "@turnlight/kernel";
import { answerCalls } from "../calls/index.ts";
import type { HeadQuestions } from "../games/head/play/ending/counsel.ts";

const weighed = ({ record, seat }: HeadQuestions["review"]["question"]): Read<Review> => {
  const read = readRecord(record);
  if (!read.ok) return read;
  const resumed = Match.resume(head.rules, read.value);
  if (!resumed.ok) return resumed;
  const { state } = resumed.value.match;
  // Who gives up leaves the blade hanging; the guesses can be judged all the same.
  const fall = state.fall ?? ({ seat, why: "misses" } as const);
  return review(head.rules.view({ ...state, fall }, seat), seat);
};

answerCalls<HeadQuestions>({ review: weighed });
