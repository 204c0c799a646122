/** A bare socket, for those who do not keep to the protocol. */
import { WebSocket } from "ws";
import { socketUrl } from "./house.ts";

export class RawSocket {
  readonly socket: WebSocket;
  readonly frames: { readonly kind: string; readonly id?: string; readonly refusal?: { readonly code: string } }[] = [];
  /** The code and reason it was closed with. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly opened: Promise<"open" | number>;
  #wake: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(socketUrl(url), { headers });
    this.closed = new Promise((resolve) => {
      this.socket.on("close", (code, reason) => {
        resolve({ code, reason: String(reason) });
        for (const wake of this.#wake.splice(0)) wake();
      });
    });
    this.opened = new Promise((resolve) => {
      this.socket.on("open", () => resolve("open"));
      this.socket.on("unexpected-response", (_, answer) => {
        resolve(answer.statusCode ?? 0);
        this.socket.terminate();
      });
    });
    this.socket.on("error", () => undefined);
    this.socket.on("message", (bytes) => {
      this.frames.push(...JSON.parse(String(bytes)));
      for (const wake of this.#wake.splice(0)) wake();
    });
  }

  /** Sends and waits for so many frames altogether, or for the end. */
  async say(what: string | Buffer, frames = this.frames.length + 1): Promise<void> {
    await this.opened;
    this.socket.send(what);
    while (this.frames.length < frames && this.socket.readyState <= WebSocket.OPEN)
      await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  async answer(frame: Readonly<Record<string, unknown>> & { readonly id: string }): Promise<string | undefined> {
    await this.opened;
    this.socket.send(JSON.stringify(frame));
    for (;;) {
      const found = this.frames.find(({ id }) => id === frame.id);
      if (found !== undefined) return found.refusal?.code ?? found.kind;
      if (this.socket.readyState > WebSocket.OPEN) return undefined;
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }
}
