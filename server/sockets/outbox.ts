/**
 * The outgoing queue of one connection: batches the frames of one event-loop turn into one message, and bounds the
 * buffer of a slow reader.
 */
import type { ServerFrame } from "@turnlight/wire";
import type { WebSocket } from "ws";

export class Outbox {
  readonly #socket: WebSocket;
  /** The most bytes that may be buffered. */
  readonly #most: number;
  /** Joined as text: many small pieces are expensive to garbage-collect. */
  #gathered = "";

  constructor(socket: WebSocket, most: number) {
    this.#socket = socket;
    this.#most = most;
  }

  send(frame: ServerFrame): void {
    if (this.#gathered !== "") this.#gathered += `,${JSON.stringify(frame)}`;
    else {
      this.#gathered = `[${JSON.stringify(frame)}`;
      process.nextTick(this.#deliver);
    }
  }

  /** Closes with a reason, after everything already queued. */
  close(code: number, reason: string): void {
    this.#deliver();
    this.#socket.close(code, reason);
  }

  readonly #deliver = (): void => {
    const socket = this.#socket;
    if (this.#gathered === "") return;
    const text = `${this.#gathered}]`;
    this.#gathered = "";
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    // A reader that is too slow is disconnected; on reconnecting it gets what it missed.
    if (socket.bufferedAmount > this.#most) socket.terminate();
  };
}
