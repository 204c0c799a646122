/** A minimal client for measuring a server: frames are parsed and hardly inspected. */
import { WebSocket } from "ws";
import { socketUrl } from "./house.ts";

interface BareEvent {
  readonly version: number;
  readonly seen: {
    readonly sight?: { readonly waiting: readonly number[] };
    readonly change?: readonly (readonly [path: readonly (string | number)[], value: unknown])[];
  };
}

interface Frame {
  readonly kind: string;
  readonly refusal?: { readonly reason: string };
  readonly match?: string;
  readonly done?: { readonly version: number };
  readonly events?: readonly BareEvent[];
  /** The command that the events answer. */
  readonly answers?: string;
}

export class BarePlayer {
  readonly #socket: WebSocket;
  readonly #table: string;
  #match = "";
  #commands = 0;
  #wake = (): void => undefined;
  #answered: (frame: Frame) => void = () => undefined;
  version = -1;
  /** The seat to move. */
  waiting = 0;

  constructor(url: string, table: string, token: string) {
    this.#table = table;
    this.#socket = new WebSocket(socketUrl(url));
    this.#socket.on("open", () =>
      this.#socket.send(JSON.stringify({ kind: "watch", id: "watch", table, token, together: true })),
    );
    this.#socket.on("message", (bytes) => {
      for (const frame of JSON.parse(String(bytes))) this.#hear(frame);
    });
  }

  #hear(frame: Frame): void {
    if (frame.kind === "events" && frame.events !== undefined) {
      this.#match = frame.match ?? this.#match;
      for (const { version, seen } of frame.events) {
        this.version = version;
        this.waiting = seen.sight?.waiting[0] ?? this.waiting;
        for (const [[key, at], value] of seen.change ?? [])
          if (key === "waiting" && at === 0 && typeof value === "number") this.waiting = value;
      }
      if (frame.answers !== undefined) this.#answered({ kind: "acknowledged", done: { version: this.version } });
      this.#wake();
    } else if (frame.kind === "acknowledged" || frame.kind === "refused") this.#answered(frame);
  }

  until(version: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        if (this.version >= version) resolve();
      };
      this.#wake();
    });
  }

  /** Resolves with the version the server has committed. */
  play(text: string): Promise<number> {
    this.#commands += 1;
    const deed = { kind: "play", text };
    const frame = { kind: "command", id: String(this.#commands), table: this.#table, match: this.#match, deed };
    return new Promise((resolve, reject) => {
      this.#answered = ({ done, refusal }) => {
        if (done === undefined) reject(new Error(`refused: ${refusal?.reason}`));
        else resolve(done.version);
      };
      this.#socket.send(JSON.stringify(frame));
    });
  }

  leave(): void {
    this.#socket.terminate();
  }
}
