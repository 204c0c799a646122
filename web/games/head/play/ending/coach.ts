/** The page's end of the line to the coach, who thinks in a worker of its own. */
import type { Review } from "@turnlight/games/head";
import { type Read, refuse } from "@turnlight/kernel";

export interface Question {
  /** The whole record of a match that is over, as text. */
  readonly record: string;
  readonly seat: 0 | 1;
}

/** Resolves with the review; the second part drops the question. */
export const askCoach = (question: Question): readonly [Promise<Read<Review>>, () => void] => {
  const worker = new Worker(new URL("../../../../workers/head.ts", import.meta.url), { type: "module", name: "coach" });
  const answer = new Promise<Read<Review>>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Read<Review>>) => {
      resolve(data);
      worker.terminate();
    };
    worker.onerror = () => {
      resolve(refuse("broken", "the coach has left"));
      worker.terminate();
    };
    worker.postMessage(question);
  });
  return [answer, () => worker.terminate()];
};
