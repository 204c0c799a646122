/** What goes out over one line: all of one turn of the event loop in one message, and never more than a slow reader may owe. */
import type { ServerFrame } from "@turnlight/wire";
import type { WebSocket } from "ws";

export class Outbox {
  readonly #socket: WebSocket;
  /** Bytes that may wait. */
  readonly #most: number;
  /** As text already: what waits in many small pieces is dear to collect. */
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

  /** Says why, after all that was said before. */
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
    // Whoever reads too slowly is dropped and may return, told what they missed.
    if (socket.bufferedAmount > this.#most) socket.terminate();
  };
}
