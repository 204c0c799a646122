/** One client's WebSocket connection: reads frames and answers each of them. */
import type { Duplex } from "node:stream";
import { type Refusal, type Result, refuse } from "@turnlight/kernel";
import {
  type ClientFrame,
  clientFrameSchema,
  protocol,
  readFromClient,
  type ServerFrame,
  signedOutClose,
} from "@turnlight/wire";
import type { WebSocket } from "ws";
import type { Acting } from "../people/sign-outs.ts";
import { ClientSilence } from "./client-silence.ts";
import type { Client, ConnectionPorts } from "./connection-ports.ts";
import { CookieGuest } from "./cookie-guest.ts";
import { GuestServices } from "./guest-services.ts";
import { Outbox } from "./outbox.ts";
import { TableSubscriptions } from "./table-subscriptions.ts";

/** WebSocket close codes. */
const closing = { goingAway: 1001, notAllowed: 1008, tooLarge: 1009, signedOut: signedOutClose } as const;

/** Codes with which a client says goodbye: a lost connection has none. */
const wasClosed: ReadonlySet<number> = new Set([1000, 1001, 1005]);

export class Connection {
  readonly #outbox: Outbox;
  readonly #name: string;
  readonly #address: string;
  readonly #ports: ConnectionPorts;
  #strikes = 0;
  #isEnding = false;
  readonly silence: ClientSilence;
  readonly #own: CookieGuest;
  readonly #tables: TableSubscriptions;
  readonly #services: GuestServices;

  constructor(socket: WebSocket, line: Duplex, { name, address, cookie }: Client, ports: ConnectionPorts) {
    this.#outbox = new Outbox(socket, line, ports.limits.outbox);
    this.#name = name;
    this.#address = address;
    this.#ports = ports;
    this.silence = new ClientSilence(ports.limits.pongPatience);
    this.#own = new CookieGuest(cookie, ports);
    const send = (frame: ServerFrame, together?: boolean): void => this.#outbox.send(frame, together);
    this.#services = new GuestServices(this.#own, ports, send);
    this.#tables = new TableSubscriptions(this.#own, ports, {
      send,
      refuse: (id, refusal) => this.#refuse(id, refusal),
      endSignedOut: () => this.#endSignedOut(),
    });
    socket.on("message", (bytes: Buffer, isBinary) => this.#hear(bytes, isBinary));
    socket.on("close", (code: number) => this.#end(wasClosed.has(code)));
    // An error is followed by a close event, which does the clean-up.
    socket.on("error", () => undefined);
    this.#send({ kind: "welcome", protocol, now: ports.now() });
  }

  /** Closes with a reason, after everything already queued. */
  close(why: keyof typeof closing, reason: string): void {
    this.#isEnding = true;
    this.#outbox.close(closing[why], reason);
  }

  /** The guests this connection acts for. */
  *guests(): Iterable<string> {
    for (const { guest } of this.#acting()) yield guest;
  }

  /**
   * Closes the connection if it uses a credential from before the sign-out: nothing more is seen or done through it.
   */
  signedOut(guest: string, signOuts: number): void {
    const isOurs = [...this.#acting()].some((acting) => acting.guest === guest && acting.signOuts < signOuts);
    if (isOurs) this.#endSignedOut();
  }

  #endSignedOut(): void {
    this.#end(true);
    this.close("signedOut", "signed-out");
  }

  *#acting(): Iterable<Acting> {
    if (this.#own.known !== undefined) yield this.#own.known;
    yield* this.#tables.acting();
  }

  #hear(bytes: Buffer, isBinary: boolean): void {
    const { limits, report, underWay } = this.#ports;
    this.silence.heard();
    if (this.#isEnding) return;
    if (bytes.length > limits.frame && !this.#tables.maySetUp()) {
      this.close("tooLarge", "frame-too-large");
      return;
    }
    const read = isBinary ? refuse("bad-message", "it isn't text") : this.#read(bytes);
    if (!read.ok) {
      this.#strike(undefined, read.refusal);
      return;
    }
    if (!this.#allowed()) {
      this.#strike(read.value.id, refuse("too-fast", "too many messages", { right: "to wait a moment" }).refusal);
      return;
    }
    this.#strikes = 0;
    const frame = read.value;
    const done = underWay.begin();
    // No answer while stopping: the client retries with the next server.
    if (done === undefined) return;
    this.#answer(frame)
      .catch((problem: unknown) => {
        report(problem);
        this.#refuse(frame.id, refuse("table-broken", "something went wrong on the server; nothing was saved").refusal);
      })
      .finally(done);
  }

  #read(bytes: Buffer): Result<ClientFrame> {
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString("utf8"));
    } catch {
      return refuse("bad-message", "it isn't JSON");
    }
    return readFromClient(clientFrameSchema, value);
  }

  async #answer(frame: ClientFrame): Promise<void> {
    switch (frame.kind) {
      case "ping":
        this.silence.checkEvery(frame.every);
        this.#send({ kind: "done", id: frame.id, ...(frame.every !== undefined && { now: this.#ports.now() }) });
        return;
      case "leave":
        this.#tables.leave(frame.table, true);
        this.#send({ kind: "done", id: frame.id });
        return;
      case "say": {
        const sent = await this.#tables.say(frame);
        if (sent.ok) this.#send({ kind: "done", id: frame.id });
        else this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "intent": {
        const sent = await this.#tables.intend(frame);
        if (sent.ok) this.#send({ kind: "done", id: frame.id });
        else this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "queue":
      case "confirm":
      case "unqueue": {
        const sent = await this.#services.match(frame);
        if (!sent.ok) this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "name": {
        const sent = await this.#tables.rename(frame);
        if (sent.ok) this.#send({ kind: "done", id: frame.id });
        else this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "watch":
        await this.#tables.watch(frame);
        return;
      case "command": {
        const begun = performance.now();
        const done = await this.#tables.command(frame);
        const { id: command, table, match, deed } = frame;
        const ms = performance.now() - begun;
        this.#ports.log.debug(
          { socket: this.#name, command, table, match, deed: deed.kind, ok: done.ok, ms },
          "command",
        );
        if (done.ok) this.#send({ kind: "acknowledged", id: frame.id, done: done.value });
        else this.#refuse(frame.id, done.refusal);
        return;
      }
      case "announcements":
        this.#services.followAnnouncements(frame);
        return;
      case "friends": {
        const sent = await this.#services.followFriends(frame);
        if (!sent.ok) this.#refuse(frame.id, sent.refusal);
      }
    }
  }

  #allowed(): boolean {
    const { connection, address } = this.#ports.buckets;
    return connection.take(this.#name) && address.take(this.#address);
  }

  #strike(id: string | undefined, refusal: Refusal): void {
    this.#refuse(id, refusal);
    this.#strikes += 1;
    if (this.#strikes >= this.#ports.limits.strikes) this.close("notAllowed", refusal.code);
  }

  #refuse(id: string | undefined, refusal: Refusal): void {
    const { log, metrics } = this.#ports;
    metrics.refusals.add(refusal.code);
    log.debug({ socket: this.#name, command: id, code: refusal.code }, "refused");
    this.#send({ kind: "refused", ...(id !== undefined && { id }), refusal });
  }

  #send(frame: ServerFrame): void {
    this.#outbox.send(frame);
  }

  #end(left: boolean): void {
    this.#services.end();
    this.#tables.leaveAll(left);
  }
}
