/** The home page. */
import { forget, keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { plant } from "./seed-storage.ts";
import { speak } from "./themes.ts";

test("the parlour opens under its name", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turnlight");
});

test("a match that was left is found at home, hidden, brought back and resumed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  // One tap from a first visit to the lesson, whose end leads to the first level.
  await page.getByRole("link", { name: "Play Will-o’-the-Wisp now" }).click();
  await expect(page.getByRole("heading", { name: "Lead the fox into the grove." })).toBeVisible();
  await page.getByRole("button", { name: "Skip lesson" }).click();
  await page.locator(".go-on").click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.waitForURL(/#\/match\//);
  const address = page.url();
  await page.locator(".match[data-at-rest=true]").waitFor();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Undo/ }).first()).toBeEnabled();
  await page.goto("/#/");
  const left = page.locator(".ticket", { has: page.getByRole("button") });
  await expect(left).toHaveCount(1);
  await expect(left).toContainText("Move 2");
  // The map continues the same match, and no other.
  await page.goto("/#/play/wisp");
  await expect(page.locator(".left-match")).toHaveCount(0);
  await page.locator(".go-on").click();
  await expect(page).toHaveURL(address);
  await page.goto("/#/");
  await left.getByRole("button", { name: /^Hide/ }).click();
  await expect(left).toHaveCount(0);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(left).toHaveCount(1);
  // On the profile a game without a finished match is described.
  await page.goto("/#/profile");
  await expect(page.locator(".portrait", { hasText: "Zonk" })).toContainText("One more roll?");
  await page.goto("/#/");
  await left.getByRole("link").click();
  await expect(page).toHaveURL(address);
  // Back leads one level up: from the level to its map, from the map home.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/play\/wisp$/);
  await page.locator(".bar button").first().click();
  await expect(page).toHaveURL(/#\/$/);
});

const windows = ["320x568", "390x844", "740x360", "820x1180", "1440x900", "2560x1080"] as const;

test("in every window today leads, a friend can be invited without scrolling, and nothing is too wide", async ({
  page,
}) => {
  for (const language of ["en-GB", "de-DE"] as const) {
    await page.goto("/");
    await speak(page, language);
    for (const size of windows) {
      const [width = 0, height = 0] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      await expect(page.locator(".lead .gold-key")).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".friend .quiet-key")).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([size, language, wide]).toEqual([size, language, 0]);
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll(".room")].map((room) => Math.round(room.getBoundingClientRect().top)),
      );
      // No row of rooms has a hole.
      const perRow = [...new Set(rows)].map((top) => rows.filter((one) => one === top).length);
      expect([size, new Set(perRow).size]).toEqual([size, 1]);
    }
  }
});

test("System default follows the system's scheme and contrast, at once", async ({ page }) => {
  await page.goto("/");
  const root = page.locator("html");
  for (const [media, theme] of [
    [{ colorScheme: "light", contrast: "no-preference" }, "light"],
    [{ colorScheme: "light", contrast: "more" }, "contrast"],
    [{ colorScheme: "dark", contrast: "no-preference" }, "dark"],
  ] as const) {
    await page.emulateMedia(media);
    await expect(root).toHaveAttribute("data-theme", theme);
  }
});

test("every room begins at its top, however far down one stood in the one before", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto("/");
  const scrolled = () => page.evaluate(() => scrollY);
  const toTheEnd = async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    expect(await scrolled()).toBeGreaterThan(0);
  };
  const profile = page.getByRole("navigation").getByRole("link", { name: "Profile" });
  await profile.waitFor();
  await toTheEnd();
  await profile.click();
  await page.locator(".profile-links").waitFor();
  expect(await scrolled()).toBe(0);
  await toTheEnd();
  await page.evaluate(() => {
    location.hash = "/";
  });
  await page.getByRole("heading", { name: "Turnlight" }).waitFor();
  expect(await scrolled()).toBe(0);
});

test("keeping safe, the home screen and a back-up are offered one after the other, each once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await forget(page);
  await plant(page, { running: 0, finished: 10, entries: 3 });
  await page.evaluate(() => {
    const asked = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => document.body.setAttribute("data-installing", ""),
    });
    dispatchEvent(asked);
  });
  const offer = page.getByRole("complementary", { name: "Suggestion" });
  const toTheHallAnew = async () => {
    await page.goto("/#/licences");
    await page.getByRole("heading", { level: 1, name: "Licences" }).waitFor();
    await page.goto("/#/");
  };
  await toTheHallAnew();
  await expect(offer).toContainText("Ask it to keep them");
  await offer.getByRole("button", { name: "No, thanks" }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => keptOn(page)).toContain('"answered":["persist"]');
  await toTheHallAnew();
  await expect(offer).toContainText("home screen");
  await offer.getByRole("button", { name: "Install" }).click();
  await expect(page.locator("body[data-installing]")).toBeAttached();
  await expect.poll(() => keptOn(page)).toContain('"answered":["persist","install"]');
  await toTheHallAnew();
  await offer.getByRole("button", { name: "Export backup" }).click();
  await expect(page).toHaveURL(/#\/data$/);
});

test("what only decorates stands still while nobody is there, and goes on with the next input", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  await page.locator(".art-flame").first().waitFor();
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect, playState }) => effect?.getTiming().iterations === Infinity && playState === "running")
          .length,
    );
  await expect.poll(running).toBeGreaterThan(0);
  await expect(async () => {
    await page.clock.fastForward(5000);
    expect(await running()).toBe(0);
  }).toPass();
  await page.mouse.move(200, 200);
  await expect.poll(running).toBeGreaterThan(0);
});
