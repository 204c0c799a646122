/** Every call has exactly one answer, whatever happens in the worker. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { expect, test, vi } from "vitest";
import { type WorkerLike, type WorkerRequest, type WorkerResponse, workerClient } from "../client.ts";
import { serveWorker, type WorkerHandlers } from "../handlers.ts";

type Sums = {
  sum: { question: { readonly of: readonly number[] }; answer: number };
  hang: { question: undefined; answer: never };
  fail: { question: undefined; answer: never };
};

const answers: WorkerHandlers<Sums> = {
  sum: ({ of }, { progress }) => {
    progress(0.5);
    return accept(of.reduce((sum, one) => sum + one, 0));
  },
  hang: () => new Promise<Result<never>>(() => {}),
  fail: () => {
    throw new Error("no idea");
  },
};

/** Client and handlers connected without a thread between them. */
const begun: { worker: WorkerLike; ended: boolean; say(said: unknown): void; heard: WorkerRequest[] }[] = [];
const start = (): WorkerLike => {
  const heard: WorkerRequest[] = [];
  const scope: Parameters<typeof serveWorker>[1] = {
    postMessage: (data: WorkerResponse) =>
      queueMicrotask(() => !one.ended && worker.onmessage?.({ data } as MessageEvent<WorkerResponse>)),
    onmessage: null,
  };
  const worker: WorkerLike = {
    postMessage: (data) => {
      heard.push(data);
      queueMicrotask(() => scope.onmessage?.({ data } as MessageEvent<WorkerRequest>));
    },
    terminate: () => {
      one.ended = true;
    },
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  };
  const one = { worker, ended: false, say: serveWorker(answers, scope), heard };
  begun.push(one);
  return worker;
};
const newest = () => {
  const one = begun.at(-1);
  if (one === undefined) throw new Error("no worker was begun");
  return one;
};

test("questions are answered by name, with progress, by one worker that begins with the first", async () => {
  const before = begun.length;
  const calls = workerClient<Sums>(start);
  expect(begun.length).toBe(before);
  const shares: number[] = [];
  const asked = [
    calls.ask("sum", { of: [1, 2] }, { progress: (share) => shares.push(share) }),
    calls.ask("sum", { of: [5] }),
  ];
  expect(await Promise.all(asked)).toEqual([accept(3), accept(5)]);
  expect([shares, begun.length - before]).toEqual([[0.5], 1]);
});

test("a throw over there is a refusal here, and the line goes on", async () => {
  const calls = workerClient<Sums>(start);
  expect(await calls.ask("fail", undefined)).toMatchObject({
    refusal: { code: "worker-broken", reason: "Error: no idea" },
  });
  expect(await calls.ask("sum", { of: [4] })).toEqual(accept(4));
});

test("a worker that breaks refuses what waits, and the next question begins another", async () => {
  const calls = workerClient<Sums>(start);
  const hanging = calls.ask("hang", undefined);
  const broken = newest();
  broken.worker.onerror?.({ message: "cannot be loaded" } as ErrorEvent);
  expect(await hanging).toMatchObject({ refusal: { code: "worker-broken", reason: "cannot be loaded" } });
  expect(broken.ended).toBe(true);
  expect(await calls.ask("sum", { of: [4] })).toEqual(accept(4));
  expect(newest()).not.toBe(broken);
});

test("who cancels is answered at once; a worker with nothing else to do is stopped", async () => {
  const calls = workerClient<Sums>(start);
  const control = new AbortController();
  const hanging = calls.ask("hang", undefined, { signal: control.signal });
  control.abort();
  expect(await hanging).toMatchObject({ refusal: { code: "cancelled" } });
  expect([newest().ended, newest().heard.at(-1)]).toEqual([true, { cancel: 1 }]);
  expect(await calls.ask("sum", { of: [1] }, { signal: control.signal })).toMatchObject({
    refusal: { code: "cancelled" },
  });
});

test("an answer that does not come in time is refused, and the worker replaced", async () => {
  vi.useFakeTimers();
  try {
    const calls = workerClient<Sums>(start);
    const hanging = calls.ask("hang", undefined, { within: 10_000 });
    const slow = newest();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await hanging).toMatchObject({ refusal: { code: "no-answer" } });
    expect(slow.ended).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("what is closed refuses, and what is told unasked is heard", async () => {
  const said: unknown[] = [];
  const calls = workerClient<Sums>(start, (message) => said.push(message));
  await calls.ask("sum", { of: [] });
  newest().say("news");
  await Promise.resolve();
  expect(said).toEqual(["news"]);
  const hanging = calls.ask("hang", undefined);
  calls.close();
  expect(await hanging).toEqual(refuse("closed", "the line was closed"));
});
