/**
 * A port that nobody else is given as long as this process lives, for a server that has to come back at the same address:
 * below those that systems hand out by themselves, or somebody else could be given it while its server is down.
 */
import { createServer, type Server } from "node:net";

const lowest = 16_000;
/** Every second port is handed out; the one after it is the mark that it is taken. */
const pairs = 8_000;

/** Every process begins elsewhere, so that it seldom meets marks of others. */
let next = (process.pid * 97) % pairs;

/** Listens at a port, and keeps no process alive by that. */
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
    // Whoever has the mark has the port, also while no server is there.
    const mark = await listening(port + 1);
    if (mark === undefined) continue;
    if (await isFree(port)) return port;
    mark.close();
  }
  throw new Error("no port is free");
};
