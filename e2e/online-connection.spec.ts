/** Online play over a bad network: cut lines, a proxy that swallows everything, a server started anew. */
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./home.ts";
import { arrive, inMatch, invite, ownServer, pathOf, sitDown, test } from "./online-visits.ts";
import { proxyTo } from "./proxy.ts";

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
  await expect(own.getByText("It’ll be sent when you’re back online. Keep this page open.")).toBeVisible();
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

/** Notes in the page how many milliseconds after a press its state is shown. */
const timeTaps = (page: Page) =>
  page.evaluate(() => {
    let pressed = 0;
    addEventListener(
      "click",
      () => {
        pressed = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      if (pressed === 0 || document.querySelector(".tap-mark") === null) return;
      document.documentElement.dataset["shownAfter"] = String(performance.now() - pressed);
      pressed = 0;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });

test("two browsers through proxies that delay, swallow and drop: told in time, told truly, and nothing is lost", async ({
  browser,
}) => {
  const server = await ownServer();
  const proxies = [await proxyTo(server.url), await proxyTo(server.url)] as const;
  const [ada, bo] = [
    await arrive({ browser, url: proxies[0].url, name: "Ada" }),
    await arrive({ browser, url: proxies[1].url, name: "Bo" }),
  ];
  await sitDown(bo, pathOf(await invite(ada, "dice-race")));
  await inMatch(ada, bo);
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
  const isAda = await roll(ada).isEnabled();
  const [mover, other, proxy] = isAda ? [ada, bo, proxies[0]] : [bo, ada, proxies[1]];
  await timeTaps(mover);
  const pips = (page: Page) => page.locator(".throwing .die circle");
  const own = mover.locator(".online-plate");
  const theirs = other.locator(".online-plate").filter({ hasText: isAda ? "Ada" : "Bo" });

  // While it is one's turn, a dead line is noticed before anything is tapped; within which time, tests with clocks ask.
  proxy.swallow();
  await expect(own.getByText("Connection lost. Reconnecting…")).toBeVisible();
  await roll(mover).click();
  await expect(own.getByText("It’ll be sent when you’re back online. Keep this page open.")).toBeVisible();
  expect(Number(await mover.locator("html").getAttribute("data-shown-after"))).toBeLessThan(200);
  await expect(pips(mover)).toHaveCount(0);
  // The opponent is told, too.
  await expect(theirs.getByText("Reconnecting…")).toBeVisible();
  await expect(pips(other)).toHaveCount(0);
  proxy.pass();
  for (const page of [ada, bo]) await expect(pips(page).first()).toBeVisible();
  await expect(own.getByText("Connection lost. Reconnecting…")).toHaveCount(0);
  await expect(theirs.getByText("Reconnecting…")).toHaveCount(0);

  // A slow line says that it is sending, and never that it has been sent before it has.
  const gathered = (page: Page) => page.locator(".throwing").innerHTML();
  const next = (await roll(mover).isEnabled()) ? mover : other;
  const slow = next === ada ? proxies[0] : proxies[1];
  const before = await gathered(next);
  slow.delay = 600;
  await roll(next).click();
  await expect(next.locator('.tap-mark[data-state="sending"]')).toBeVisible();
  expect(await gathered(next)).toBe(before);
  await expect.poll(() => gathered(next)).not.toBe(before);
  slow.delay = 0;

  // Every connection ends at once: both come back by themselves, to the same dice.
  for (const one of proxies) one.drop();
  for (const page of [ada, bo]) await expect(page.locator('.online-bar[data-line="stands"]')).toBeVisible();
  await expect.poll(async () => (await gathered(ada)) === (await gathered(bo))).toBe(true);
  for (const one of proxies) await one.close();
  await server.end();
});
