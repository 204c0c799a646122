/** The par search beside a match: its progress, and the notes the match receives. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { measure } from "../play/par-search.ts";
import type { Review, WispSolver } from "../solver-worker.ts";

/** A fake worker whose progress and answer the test controls. */
const waiting = () => {
  let tell: (share: number) => void = () => undefined;
  let answer: (read: Result<Review>) => void = () => undefined;
  const heard = { cancelled: false, closed: false };
  const solver: WispSolver = {
    open: () => undefined,
    ask: (_name, _question, options) =>
      new Promise((resolve) => {
        tell = (share) => options?.progress?.(share);
        answer = (read) => resolve(read as Awaited<ReturnType<typeof solver.ask>>);
        options?.signal?.addEventListener("abort", () => {
          heard.cancelled = true;
          answer(refuse("cancelled", "nobody waits"));
        });
      }),
    close: () => {
      heard.closed = true;
    },
  };
  return { solver, heard, tell: (share: number) => tell(share), answer: (review: Review) => answer(accept(review)) };
};

const solved = (isLarge: boolean): Review => ({ kind: "solved", par: 15, line: [], figures: undefined, isLarge });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a long search says how far it is, and the match hears of its par", async () => {
  const { solver, heard, tell, answer } = waiting();
  const notes: string[] = [];
  const measuring = measure(solver, "code", (note) => notes.push(note));
  expect(measuring.share.value).toBeUndefined();
  tell(0.4);
  expect(measuring.share.value).toBe(0.4);
  answer(solved(true));
  await settled();
  expect(measuring.share.value).toBeUndefined();
  expect(measuring.par.value).toEqual({ exact: true, moves: 15 });
  expect(notes).toEqual(["par 15"]);
  expect(heard.closed).toBe(true);
});

test("a level that the match's end sees through by itself leaves no note", async () => {
  const { solver, answer } = waiting();
  const notes: string[] = [];
  const measuring = measure(solver, "code", (note) => notes.push(note));
  answer(solved(false));
  await settled();
  expect(measuring.par.value).toEqual({ exact: true, moves: 15 });
  expect(notes).toEqual([]);
});

test("where the search gives up, the best known way is said and noted as that", async () => {
  const { solver, answer } = waiting();
  const notes: string[] = [];
  const measuring = measure(solver, "code", (note) => notes.push(note));
  answer({ kind: "unknown", visited: 2_000_000, best: ["N", "E", "S"] });
  await settled();
  expect(measuring.par.value).toEqual({ exact: false, moves: 3 });
  expect(notes).toEqual(["best 3"]);
});

test("whoever stops it waits no longer, and par stays unknown", async () => {
  const { solver, heard, tell } = waiting();
  const notes: string[] = [];
  const measuring = measure(solver, "code", (note) => notes.push(note));
  tell(0.1);
  measuring.stop();
  await settled();
  expect([measuring.share.value, measuring.par.value, notes]).toEqual([undefined, undefined, []]);
  expect(heard).toEqual({ cancelled: true, closed: true });
});
