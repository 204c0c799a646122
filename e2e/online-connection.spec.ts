/** Online play over a bad network: cut lines, a proxy that swallows everything, a server started anew. */
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./home.ts";
import { arrive, inMatch, invite, ownServer, sitDown, test } from "./online-visits.ts";

test("the line is cut during a throw and the server is started anew: the match goes on by itself", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const lines = new Map<Page, { down: boolean; readonly open: Set<WebSocketRoute> }>();
  for (const page of [ada, bo]) {
    const line = { down: false, open: new Set<WebSocketRoute>() };
    lines.set(page, line);
    await page.routeWebSocket(/\/api\/socket/, (route) => {
      if (line.down) void route.close();
      else {
        line.open.add(route);
        route.connectToServer();
      }
    });
  }
  await sitDown(bo, await invite(ada, "dice-race"));
  await inMatch(ada, bo);
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  const onTurn = async (): Promise<Page> => {
    await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
    return (await roll(ada).isEnabled()) ? ada : bo;
  };
  const mover = await onTurn();
  const line = lines.get(mover);
  if (line === undefined) throw new Error("it is nobody's turn");
  line.down = true;
  for (const route of line.open) await route.close();
  const own = mover.locator(".online-plate");
  await expect(own.getByText("Connection lost. Reconnecting…")).toBeVisible();
  await roll(mover).click();
  await expect(own.getByText("Saved here. It’ll be sent when you’re back online.")).toBeVisible();
  await expect(mover.locator(".throwing .die circle")).toHaveCount(0);
  line.down = false;
  await expect(mover.locator(".throwing .die circle").first()).toBeVisible();
  const pips = await mover.locator(".throwing .die circle").count();
  await expect(mover.locator(".throwing .die circle")).toHaveCount(pips);
  for (const page of [ada, bo]) await expect(page.locator(".throwing .die circle")).toHaveCount(pips);

  await server.stop();
  for (const page of [ada, bo]) await expect(page.locator('.online-bar[data-line="broken"]')).toBeVisible();
  await server.start();
  for (const page of [ada, bo]) await expect(page.locator('.online-bar[data-line="broken"]')).toHaveCount(0);
  const next = await onTurn();
  const gathered = (page: Page) => page.locator(".throwing").innerHTML();
  const before = await gathered(next);
  await roll(next).click();
  await expect.poll(() => gathered(next)).not.toBe(before);
  await expect.poll(async () => (await gathered(ada)) === (await gathered(bo))).toBe(true);
  await server.end();
});

test("behind a proxy that swallows everything a tap says how far it has come, and nothing is lost", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const swallows = new Set<Page>();
  for (const page of [ada, bo])
    await page.routeWebSocket(/\/api\/socket/, (route) => {
      if (swallows.has(page)) return;
      const there = route.connectToServer();
      // Bytes that were swallowed are missing for good: such a connection never works again.
      let isBroken = false;
      const passes = (): boolean => {
        isBroken ||= swallows.has(page);
        return !isBroken;
      };
      route.onMessage((message) => passes() && there.send(message));
      there.onMessage((message) => passes() && route.send(message));
    });
  await sitDown(bo, await invite(ada, "dice-race"));
  await inMatch(ada, bo);
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
  const mover = (await roll(ada).isEnabled()) ? ada : bo;
  const own = mover.locator(".online-plate");
  swallows.add(mover);
  await roll(mover).click();
  await expect(own.getByText("Sending…")).toBeVisible();
  await expect(mover.locator('.tap-mark[data-state="sending"]')).toBeVisible();
  await expect(own.getByText("Connection lost. Reconnecting…")).toBeVisible();
  await expect(own.getByText("Saved here. It’ll be sent when you’re back online.")).toBeVisible();
  await expect(mover.locator(".throwing .die circle")).toHaveCount(0);
  swallows.delete(mover);
  for (const page of [ada, bo]) await expect(page.locator(".throwing .die circle").first()).toBeVisible();
  await expect(own.getByText("Connection lost. Reconnecting…")).toHaveCount(0);
  await server.end();
});
