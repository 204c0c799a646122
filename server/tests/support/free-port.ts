/**
 * A port that nobody listens at, for a server that has to come back at the same address: below those that systems hand
 * out by themselves, or somebody else could be given it while its server is down.
 */
import { createServer } from "node:net";

const lowest = 16_000;
const count = 16_000;

/** Every process begins elsewhere, so that no two are at the same port at the same time. */
let next = (process.pid * 97) % count;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < count; tries++) {
    const port = lowest + next;
    next = (next + 1) % count;
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
};
