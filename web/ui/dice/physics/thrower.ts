/** The page's end of the line to the worker that works throws out. */
import { type WorkerClient, workerClient } from "../../../worker-rpc/index.ts";
import type { Course } from "../course.ts";
import type { ThrowOrder } from "./simulate.ts";

export type DiceQuestions = {
  /** Nothing where no way was found to the faces ordered. */
  readonly order: { readonly question: ThrowOrder; readonly answer: Course | undefined };
};

export const openThrower = (): WorkerClient<DiceQuestions> =>
  workerClient(
    () => new Worker(new URL("../../../workers/dice.ts", import.meta.url), { type: "module", name: "dice" }),
  );
