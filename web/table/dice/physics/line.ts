/** The page's end of the line to the worker that works throws out. */
import type { Course } from "../course.ts";
import type { ThrowOrder } from "./simulate.ts";

export interface Ordered {
  readonly ask: number;
  readonly order: ThrowOrder;
}

export interface Delivered {
  readonly ask: number;
  readonly course?: Course;
}

export class Line {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, (course: Course | undefined) => void>();

  /** Fetches the worker ahead of the first throw. */
  open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("../../../workers/dice.ts", import.meta.url), { type: "module", name: "dice" });
    worker.onmessage = ({ data }: MessageEvent<Delivered>) => {
      this.#waiting.get(data.ask)?.(data.course);
      this.#waiting.delete(data.ask);
    };
    worker.onerror = () => this.close();
    this.#worker = worker;
    return worker;
  }

  order(order: ThrowOrder): Promise<Course | undefined> {
    this.#asked += 1;
    const ordered: Ordered = { ask: this.#asked, order };
    const worker = this.open();
    return new Promise((resolve) => {
      this.#waiting.set(ordered.ask, resolve);
      worker.postMessage(ordered);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.values()) answer(undefined);
    this.#waiting.clear();
  }
}
