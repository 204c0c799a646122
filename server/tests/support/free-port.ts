/**
 * Reserves a port for as long as this process lives, for a server that restarts at the same address. It is below the
 * ephemeral range, so that the system does not assign it to somebody else while the server is down.
 */
import { createServer, type Server } from "node:net";

const lowest = 16_000;
/** Every second port is handed out; listening on the one after it marks it as taken. */
const pairs = 8_000;

/** Each process starts elsewhere, to avoid collisions. */
let next = (process.pid * 97) % pairs;

/** Listens on a port without keeping the process alive. */
const listening = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(undefined))
      .listen(port, "127.0.0.1", () => resolve(server));
    server.unref();
  });

const isFree = async (port: number): Promise<boolean> => {
  const server = await listening(port);
  if (server === undefined) return false;
  await new Promise((closed) => server.close(closed));
  return true;
};

export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < pairs; tries++) {
    const port = lowest + 2 * next;
    next = (next + 1) % pairs;
    // Holding the marker port reserves the port, even while its server is down.
    const mark = await listening(port + 1);
    if (mark === undefined) continue;
    if (await isFree(port)) return port;
    mark.close();
  }
  throw new Error("no port is free");
};
