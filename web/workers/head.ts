/** The coach's worker: replays a finished duel and weighs every guess of one seat, so that the page never waits. */
import { head, type Review, review } from "@turnlight/games/head";
import { Match, type Read, readRecord, refuse } from "@turnlight/kernel";
import type { Question } from "../games/head/play/ending/coach.ts";

const answer = ({ record, seat }: Question): Read<Review> => {
  const read = readRecord(record);
  if (!read.ok) return read;
  const resumed = Match.resume(head.rules, read.value);
  if (!resumed.ok) return resumed;
  const { state } = resumed.value.match;
  // Who gives up leaves the blade hanging; the guesses can be judged all the same.
  const fall = state.fall ?? ({ seat, why: "misses" } as const);
  return review(head.rules.view({ ...state, fall }, seat), seat);
};

self.onmessage = ({ data }: MessageEvent<Question>) => {
  let read: Read<Review>;
  try {
    read = answer(data);
  } catch (problem) {
    read = refuse("broken", String(problem));
  }
  self.postMessage(read);
};
