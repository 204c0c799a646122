/** The server's HTTP API with a server, with one that is down, and without one. */
import { expect, test } from "vitest";
import { serverApiOver } from "../online/server-api.ts";

const codeFrom = async (answer: () => Promise<Response>): Promise<string> => {
  const read = await serverApiOver(answer).aboutMe();
  return read.ok ? "accepted" : read.refusal.code;
};
const html = (status: number) => async () =>
  new Response("<h1>Hello</h1>", { status, headers: { "content-type": "text/html" } });

test("a plain web host has no server: whatever page it answers with", async () => {
  for (const status of [200, 404, 405]) expect(await codeFrom(html(status))).toBe("no-server");
});

test("a host that answers with something else of its own has none either", async () => {
  expect(await codeFrom(async () => new Response('{"error":"nothing"}', { status: 404 }))).toBe("no-server");
});

test("a server that is down cannot be reached, also where a gateway says so", async () => {
  expect(await codeFrom(html(502))).toBe("no-line");
  expect(await codeFrom(() => Promise.reject(new TypeError("offline")))).toBe("no-line");
});
