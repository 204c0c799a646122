/** RPC client of the solver worker: advice for a decision, what an item adds. */
import type { CoachAdvice, CoachAim, RunState } from "@turnlight/games/thirteen";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

export type ThirteenQuestions = {
  readonly advise: {
    readonly question: { readonly state: RunState; readonly aim: CoachAim };
    readonly answer: CoachAdvice;
  };
  /** About how many points each item would add to the next stage of this run; null where unknown. */
  readonly added: {
    readonly question: { readonly state: RunState; readonly items: readonly string[] };
    readonly answer: readonly (number | null)[];
  };
};

export type ThirteenSolver = WorkerClient<ThirteenQuestions>;

export const openSolver = (): ThirteenSolver =>
  workerClient(
    () => new Worker(new URL("../../workers/thirteen.ts", import.meta.url), { type: "module", name: "thirteen" }),
  );
