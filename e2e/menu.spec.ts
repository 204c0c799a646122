/** The home page. */
import { forget, keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { plant } from "./seed-storage.ts";

test("the parlour opens under its name", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turnlight");
});

test("a match that was left is found in the hall, put away, brought back and resumed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  // One tap from a first visit to a real level.
  await page.getByRole("link", { name: "Play a first minute: Will-o’-the-Wisp" }).click();
  await page.waitForURL(/#\/match\//);
  const address = page.url();
  await page.locator(".match[data-at-rest=true]").waitFor();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Undo/ }).first()).toBeEnabled();
  await page.goto("/#/");
  const left = page.locator(".left-match");
  await expect(left).toHaveCount(1);
  await expect(left).toContainText("Move 2");
  for (const name of ["Don’t Lose Your Head", "Will-o’-the-Wisp", "Zonk", "Thirteen Throws"])
    await expect(page.locator(".great-card", { hasText: name })).toBeInViewport({ ratio: 0.9 });
  await expect(left).toBeInViewport({ ratio: 1 });
  // In landscape, in the longer language, nothing of the games is cut off either.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(left).toBeInViewport({ ratio: 1 });
  for (const card of await page.locator(".great-card, .card-minute").all())
    await expect(card).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "English" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await left.getByRole("button", { name: /^Put away/ }).click();
  await expect(left).toHaveCount(0);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(left).toHaveCount(1);
  // The profile shows the same progress; for games never played, a description.
  await page.goto("/#/profile");
  await expect(page.locator(".game-tile", { hasText: "Will-o’-the-Wisp" })).toContainText(/\d of \d+ achievements/);
  await expect(page.locator(".game-tile", { hasText: "Zonk" })).toContainText("One more roll?");
  await page.goto("/#/");
  await left.getByRole("link").click();
  await expect(page).toHaveURL(address);
});

test("every room begins at its top, however far down one stood in the one before", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto("/");
  const scrolled = () => page.evaluate(() => scrollY);
  const toTheEnd = async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    expect(await scrolled()).toBeGreaterThan(0);
  };
  await page.getByRole("link", { name: "Settings" }).waitFor();
  await toTheEnd();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.locator(".sheet").first().waitFor();
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
  const offer = page.getByRole("complementary", { name: "An offer" });
  const toTheHallAnew = async () => {
    await page.goto("/#/licences");
    await page.getByRole("heading", { level: 1, name: "Licences" }).waitFor();
    await page.goto("/#/");
  };
  await toTheHallAnew();
  await expect(offer).toContainText("ask it to keep it");
  await offer.getByRole("button", { name: "No, thank you" }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => keptOn(page)).toContain('"answered":["persist"]');
  await toTheHallAnew();
  await expect(offer).toContainText("home screen");
  await offer.getByRole("button", { name: "Put it there" }).click();
  await expect(page.locator("body[data-installing]")).toBeAttached();
  await expect.poll(() => keptOn(page)).toContain('"answered":["persist","install"]');
  await toTheHallAnew();
  await offer.getByRole("button", { name: "Export backup" }).click();
  await expect(page).toHaveURL(/#\/data$/);
});
