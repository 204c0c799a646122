/** What a connection to a server needs around it, and what else may use it. */
import type { Refusal } from "@turnlight/kernel";
import type { ClientFrame, ServerFrame } from "./protocol.ts";

/** The part of the WebSocket interface that is used. */
export interface ConnectionSocket {
  send(text: string): void;
  close(): void;
  addEventListener(kind: "open" | "error", hear: () => void): void;
  addEventListener(kind: "close", hear: (end: { readonly code?: unknown; readonly data?: unknown }) => void): void;
  addEventListener(kind: "message", hear: (message: { readonly data: unknown }) => void): void;
}

export interface ServerConnectionPorts {
  connect(): ConnectionSocket;
  /** Runs a function after that many milliseconds; returns the function that cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** A unique prefix for this connection's frame ids. */
  readonly name: string;
  /** The name shown to others while spectating. */
  called?(): string | undefined;
  /** Called when the connection opens or closes, with the server's time when it opens. */
  stands?(is: boolean, serverNow?: number): void;
  /** Called with the server's time, again and again. */
  serverTime?(now: number): void;
}

/** Something else that uses the connection, such as the queue for quick matches. */
export interface ConnectionService {
  /** The connection is up, for the first time or again. */
  opened(): void;
  lost?(): void;
  /** A frame that belongs to no table and no command. */
  heard(frame: ServiceFrame): void;
  /** The server refused a frame of this service. */
  refused?(id: string, refusal: Refusal): void;
}

/** A service's access to the connection. */
export interface ServiceLine {
  freshId(): string;
  /** Sends a frame if the connection is up; dropped otherwise. */
  send(frame: ClientFrame): void;
  detach(): void;
}

type ServiceFrame = Extract<
  ServerFrame,
  { kind: "queued" | "found" | "seated" | "unqueued" | "friends" | "announcement" }
>;
