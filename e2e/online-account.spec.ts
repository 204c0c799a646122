/** The online account: passkeys, signing out everywhere, turn notifications. */
import { createECDH } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./home.ts";
import { arrive, closeAtEnd, inMatch, invite, ownServer, sitDown, test } from "./online-visits.ts";

/** A virtual authenticator that confirms by itself. */
const authenticatorOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
};

test("by passkey the same guest on another device, where the seat is; then everything is deleted", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const desk = await arrive({ browser, url, name: "Ada" });
  const atDesk = await authenticatorOf(desk);
  await invite(desk, "hidden-number");
  await desk.goto("/#/online/account");
  await desk.getByRole("button", { name: "Create passkey" }).click();
  await expect(desk.locator(".toast").getByText("Passkey created.")).toBeVisible();

  const phone = await arrive({ browser, url, name: "Nobody yet" });
  const atPhone = await authenticatorOf(phone);
  const { credentials } = await atDesk.session.send("WebAuthn.getCredentials", {
    authenticatorId: atDesk.authenticatorId,
  });
  for (const credential of credentials)
    await atPhone.session.send("WebAuthn.addCredential", { authenticatorId: atPhone.authenticatorId, credential });
  await phone.goto("/#/online/account");
  await phone.getByRole("button", { name: "Sign in with passkey" }).click();
  await expect(phone.locator(".toast").getByText("You’re signed in on this device.")).toBeVisible();
  await phone.goto("/#/online");
  await phone.getByRole("link", { name: "Hidden number Waiting for players" }).click();
  await expect(phone.getByText("Ada (you)")).toBeVisible();

  await phone.goto("/#/online/account");
  await phone.getByRole("button", { name: "Delete account" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(phone.locator(".toast").getByText("Your online account was deleted.")).toBeVisible();
  for (const device of [desk, phone]) {
    await device.goto("/#/");
    await device.goto("/#/online");
    await expect(device.getByText("You’re not in any online matches.")).toBeVisible();
  }
  await server.end();
});

test("signed out everywhere: a match that is open elsewhere says so and stands still, and a passkey leads back to it", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await authenticatorOf(ada);
  await ada.goto("/#/online/account");
  await ada.getByRole("button", { name: "Create passkey" }).click();
  await expect(ada.locator(".toast").getByText("Passkey created.")).toBeVisible();
  await sitDown(bo, await invite(ada, "dice-race"));
  await inMatch(ada, bo);
  const match = ada.url();

  // The same guest in another tab.
  const tab = await ada.context().newPage();
  await tab.goto("/#/online/account");
  await tab.getByRole("button", { name: "Sign out everywhere" }).click();
  await tab.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(tab.locator(".toast").getByText("You’re signed out on all devices.")).toBeVisible();
  await expect(
    ada.getByText("You’ve been signed out on this device. Sign in with your passkey to play on."),
  ).toBeVisible();
  await expect(bo.locator(".online-plate", { hasText: "Ada" })).not.toContainText("Connected");
  await tab.close();

  await ada.goto("/#/online/account");
  await ada.getByRole("button", { name: "Sign in with passkey" }).click();
  await expect(ada.locator(".toast").getByText("You’re signed in on this device.")).toBeVisible();
  await ada.goto(match);
  await inMatch(ada, bo);
  await expect(ada.getByText("You’ve been signed out on this device.")).toHaveCount(0);
  await expect(bo.locator(".online-plate", { hasText: "Ada" })).toContainText(/Connected|Thinking/);
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
  await server.end();
});

test("told when it is one's turn: asked for with quiet hours, and the real service worker shows what is pushed", async ({
  browser,
}) => {
  const server = await ownServer();
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "de-DE",
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
  closeAtEnd(context);
  // No push service can be reached from here: the browser gets a subscription like a real one.
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  await context.addInitScript((key) => {
    const endpoint = "https://fcm.googleapis.com/fcm/send/here";
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: key, auth: "A".repeat(22) } }),
    };
    const service = {
      getSubscription: async () => null,
      subscribe: async () => Object.assign(service, { getSubscription: async () => made }) && made,
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => service.getSubscription(),
      subscribe: () => service.subscribe(),
    });
  }, p256dh);
  const page = await context.newPage();
  await page.goto("/#/online");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByText("Benachrichtige mich, wenn ich dran bin").click();
  await page.getByText("Ruhezeit").click();
  await expect(page.getByLabel("Von")).toHaveValue("22:00");
  await page.getByLabel("Bis").fill("06:30");
  const known = async () => (await page.request.get("/api/me")).json();
  await expect.poll(known).toMatchObject({ callAddresses: 1, quiet: { begins: 1320, ends: 390 } });

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("there is no service worker");
  // Whether a headless browser shows notifications varies; what it is asked to show does not.
  await worker.evaluate(() => {
    const registration = Reflect.get(globalThis, "registration");
    const shown = new Promise((resolve) => {
      registration.showNotification = async (title: string, { body, data }: NotificationOptions) =>
        resolve({ title, body, data });
    });
    Object.assign(globalThis, { shown });
  });
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  await line.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(server.url).origin,
    registrationId: await registered,
    data: JSON.stringify({ table: "somewhere", language: "de", others: ["Bo"] }),
  });
  expect(await worker.evaluate(() => Reflect.get(globalThis, "shown"))).toEqual({
    title: "Du bist dran",
    body: "Du spielst mit Bo",
    data: `${server.url}#/match/online-somewhere`,
  });
  await server.end();
});
