/** Two devices, one profile: sync by recovery code and by passkey, over cuts, with a match continued on both. */
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { readMessage, syncPushSchema } from "@turnlight/wire";
import { expect } from "./home.ts";
import { arrive, ownServer, test } from "./online-visits.ts";
import { pickValue } from "./pick.ts";
import { begin } from "./routes.ts";

const figure = (page: Page, name: string) => page.locator(".figures div").filter({ hasText: name });
const roll = (page: Page) => page.getByRole("button", { name: "Roll" });

/** Syncs now, and waits until that is done. */
const syncNow = async (page: Page): Promise<void> => {
  await page.goto("/#/online/sync");
  const now = page.getByRole("button", { name: "Sync now" });
  await expect(now).toBeEnabled();
  await expect(figure(page, "Last synced")).not.toContainText("not yet");
  await now.click();
  await expect(now).toBeEnabled();
  await expect(figure(page, "Last synced")).not.toContainText("Syncing");
};

/** Rolls so many times, each as soon as it is this player's turn again. */
const play = async (page: Page, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    await expect(roll(page)).toBeEnabled();
    await roll(page).click();
  }
  await expect(roll(page)).toBeEnabled();
};

const lines = "**/api/me/sync**";

/** Every body that a device sends to sync from now on. */
const sentBy = (page: Page): readonly string[] => {
  const bodies: string[] = [];
  page.on("request", (request) => {
    const body = request.postData();
    if (body !== null && new URL(request.url()).pathname.startsWith("/api/me/sync")) bodies.push(body);
  });
  return bodies;
};

/** The sealed blobs in the body of a request. */
const sealedIn = (body: string): readonly string[] => {
  const pushed = readMessage(syncPushSchema, JSON.parse(body));
  return pushed.ok ? pushed.value.blobs.map(({ sealed }) => sealed) : [];
};

/** None of these words is in what was sent or in what the server has written, and nothing sent is only compressed. */
const expectSealed = (sent: readonly string[], written: Buffer, words: readonly string[]): void => {
  const sealed = sent.flatMap(sealedIn);
  // What was sent is what is looked at, and it was written there.
  expect(sealed.length).toBeGreaterThan(3);
  expect(sealed.some((one) => written.includes(one))).toBe(true);
  const blobs = sealed.map((one) => Buffer.from(one, "base64"));
  for (const bytes of [written, ...sent.map((body) => Buffer.from(body)), ...blobs])
    for (const word of words) expect(bytes.includes(word), word).toBe(false);
  for (const bytes of blobs)
    for (let from = 0; from < 32; from++) expect(() => gunzipSync(bytes.subarray(from))).toThrow();
};

test("by recovery code both devices have the same: a match goes on elsewhere, over cuts, and continued on both nothing is lost", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const desk = await arrive({ browser, url, name: "Ada" });
  const sent = sentBy(desk);
  await desk.goto("/#/play/dice-race");
  await begin(desk);
  await play(desk, 1);
  const match = new URL(desk.url()).hash;
  await desk.goto("/#/data");
  await desk.getByRole("link", { name: "Set up sync" }).click();
  await desk.getByRole("button", { name: "Switch on with recovery code" }).click();
  const shown = desk.locator(".online-recovery");
  await expect(shown).toHaveText(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){4}$/);
  const code = (await shown.textContent()) ?? "";
  await expect(desk.getByText(/On the server: \d+ encrypted items/)).toBeVisible();

  const phone = await arrive({ browser, url, name: "Nobody yet" });
  await phone.goto("/#/online/sync");
  await phone.getByLabel("Recovery code").fill("AAAAA-BBBBB-CCCCC-DDDDD-EEEEE");
  await phone.getByRole("button", { name: "Connect this device" }).click();
  await expect(phone.getByRole("alert")).toContainText("code or link isn’t valid");
  await phone.getByLabel("Recovery code").fill(code.toLowerCase());
  await phone.getByRole("button", { name: "Connect this device" }).click();
  await expect(figure(phone, "Unfinished matches")).toContainText("1");

  // The line is cut on both; each changes what the other does not, and both play on.
  for (const device of [desk, phone]) await device.route(lines, (request) => request.abort());
  await desk.goto("/#/settings");
  await pickValue(desk, "theme", "light");
  await desk.goto(`/${match}`);
  await play(desk, 1);
  await phone.goto("/#/settings");
  await pickValue(phone, "speed", "fast");
  await phone.goto(`/${match}`);
  await play(phone, 3);
  await desk.goto("/#/online/sync");
  await expect(desk.getByRole("alert")).toContainText("Can’t reach the server");
  for (const device of [desk, phone]) await device.unroute(lines);
  await syncNow(desk);
  await syncNow(phone);
  await syncNow(desk);
  await expect(phone.locator("html")).toHaveAttribute("data-theme", "light");
  await desk.goto("/#/settings");
  await expect(desk.getByRole("radio", { name: "Fast" })).toBeChecked();
  await syncNow(desk);
  await expect(desk.getByText(/went into quarantine, because the same thing was changed on two devices/)).toBeVisible();
  await desk.goto("/#/data");
  await desk.locator(".aside-rows").getByRole("button", { name: "Restore" }).first().click();
  await expect(figure(desk, "Unfinished matches")).toContainText("2");
  await syncNow(desk);
  await syncNow(phone);
  await expect(figure(phone, "Unfinished matches")).toContainText("2");

  const id = match.split("/").at(-1) ?? "";
  expect(id.length).toBeGreaterThan(5);
  const words = [id, "dice-race", "drawers", "effects", code, code.replaceAll("-", "")];
  expectSealed(sent, server.written(), words);

  await desk.goto("/#/online/sync");
  await desk.getByRole("button", { name: "Delete from server" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(desk.getByRole("button", { name: "Switch on with recovery code" })).toBeVisible();
  await phone.getByRole("button", { name: "Sync now" }).click();
  await expect(phone.getByText(/deleted from the server. Everything on this device is still here/)).toBeVisible();
  await phone.goto("/#/data");
  await expect(figure(phone, "Unfinished matches")).toContainText("2");
  await server.end();
});

test("by passkey sync is switched on, off on this device, and on again with the same data", async ({ browser }) => {
  const server = await ownServer();
  const page = await arrive({ browser, url: server.url, name: "Ada" });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2" as const,
    ctap2Version: "ctap2_1" as const,
    transport: "internal" as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
    hasPrf: true,
  };
  await session.send("WebAuthn.addVirtualAuthenticator", { options });
  await page.goto("/#/online/sync");
  await page.getByRole("button", { name: "Switch on with passkey" }).click();
  await expect(page.getByText(/On the server: \d+ encrypted items/)).toBeVisible();
  await page.getByRole("button", { name: "Switch off on this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText(/Sync is on for your account/)).toBeVisible();
  await page.getByRole("button", { name: "Connect with passkey" }).click();
  await expect(page.getByText(/On the server: \d+ encrypted items/)).toBeVisible();
  await server.end();
});
