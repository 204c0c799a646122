/** Somebody who looks for a quick match, by a raw socket with a guest's cookie. */
import { WebSocket } from "ws";
import { socketUrl, Visitor } from "./house.ts";

export interface QueueFrame {
  readonly kind: string;
  readonly id?: string;
  readonly offer?: string;
  readonly table?: string;
  readonly seat?: number;
  readonly name?: string;
  readonly why?: string;
  readonly others?: number;
  readonly rated?: true;
  readonly commitment?: string;
  readonly bot?: { readonly offer: string; readonly bot: string };
  readonly refusal?: { readonly code: string };
}

export interface SeekerWish {
  readonly game?: string;
  readonly config?: string;
  readonly clock?: number;
  readonly increment?: number;
  readonly rated?: true;
}

export class Seeker {
  readonly name: string;
  readonly visitor: Visitor;
  readonly socket: WebSocket;
  readonly frames: QueueFrame[] = [];
  /** Confirms offers by itself, as a visible page does. */
  confirms = true;
  /** The tab is gone, or nothing reaches it any more. */
  isGone = false;
  #wake: (() => void)[] = [];
  #ids = 0;

  private constructor(url: string, name: string, visitor: Visitor) {
    this.name = name;
    this.visitor = visitor;
    this.socket = new WebSocket(socketUrl(url), { headers: { cookie: visitor.cookie ?? "" } });
    this.socket.on("error", () => undefined);
    this.socket.on("message", (bytes) => {
      for (const frame of JSON.parse(String(bytes))) this.#hear(frame);
    });
  }

  static async open(url: string, name: string, visitor?: Visitor): Promise<Seeker> {
    const seeker = new Seeker(url, name, visitor ?? (await Visitor.guest(url)));
    await new Promise<void>((resolve) => seeker.socket.once("open", () => resolve()));
    return seeker;
  }

  get last(): QueueFrame | undefined {
    return this.frames.filter(({ kind }) => /^(queued|found|seated|unqueued)$/.test(kind)).at(-1);
  }

  #hear(frame: QueueFrame): void {
    if (this.isGone) return;
    this.frames.push(frame);
    if (frame.kind === "found" && this.confirms && !("confirmed" in frame)) this.confirm(frame.offer ?? "", true);
    for (const wake of this.#wake.splice(0)) wake();
  }

  #send(frame: object): string {
    this.#ids += 1;
    const id = `seeker ${this.#ids}`;
    this.socket.send(JSON.stringify({ ...frame, id }));
    return id;
  }

  queue({ game = "dice-race", config = "", ...pace }: SeekerWish = {}): string {
    const person = { name: this.name, colour: 0, avatar: 0 };
    return this.#send({ kind: "queue", game, config, ...pace, person });
  }

  /** Asks the server to check this line as a page does. */
  ping(): void {
    this.#send({ kind: "ping", every: 2000 });
  }

  confirm(offer: string, agrees: boolean, phrase?: string): string {
    return this.#send({ kind: "confirm", offer, agrees, ...(phrase !== undefined && { phrase }) });
  }

  unqueue(): void {
    this.#send({ kind: "unqueue" });
  }

  async until(isIt: (last: QueueFrame | undefined) => boolean): Promise<QueueFrame> {
    while (!isIt(this.last)) await new Promise<void>((resolve) => this.#wake.push(resolve));
    return this.last ?? { kind: "" };
  }

  is(kind: string): Promise<QueueFrame> {
    return this.until((last) => last?.kind === kind);
  }

  async answer(id: string): Promise<string> {
    for (;;) {
      const found = this.frames.find((frame) => frame.id === id);
      if (found !== undefined) return found.refusal?.code ?? found.kind;
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  /** Closes the tab. */
  close(): void {
    this.isGone = true;
    this.socket.terminate();
  }

  /** Everything is swallowed from here on, and the server is not told. */
  vanish(): void {
    this.isGone = true;
    this.socket.pause();
  }
}
