/** Short links in a browser, and a server below a path: what is sent leads to its place. */
import { writeCode } from "@turnlight/games/wisp";
import { lineTo, twoAt, Watcher } from "../server/tests/support/house.ts";
import { expect } from "./home.ts";
import { untilKept } from "./kept.ts";
import { closeAtEnd, inMatch, ownServer, test } from "./online-visits.ts";
import { medley } from "./wisp-rooms.ts";

test("a level's link opens the level, and one that leads nowhere says so, with a way home", async ({
  page,
  browser,
  parlour,
}) => {
  await page.goto(`/l/${writeCode(medley)}/Medley`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Medley");
  expect(new URL(page.url()).pathname).toBe("/");
  // The browser logs the 404, so this is on a device where that is no fault.
  const device = await browser.newContext({ locale: "de-DE" });
  closeAtEnd(device);
  const there = await device.newPage();
  await there.goto(`${parlour.url}t/QQQQQQ`);
  await expect(there.getByRole("heading", { level: 1 })).toHaveText("Tisch nicht gefunden");
  await there.getByRole("link", { name: "Startseite" }).click();
  await expect(there).toHaveURL(parlour.url);
  await there.locator(".rooms").waitFor();
});

test("a replay that the server keeps opens by its link, and is shared by it", async ({ page }) => {
  const server = await ownServer();
  const { table, tokens } = await twoAt(server.url, "dice-race", "target=30");
  const line = lineTo(server.url);
  const bo = new Watcher(line, table, tokens[1]);
  await bo.until((now) => now.sight !== undefined);
  await bo.place.send({ kind: "resign" });
  await bo.until((now) => now.sight?.outcome !== undefined);
  line.close();
  await page.goto(`${server.url}r/${table}`);
  await page.locator(".replay .race").waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Share link" }).click();
  await expect(page.locator(".share-sheet textarea")).toHaveValue(new RegExp(`${server.url}r/${table}$`));
  await server.end();
});

test.describe("below a path", () => {
  test.use({ serviceWorkers: "allow" });

  test("page, sockets, invitations and the offline copy work there", async ({ browser }) => {
    const server = await ownServer({ base: "/fun/games/" });
    expect(new URL(server.url).pathname).toBe("/fun/games/");
    const device = async () => {
      const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", reducedMotion: "reduce" });
      closeAtEnd(context);
      return context.newPage();
    };
    const [ada, bo] = [await device(), await device()];
    const paths: string[] = [];
    for (const page of [ada, bo]) page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    // Without the slash at its end it is the same page.
    await ada.goto(server.url.slice(0, -1));
    await expect(ada).toHaveURL(server.url);
    await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ada.goto("./#/online/new/dice-race");
    await ada.getByRole("button", { name: "Invite a friend" }).click();
    const field = ada.getByLabel("Link", { exact: true });
    await expect(field).toHaveValue(new RegExp(`^${server.url}t/[\\w-]+$`));
    await bo.goto(await field.inputValue());
    await bo.getByRole("button", { name: "Join" }).click();
    await inMatch(ada, bo);
    expect(paths.filter((path) => !path.startsWith("/fun/games"))).toEqual([]);
    await ada.goto("./#/play/hidden-number");
    await untilKept(ada, "hidden-number");
    await server.stop();
    await ada.goto("./p/hidden-number");
    await expect(ada).toHaveURL(`${server.url}#/play/hidden-number`);
    await ada.locator("form.setup").waitFor();
    await server.end();
  });
});
