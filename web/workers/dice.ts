/** Works throws out, away from the page, so that nothing stutters. */
import type { Delivered, Ordered } from "../table/dice/physics/line.ts";
import { simulate } from "../table/dice/physics/simulate.ts";

self.onmessage = ({ data: { ask, order } }: MessageEvent<Ordered>) => {
  const course = simulate(order);
  const delivered: Delivered = { ask, ...(course !== undefined && { course }) };
  self.postMessage(delivered, { transfer: course === undefined ? [] : [course.frames.buffer] });
};
