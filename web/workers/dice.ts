/** Works throws out, away from the page, so that nothing stutters. */
import { accept } from "@turnlight/kernel";
import { answerCalls } from "../calls/index.ts";
import { simulate } from "../table/dice/physics/simulate.ts";
import type { DiceQuestions } from "../table/dice/physics/thrower.ts";

answerCalls<DiceQuestions>({
  order(order, { transfer }) {
    const course = simulate(order);
    if (course !== undefined) transfer(course.frames.buffer);
    return accept(course);
  },
});
