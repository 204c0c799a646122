/** A proxy between a browser and the server, byte by byte: it delays, swallows and drops. */
import { connect, createServer, type Socket } from "node:net";

export interface Proxy {
  readonly url: string;
  /** Milliseconds by which everything is late, each way. */
  delay: number;
  /** From now on everything that arrives is swallowed, and nobody is told; new connections open and say nothing. */
  swallow(): void;
  /** Connections opened from now on work. Those that have lost something never work again. */
  pass(): void;
  /** Ends every connection at once. */
  drop(): void;
  close(): Promise<void>;
}

export const proxyTo = async (server: string): Promise<Proxy> => {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isSwallowing = false;
  const proxy = { delay: 0 };
  const carry = (from: Socket, to: Socket, line: { isBroken: boolean }): void => {
    from.on("data", (bytes) => {
      line.isBroken ||= isSwallowing;
      if (line.isBroken) return;
      if (proxy.delay === 0) to.write(bytes);
      else setTimeout(() => line.isBroken || to.write(bytes), proxy.delay);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      open.delete(from);
      // A line that has lost something says nothing more, not even that it has ended.
      if (!line.isBroken) to.destroy();
    });
  };
  const door = createServer((browser) => {
    const line = { isBroken: false };
    const there = connect(Number(port), hostname);
    for (const socket of [browser, there]) open.add(socket);
    carry(browser, there, line);
    carry(there, browser, line);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const address = door.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${own}/`,
    swallow() {
      isSwallowing = true;
    },
    pass() {
      isSwallowing = false;
    },
    drop,
    close: () =>
      new Promise<void>((resolve) => {
        drop();
        door.close(() => resolve());
      }),
  });
};
