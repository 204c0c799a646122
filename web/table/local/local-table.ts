/** A table on this device: the match lives in a worker, and this is the page's end of the line to it. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { accept, type Read, refuse, type Seat, type Seed } from "@turnlight/kernel";
import type { Heard, Laid, Sight, Table } from "../table.ts";
import type { Asked, Message, Request } from "./messages.ts";

export interface LocalTable extends Table {
  /** Under which the match is kept; a rematch has another one. */
  readonly id: ReadonlySignal<string>;
  /** The store's trouble, once saving has failed. */
  readonly unsaved: ReadonlySignal<string | undefined>;
}

class Line {
  readonly #worker = new Worker(new URL("../../workers/match.ts", import.meta.url), { type: "module", name: "match" });
  readonly #waiting = new Map<number, (read: Read<unknown>) => void>();
  #asked = 0;

  constructor(hear: (message: Exclude<Message, { kind: "answer" }>) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== "answer") return hear(data);
      this.#waiting.get(data.ask)?.(data.read);
      this.#waiting.delete(data.ask);
    };
    this.#worker.onerror = () => {
      for (const answer of this.#waiting.values()) answer(refuse("table-broken", "the table has broken"));
      this.#waiting.clear();
    };
  }

  ask(request: Request): Promise<Read<unknown>> {
    this.#asked += 1;
    const message: Asked = { ask: this.#asked, request };
    return new Promise((answer) => {
      this.#waiting.set(message.ask, answer);
      this.#worker.postMessage(message);
    });
  }

  close(): void {
    this.#worker.terminate();
    for (const answer of this.#waiting.values()) answer(refuse("table-closed", "the table was closed"));
    this.#waiting.clear();
  }
}

const asDone = (read: Read<unknown>): Read<undefined> => (read.ok ? accept(undefined) : read);

const open = async (request: Request): Promise<Read<LocalTable>> => {
  const listeners = new Set<(heard: Heard) => void>();
  const id = signal("");
  const unsaved = signal<string | undefined>(undefined);
  const sight: Signal<Sight | undefined> = signal(undefined);
  let early: Heard[] = [];
  const line = new Line((message) => {
    if (message.kind === "unsaved") unsaved.value = message.code;
    if (message.kind === "sight") {
      id.value = message.id;
      sight.value = message.sight;
    }
    if (message.kind === "heard") {
      if (listeners.size === 0) early.push(message.heard);
      for (const listener of listeners) listener(message.heard);
      sight.value = message.heard.sight;
    }
  });
  const opened = await line.ask(request);
  const first = sight.value;
  if (!opened.ok || first === undefined) {
    line.close();
    return opened.ok ? refuse("table-broken", "the table has broken") : opened;
  }
  const act = async (asked: Request) => asDone(await line.ask(asked));
  return accept({
    id,
    unsaved,
    // A table is never without a sight once it is open.
    sight: sight as ReadonlySignal<Sight>,
    listen(listener) {
      listeners.add(listener);
      for (const heard of early) listener(heard);
      early = [];
      return () => listeners.delete(listener);
    },
    play: (text) => act({ kind: "play", text }),
    undo: (moves = 1) => act({ kind: "undo", moves }),
    resign: () => act({ kind: "resign" }),
    relay: (changed) => act({ kind: "relay", changed }),
    take: (seat) => act({ kind: "take", seat }),
    restart: () => act({ kind: "restart" }),
    rematch: () => act({ kind: "rematch" }),
    async record() {
      const read = await line.ask({ kind: "record" });
      return read.ok ? accept(String(read.value)) : read;
    },
    close: () => line.close(),
  });
};

/** With a seed it is the same match for everybody who has it: the table of a day or a tournament, which also says who starts. */
export const layTable = (laid: Laid, seed?: Seed, first?: Seat): Promise<Read<LocalTable>> =>
  open({ kind: "begin", laid, drawn: { ...(seed !== undefined && { seed }), ...(first !== undefined && { first }) } });
export const resumeTable = (id: string): Promise<Read<LocalTable>> => open({ kind: "resume", id });
