/**
 * The bots' watchdog: one that hangs is replaced after ten seconds, one that throws is asked again with the next
 * request.
 */

import { zonk } from "@turnlight/games/zonk";
import type { Thought } from "@turnlight/host";
import { type AnyGame, accept, type Result, seedOf } from "@turnlight/kernel";
import { expect, test, vi } from "vitest";
import type { WorkerLike, WorkerRequest, WorkerResponse } from "../../worker-rpc/client.ts";
import { serveWorker } from "../../worker-rpc/handlers.ts";
import { type BotQuestions, botsIn, prepareAll } from "../local/bots.ts";

const question = { game: "zonk", rules: 1, bot: "hybrid:normal", seat: 0, view: {}, dice: seedOf("bots") };

type Mind = () => Promise<Result<Thought>>;
const hangs: Mind = () => new Promise(() => {});
const throws: Mind = () => Promise.reject(new Error("no idea"));
const rolls: Mind = () => Promise.resolve(accept({ text: "roll" }));

/** Workers without a thread, each with the next bot implementation. */
const workersWith = (minds: readonly Mind[], prepared: Promise<unknown> = Promise.resolve()) => {
  const ended: boolean[] = [];
  const start = (): WorkerLike => {
    const at = ended.push(false) - 1;
    const scope: Parameters<typeof serveWorker>[1] = {
      postMessage: (data: WorkerResponse) =>
        queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent<WorkerResponse>)),
      onmessage: null,
    };
    const worker: WorkerLike = {
      postMessage: (data) => queueMicrotask(() => scope.onmessage?.({ data } as MessageEvent<WorkerRequest>)),
      terminate: () => {
        ended[at] = true;
      },
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    serveWorker<BotQuestions>(
      {
        think: () => (minds[at] ?? rolls)(),
        async prepare(_question, { progress }) {
          progress(0.4);
          progress(0.404);
          await prepared;
          return accept(undefined);
        },
      },
      scope,
    );
    return worker;
  };
  return { start, ended };
};

test("a bot that hangs is given up after ten seconds, and another worker answers the next question", async () => {
  vi.useFakeTimers();
  try {
    const { start, ended } = workersWith([hangs, rolls]);
    const { think } = botsIn(start);
    const given = expect(think(question)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await given;
    expect(ended).toEqual([true]);
    expect(await think(question)).toMatchObject({ text: "roll" });
    expect(ended).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test("a bot that throws rejects at once, and the line goes on", async () => {
  let asked = 0;
  const { start } = workersWith([() => (asked++ === 0 ? throws() : rolls())]);
  const { think } = botsIn(start);
  await expect(think(question)).rejects.toThrow();
  expect(await think(question)).toMatchObject({ text: "roll" });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("whoever thinks waits until all is prepared, and the table hears how far that is, each hundredth once", async () => {
  let done = (): void => undefined;
  const { start } = workersWith([], new Promise<void>((resolve) => (done = resolve)));
  const bots = botsIn(start);
  const game: AnyGame = zonk;
  const person = { kind: "person", name: "Ada", colour: 0, avatar: 0 } as const;
  const sitters = [
    person,
    { kind: "bot", bot: "perfect", name: "Perfect" },
    { kind: "bot", bot: "hybrid:hard", name: "Hard" },
  ] as const;
  const said: unknown[] = [];
  const laid = { game: "zonk", config: "", sitters };
  const sight = () => ({ view: {} }) as never;
  const preparing = prepareAll(bots, game, { laid, sight }, (now) => said.push(now));
  let answer: Thought | undefined;
  const thinking = bots.think(question).then((thought) => {
    answer = thought;
  });
  await settled();
  expect(said).toEqual([{ seat: 1, share: 0.4 }]);
  expect(answer).toBeUndefined();
  done();
  await Promise.all([preparing, thinking]);
  expect(said).toEqual([{ seat: 1, share: 0.4 }, undefined]);
  expect(answer).toMatchObject({ text: "roll" });
});
