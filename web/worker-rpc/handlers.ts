/** Worker RPC, the worker's side: a function for each call, and exactly one answer to each, whatever happens. */
import { type Result, refuse } from "@turnlight/kernel";
import type { WorkerApi, WorkerRequest, WorkerResponse } from "./client.ts";

/** What a handler can see of its call. */
interface CallContext {
  progress(share: number): void;
  /** Transfers an object instead of copying it. */
  transfer(thing: Transferable): void;
  readonly signal: AbortSignal;
}

type AnswerOf<Q extends WorkerApi, K extends keyof Q> = Result<Q[K]["answer"]> | Promise<Result<Q[K]["answer"]>>;

export type WorkerHandlers<Q extends WorkerApi> = {
  readonly [K in keyof Q]: (question: Q[K]["question"], call: CallContext) => AnswerOf<Q, K>;
};

interface Scope {
  postMessage(message: WorkerResponse, options?: { readonly transfer: Transferable[] }): void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
}

/** Answers every call from now on; the returned function sends the page a message unasked. */
export const serveWorker = <Q extends WorkerApi>(
  answers: WorkerHandlers<Q>,
  scope: Scope = self,
): ((said: unknown) => void) => {
  const running = new Map<number, AbortController>();
  const run = async (name: string, question: unknown, call: CallContext): Promise<Result<unknown>> => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer === undefined) return refuse("unknown-question", `nobody here answers ${name}`);
    try {
      return await answer(question as Q[string]["question"], call);
    } catch (problem) {
      return refuse("worker-broken", String(problem));
    }
  };
  scope.onmessage = async ({ data }) => {
    if ("cancel" in data) {
      running.get(data.cancel)?.abort();
      return;
    }
    const { ask, name, question } = data;
    const control = new AbortController();
    const transfer: Transferable[] = [];
    running.set(ask, control);
    const read = await run(name, question, {
      progress: (share) => scope.postMessage({ ask, share }),
      transfer: (thing) => transfer.push(thing),
      signal: control.signal,
    });
    running.delete(ask);
    scope.postMessage({ ask, read }, { transfer });
  };
  return (said) => scope.postMessage({ said });
};
