/** The development page forwards requests, sockets and short links to a server beside it. */
import { createServer } from "vite";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { openHouse } from "../../server/tests/support/house.ts";
import { devProxy } from "../../web/build/dev-proxy.ts";

test("the API, its socket and short links are the server's, everything else the page's", async () => {
  const house = await openHouse({ keep: { kind: "memory" } });
  const dev = await createServer({
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null, proxy: devProxy(house.url) },
  });
  await dev.listen();
  const address = dev.httpServer?.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}/`;
  // As a browser sends it from the development page.
  const headers = { origin: url.slice(0, -1), "sec-fetch-site": "same-origin" };
  const guest = await fetch(`${url}api/guests`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: "{}",
  });
  expect([guest.status, await guest.json()]).toEqual([200, { guest: expect.any(String) }]);
  expect(await (await fetch(`${url}server.json`)).json()).toMatchObject({ shortLinks: true });
  expect(await (await fetch(`${url}p/zonk`)).text()).toContain('property="og:title" content="Zonk"');
  const socket = new WebSocket(`${url.replace("http", "ws")}api/socket`, { headers });
  const opened = await new Promise<string>((resolve) => {
    socket.on("open", () => resolve("open"));
    socket.on("error", ({ message }) => resolve(message));
  });
  expect(opened).toBe("open");
  socket.terminate();
  await dev.close();
  await house.close();
});
