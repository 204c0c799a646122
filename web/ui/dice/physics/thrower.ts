/** The client for the worker that simulates throws. */
import { type WorkerClient, workerClient } from "../../../worker-rpc/index.ts";
import type { Course } from "../course.ts";
import type { ThrowOrder } from "./simulate.ts";

export type DiceQuestions = {
  /** Undefined if no attempt came to rest properly. */
  readonly order: { readonly question: ThrowOrder; readonly answer: Course | undefined };
};

export const openThrower = (): WorkerClient<DiceQuestions> =>
  workerClient(
    () => new Worker(new URL("../../../workers/dice.ts", import.meta.url), { type: "module", name: "dice" }),
  );
