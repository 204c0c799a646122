/** The worker's end of the line: a function for each question, and an answer for each call, whatever happens. */
import { type Read, refuse } from "@turnlight/kernel";
import type { Answered, Asked, Questions } from "./calls.ts";

/** What an answer in the making can see of its call. */
interface Call {
  progress(share: number): void;
  /** Hands something over instead of copying it. */
  transfer(thing: Transferable): void;
  readonly signal: AbortSignal;
}

type Answer<Q extends Questions, K extends keyof Q> = Read<Q[K]["answer"]> | Promise<Read<Q[K]["answer"]>>;

export type Answers<Q extends Questions> = {
  readonly [K in keyof Q]: (question: Q[K]["question"], call: Call) => Answer<Q, K>;
};

interface Scope {
  postMessage(message: Answered, options?: { readonly transfer: Transferable[] }): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}

/** Answers every call from now on; what is returned tells the page something it has not asked for. */
export const answerCalls = <Q extends Questions>(
  answers: Answers<Q>,
  scope: Scope = self,
): ((said: unknown) => void) => {
  const running = new Map<number, AbortController>();
  const run = async (name: string, question: unknown, call: Call): Promise<Read<unknown>> => {
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
