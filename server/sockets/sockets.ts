/** WebSocket upgrades: checked before a connection is opened, and pinged while it is open. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { withoutBase } from "../address.ts";
import type { ServerConfig } from "../config.ts";
import { isOwnSite, limitedAddress, readCookie } from "../http/guard.ts";
import { Networks } from "../networks.ts";
import { RateLimiter } from "../rate-limit.ts";
import { doneWithin } from "../under-way.ts";
import { Connection } from "./connection.ts";
import type { ConnectionPorts } from "./connection-ports.ts";

const socketPath = "/api/socket";
/** Base URL for parsing request paths. */
const here = "http://here";

const turnAway = (line: Duplex, status: string): void => {
  line.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Milliseconds between two checks of the connections whose clients asked for them. */
const checkEvery = 500;

/** Milliseconds a client has to confirm a close. */
const farewell = 1000;

/**
 * An error is followed by a close event. Defined at module level so that no closure keeps the request in memory while
 * the connection is open.
 */
const ignore = (): void => undefined;

export interface Sockets {
  readonly open: number;
  /** Closes the connections that act for a guest. */
  endGuest(guest: string): void;
  /** Closes all connections. Resolves when they have left their tables, while presence can still be sent. */
  close(): Promise<void>;
}

export const socketsOn = (
  server: Server,
  { limits, origin, base = "/", proxies: trusted }: ServerConfig,
  ports: Pick<
    ConnectionPorts,
    | "hall"
    | "store"
    | "shared"
    | "signOuts"
    | "matchmaker"
    | "friends"
    | "announcements"
    | "underWay"
    | "log"
    | "metrics"
    | "now"
    | "report"
  >,
): Sockets => {
  const proxies = new Networks(trusted);
  const door = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.setUpFrame });
  const { shared } = ports;
  const buckets = { ...shared.buckets, connection: new RateLimiter(limits.connection, ports.now) };
  const alive = new WeakSet<WebSocket>();
  const connections = new Map<WebSocket, Connection>();
  const around: ConnectionPorts = { ...ports, limits, buckets };
  let names = 0;

  /** Uses `this`, so that all connections share the same two listeners. */
  function heardPong(this: WebSocket): void {
    alive.add(this);
    connections.get(this)?.silence.heard();
  }

  const welcome = (socket: WebSocket, line: Duplex, address: string, cookie: string | undefined): void => {
    names += 1;
    shared.opened(address);
    alive.add(socket);
    socket.on("pong", heardPong);
    socket.on("close", () => {
      connections.delete(socket);
      shared.closed(address);
    });
    connections.set(socket, new Connection(socket, line, { name: String(names), address, cookie }, around));
  };

  const upgrade = (request: IncomingMessage, line: Duplex, head: Buffer): void => {
    const address = limitedAddress(request, proxies);
    line.on("error", ignore);
    if (ports.underWay.isClosing) {
      turnAway(line, "503 Service Unavailable");
      return;
    }
    const url = withoutBase(request.url ?? "/", base);
    if (!URL.canParse(url, here)) turnAway(line, "400 Bad Request");
    else if (new URL(url, here).pathname !== socketPath) turnAway(line, "404 Not Found");
    else if (!isOwnSite(request.headers, origin)) turnAway(line, "403 Forbidden");
    else if (!shared.mayOpen(address)) turnAway(line, "429 Too Many Requests");
    else {
      const cookie = readCookie(request.headers, origin);
      door.handleUpgrade(request, line, head, (socket) => welcome(socket, line, address, cookie));
    }
  };
  server.on("upgrade", upgrade);

  ports.signOuts.watch({
    *guests() {
      for (const connection of connections.values()) yield* connection.guests();
    },
    end(guest, signOuts) {
      for (const connection of connections.values()) connection.signedOut(guest, signOuts);
    },
  });

  /** Terminates connections that have not answered the previous ping. */
  const heartbeat = setInterval(() => {
    for (const socket of door.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, limits.heartbeat);
  heartbeat.unref();

  /** The same for connections whose clients asked for more frequent checks. */
  let checkedAt = performance.now();
  const closeChecks = setInterval(() => {
    const now = performance.now();
    // What came while this process itself was busy has not been read yet.
    const stalled = Math.max(0, now - checkedAt - 2 * checkEvery);
    checkedAt = now;
    for (const [socket, connection] of connections) {
      if (stalled > 0) connection.silence.forgive(stalled);
      const silence = connection.silence.at(now);
      if (silence === "dead") socket.terminate();
      else if (silence === "long") socket.ping();
    }
  }, checkEvery);
  closeChecks.unref();

  return {
    get open() {
      return connections.size;
    },
    endGuest(guest) {
      for (const connection of connections.values())
        if ([...connection.guests()].includes(guest)) connection.close("notAllowed", "banned");
    },
    async close() {
      clearInterval(heartbeat);
      clearInterval(closeChecks);
      const left = [...door.clients].map(
        (socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())),
      );
      for (const connection of connections.values()) connection.close("goingAway", "closing");
      await doneWithin(farewell, Promise.all(left));
      for (const socket of door.clients) socket.terminate();
      door.close();
      await Promise.all(left);
    },
  };
};
