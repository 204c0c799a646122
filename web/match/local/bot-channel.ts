/**
 * The connection from the match's worker to the bots' worker. The page starts both and passes each its end of a
 * `MessageChannel`: in Firefox a worker started by another worker sometimes hangs for good.
 */
import { onPageFreeze, type WorkerLike } from "../../worker-rpc/index.ts";

/** The first message to the bots' worker: its end of the channel. */
export interface BotsBegun {
  readonly port: MessagePort;
}

type Sent = Parameters<WorkerLike["postMessage"]>[0];

/** The bots' worker as the match's worker sees it; messages sent before the channel is there are queued. */
class DistantWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  #port: MessagePort | undefined;
  #early: Sent[] = [];

  postMessage(message: Sent): void {
    if (this.#port === undefined) this.#early.push(message);
    else this.#port.postMessage(message);
  }

  terminate(): void {
    this.#port?.close();
  }

  arrive(port: MessagePort): void {
    this.#port = port;
    port.onmessage = (event) => this.onmessage?.(event);
    port.onmessageerror = (event) => this.onmessageerror?.(event);
    for (const message of this.#early) port.postMessage(message);
    this.#early = [];
  }

  fail(message: string): void {
    this.onerror?.(new ErrorEvent("error", { message }));
  }
}

interface BotChannel {
  start(): WorkerLike;
  /** Receives the requested channel; undefined if its worker failed. */
  given(port: MessagePort | undefined): void;
}

/** The side of the match's worker; `want` asks the page for a new worker, which replaces the one before. */
export const botChannel = (want: () => void): BotChannel => {
  let newest: DistantWorker | undefined;
  return {
    start() {
      newest = new DistantWorker();
      want();
      return newest;
    },
    given(port) {
      if (port === undefined) newest?.fail("the bots' worker broke");
      else newest?.arrive(port);
    },
  };
};

const startWorker = (): Worker =>
  new Worker(new URL("../../workers/bot.ts", import.meta.url), { type: "module", name: "bot" });

interface BotWorkers {
  /** Starts a worker, which replaces the one before. */
  begin(): void;
  close(): void;
}

/** The page's side; `give` passes the match's worker a channel, or undefined when the bots' worker has failed. */
export const botWorkers = (give: (port: MessagePort | undefined) => void, start = startWorker): BotWorkers => {
  let worker: Worker | undefined;
  let stay = (): void => {};
  const close = (): void => {
    stay();
    worker?.terminate();
    worker = undefined;
  };
  return {
    begin() {
      close();
      const { port1, port2 } = new MessageChannel();
      const begun = start();
      worker = begun;
      stay = onPageFreeze(() => begun.terminate());
      begun.onerror = () => {
        if (worker === begun) give(undefined);
      };
      begun.postMessage({ port: port1 } satisfies BotsBegun, [port1]);
      give(port2);
    },
    close,
  };
};
