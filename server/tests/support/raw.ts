/** A raw socket, for clients that violate the protocol. */
import { connect } from "node:net";
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

  /** Sends, then waits until that many frames have arrived altogether or the socket has closed. */
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

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  /** `undefined` if the connection closed without an answer. */
  readonly status: number | undefined;
  /** The refusal's code, if it is one. */
  readonly code: string | undefined;
}

const requestBytes = (url: string, { method = "GET", path, host, headers = {}, body }: RawRequest): Buffer => {
  const isChunked = headers["transfer-encoding"] === "chunked";
  const bytes = Buffer.from(body ?? "");
  const all = {
    host: host ?? new URL(url).host,
    connection: "close",
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(body !== undefined && !isChunked && { "content-length": String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  if (!isChunked) return Buffer.concat([head, bytes]);
  return Buffer.concat([head, Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);
};

/** Sends a request verbatim, as no regular client would. */
export const rawRequest = (url: string, request: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const line = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    line.setEncoding("latin1").on("data", (text: string) => {
      answer += text;
      // An upgraded connection stays open.
      if (answer.startsWith("HTTP/1.1 101")) line.destroy();
    });
    line.on("error", () => undefined);
    line.on("close", () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      const code = /"refusal":\{"code":"([a-z-]+)"/.exec(answer)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), code });
    });
    line.write(requestBytes(url, request));
  });
