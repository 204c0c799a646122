/** What goes out over one line: all of one turn of the event loop in one write, and never more than a slow reader may owe. */
import type { Duplex } from "node:stream";
import type { ServerFrame } from "@turnlight/wire";
import type { WebSocket } from "ws";

export class Outbox {
  readonly #socket: WebSocket;
  /** The stream below the socket, which can hold back what it is given until all of it is there. */
  readonly #line: Duplex;
  /** Bytes that may wait. */
  readonly #most: number;
  #gathering = false;

  constructor(socket: WebSocket, line: Duplex, most: number) {
    this.#socket = socket;
    this.#line = line;
    this.#most = most;
  }

  send(frame: ServerFrame): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (!this.#gathering) {
      this.#gathering = true;
      this.#line.cork();
      process.nextTick(this.#deliver);
    }
    socket.send(JSON.stringify(frame));
    // Whoever reads too slowly is dropped and may return, told what they missed.
    if (socket.bufferedAmount > this.#most) socket.terminate();
  }

  readonly #deliver = (): void => {
    this.#gathering = false;
    this.#line.uncork();
  };
}
