/** Replacing the address never cancels a navigation that is under way. */
import { beforeEach, expect, test, vi } from "vitest";

const page = { hash: "#/match/one" };

beforeEach(() => {
  page.hash = "#/match/one";
  vi.resetModules();
  vi.stubGlobal("location", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, hash: string) => {
      page.hash = hash;
    },
  });
  return () => vi.unstubAllGlobals();
});

test("a rematch takes its match's place", async () => {
  const { route, swap } = await import("../routes.ts");
  swap("/match/two");
  expect(page.hash).toBe("#/match/two");
  expect(route.value).toEqual({ name: "match", id: "two" });
});

test("whoever has left for another room, of which the page has not heard yet, arrives there", async () => {
  const { swap } = await import("../routes.ts");
  page.hash = "#/settings";
  swap("/match/one");
  expect(page.hash).toBe("#/settings");
});
