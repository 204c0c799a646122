/** The worker that simulates throws, so that the animation does not stutter. */
import { accept } from "@turnlight/kernel";
import { simulate } from "../ui/dice/physics/simulate.ts";
import type { DiceQuestions } from "../ui/dice/physics/thrower.ts";
import { serveWorker } from "../worker-rpc/index.ts";

serveWorker<DiceQuestions>({
  order(order, { transfer }) {
    const course = simulate(order);
    if (course !== undefined) transfer(course.frames.buffer);
    return accept(course);
  },
});
