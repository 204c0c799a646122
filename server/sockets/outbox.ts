/**
 * The outgoing queue of one connection: batches the frames of one event-loop turn into one message, the events of one
 * match and the answer to the command that caused them into one frame, and bounds the buffer of a slow reader.
 */
import type { Duplex } from "node:stream";
import type { ServerFrame } from "@turnlight/wire";
import type { WebSocket } from "ws";
import { plainFrame } from "./plain-frame.ts";

type EventFrame = Extract<ServerFrame, { kind: "event" }>;

/** The last event as text: all spectators of a match are sent the same one. */
const written: { event: EventFrame["event"] | undefined; text: string } = { event: undefined, text: "" };

const eventText = (event: EventFrame["event"]): string => {
  if (written.event !== event) {
    written.event = event;
    written.text = JSON.stringify(event);
  }
  return written.text;
};

/** An `events` frame to which more may be added. */
interface OpenEvents {
  readonly table: string;
  readonly match: string;
  text: string;
  /** The version of its last event. */
  version: number;
  answers: string | undefined;
}

export class Outbox {
  readonly #socket: WebSocket;
  /** The stream below the socket. */
  readonly #line: Duplex;
  /** The most bytes that may be buffered. */
  readonly #most: number;
  /** Joined as text: many small pieces are expensive to garbage-collect. */
  #gathered = "";
  #events: OpenEvents | undefined;
  /** Clocks after the events, which do not end their frame. */
  #clocks = "";
  #isDue = false;

  constructor(socket: WebSocket, line: Duplex, most: number) {
    this.#socket = socket;
    this.#line = line;
    this.#most = most;
  }

  /** `together` if the client understands `events` frames. */
  send(frame: ServerFrame, together = false): void {
    if (!this.#isDue) {
      this.#isDue = true;
      process.nextTick(this.#deliver);
    }
    if (frame.kind === "event" && together) this.#addEvent(frame);
    else if (frame.kind === "acknowledged" && this.#isAnsweredBy(frame)) return;
    else if (frame.kind === "clock" && this.#events !== undefined) this.#clocks += `,${JSON.stringify(frame)}`;
    else {
      this.#endEvents();
      this.#add(JSON.stringify(frame));
    }
  }

  /** Closes with a reason, after everything already queued. */
  close(code: number, reason: string): void {
    this.#deliver();
    this.#socket.close(code, reason);
  }

  #add(text: string): void {
    this.#gathered += this.#gathered === "" ? text : `,${text}`;
  }

  #addEvent({ table, match, event }: EventFrame): void {
    const open = this.#events;
    const goesOn = open?.match === match && open.table === table && open.answers === undefined && this.#clocks === "";
    if (goesOn && open !== undefined) {
      open.text += `,${eventText(event)}`;
      open.version = event.version;
      return;
    }
    this.#endEvents();
    this.#events = { table, match, text: eventText(event), version: event.version, answers: undefined };
  }

  /** Whether an acknowledgement says no more than that the last event answers the command. */
  #isAnsweredBy({ id, done }: Extract<ServerFrame, { kind: "acknowledged" }>): boolean {
    const open = this.#events;
    if (open === undefined || open.answers !== undefined) return false;
    if (open.match !== done.match || open.version !== done.version) return false;
    open.answers = id;
    return true;
  }

  #endEvents(): void {
    const open = this.#events;
    if (open === undefined) return;
    const { table, match, text, answers } = open;
    const names = `"table":${JSON.stringify(table)},"match":${JSON.stringify(match)}`;
    const answer = answers === undefined ? "" : `,"answers":${JSON.stringify(answers)}`;
    this.#add(`{"kind":"events",${names},"events":[${text}]${answer}}${this.#clocks}`);
    this.#events = undefined;
    this.#clocks = "";
  }

  readonly #deliver = (): void => {
    const socket = this.#socket;
    this.#isDue = false;
    this.#endEvents();
    if (this.#gathered === "") return;
    const text = `[${this.#gathered}]`;
    this.#gathered = "";
    if (socket.readyState !== socket.OPEN) return;
    const plain = plainFrame(text);
    if (plain === undefined) socket.send(text);
    else this.#line.write(plain, "latin1");
    // A reader that is too slow is disconnected; on reconnecting it gets what it missed.
    if (socket.bufferedAmount > this.#most) socket.terminate();
  };
}
