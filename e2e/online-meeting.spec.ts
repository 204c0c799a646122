/** How people meet online: invitations, arrival and readiness, suggestions, quick match, rules told beforehand. */
import type { Page } from "@playwright/test";
import { expect } from "./home.ts";
import { readQr } from "./online-tables.ts";
import { arrive, hideWords, inMatch, invite, ownServer, pathOf, sitDown, test, twoAtDesks } from "./online-visits.ts";
import { pick } from "./pick.ts";

test("a friend is seen arriving, suggests a change, and the match starts when both are ready", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const link = await invite(ada, "zonk");
  await expect(ada.getByRole("heading", { name: "The other seat is free" })).toBeVisible();
  // Alone at the table, the rules change at once.
  await ada.getByRole("radio", { name: "5,000" }).check();
  for (const count of ["3", "2"]) {
    await ada.getByRole("combobox", { name: "Players" }).selectOption({ label: count });
    await expect(ada.locator(".online-seats li")).toHaveCount(Number(count));
  }
  await bo.goto(link);
  await expect(ada.getByRole("heading", { name: "Bo has opened your link" })).toBeVisible();
  await expect(bo.locator(".rules-list")).toContainText("5,000");
  await bo.getByRole("button", { name: "Suggest a change" }).click();
  await bo.getByRole("dialog").getByRole("radio", { name: "1,000" }).check();
  await bo.getByRole("button", { name: "Send suggestion" }).click();
  await expect(ada.getByRole("heading", { name: "Bo suggests a change" })).toBeVisible();
  await expect(ada.getByRole("button", { name: "Respond to the suggestion first" })).toBeDisabled();
  await ada.getByRole("button", { name: "Accept" }).click();
  await expect(bo.locator(".rules-list")).toContainText("1,000");
  await bo.getByRole("button", { name: "I’m ready" }).click();
  await ada.getByRole("button", { name: "Start match" }).click();
  await inMatch(ada, bo);
  await expect(bo.getByText("Round 1 · first to 1,000")).toBeVisible();
  await server.end();
});

/** One player's choices where a duel is set up. */
const chooseHalf = async (page: Page, name: string, ...options: readonly string[]): Promise<void> => {
  const half = page.getByRole("group", { name, exact: true });
  for (const option of options)
    await pick(half.locator("label", { has: page.getByRole("radio", { name: option, exact: true }) }));
};

const choosePreset = (page: Page, name: string): Promise<void> =>
  pick(page.locator(".preset label", { has: page.getByRole("radio", { name, exact: true }) }));

/** Asks the other for the first word, of three letters; who answers sees neither the word nor their own board. */
const askFor = async (asker: Page, word: string, other: Page, answer: "Allow" | "Don’t allow"): Promise<void> => {
  await asker.locator(".word-row .slots").first().click();
  for (const _ of word) await asker.keyboard.press("Backspace");
  await asker.keyboard.type(word.toLowerCase());
  const row = asker.locator(".word-row").first();
  await expect(row).toHaveClass(/bad/);
  await asker.getByRole("button", { name: /^Ask \w+ to allow it$/ }).click();
  await expect(asker.getByText(/^Waiting for \w+ to answer\./)).toBeVisible();
  await expect(asker.getByRole("button", { name: /^Ready/ })).toBeDisabled();
  const asked = other.getByRole("alertdialog", { name: /do you allow it\?$/ });
  await expect(asked).toContainText("a word of 3 letters");
  expect(await other.content()).not.toContain(word);
  await asked.getByRole("button", { name: answer, exact: true }).click();
  await expect(asked).toHaveCount(0);
  if (answer === "Allow") {
    await expect(row).not.toHaveClass(/bad/);
    await expect(row).toContainText(word);
  } else await expect(asker.getByText(/said no\. Choose another word\.$/)).toBeVisible();
};

const limitsOf = (page: Page) => page.locator(".limit-count .spoken-only");

test("a duel of unlike halves: the guest is told both before sitting down and chooses their own, and each has their own board and limit", async ({
  browser,
}) => {
  const { server, ada, bo } = await twoAtDesks(browser);
  const link = await invite(ada, "head", async () => {
    await choosePreset(ada, "Standard");
    await ada.getByRole("checkbox", { name: /^Mercy/ }).uncheck();
    await chooseHalf(ada, "You", "6 by 6", "4 words");
    await chooseHalf(ada, "Guest", "10 by 10", "3 words", "Easy");
    await expect(ada.getByRole("group", { name: "Guest" })).toContainText("Guest’s blade falls at 20 misses");
  });
  await expect(ada.locator(".half-terms")).toContainText([
    "You4 words, 6 × 6 board · NormalYour blade falls at 25 misses",
    "Guest3 words, 10 × 10 board · EasyGuest’s blade falls at 20 misses",
  ]);

  await bo.goto(link);
  const terms = bo.locator("section", { has: bo.locator(".duel-terms") });
  await expect(terms.getByRole("listitem")).toHaveText([
    "Ada4 words, 6 × 6 board · NormalAda’s blade falls at 25 misses: 15 + 10 for your 10 × 10 board + 0 for 3 words + 0 for Normal.",
    "You3 words, 10 × 10 board · EasyYour blade falls at 20 misses: 15 + 3 for Ada’s 6 × 6 board − 2 for 4 words + 4 for Easy.",
  ]);
  await expect(terms).toContainText("Words: English.");
  await expect(terms).toContainText("Bonus turn. Solve a word");
  await expect(terms).not.toContainText("Mercy");
  // The guest chooses their own half; the inviter reads what it does to both limits, and agrees.
  await bo.getByRole("button", { name: "Suggest a change" }).click();
  await bo.getByRole("dialog").getByRole("combobox", { name: "Your board" }).selectOption("12 × 12");
  await bo.getByRole("button", { name: "Send suggestion" }).click();
  await expect(ada.getByRole("heading", { name: "Bo suggests a change" })).toBeVisible();
  await expect(ada.locator(".meeting-proposal li")).toHaveText([
    /^Your miss limit.*25.*28$/,
    /^Bo’s board.*10 × 10.*12 × 12$/,
  ]);
  await ada.getByRole("button", { name: "Accept" }).click();
  await expect(terms.getByRole("listitem").last()).toContainText("You3 words, 12 × 12 board");
  await bo.getByRole("button", { name: "I’m ready" }).click();
  await ada.getByRole("button", { name: "Start match" }).click();

  await inMatch(ada, bo);
  await expect(limitsOf(ada)).toHaveText(["28", "20"]);
  await expect(limitsOf(bo)).toHaveText(["20", "28"]);
  for (const [page, size, count] of [
    [ada, "6", 4],
    [bo, "12", 3],
  ] as const) {
    await expect(page.locator(".setup-board")).toHaveAttribute("data-size", size);
    await expect(page.locator(".word-row")).toHaveCount(count);
    await expect(page.getByText("House rules: Bonus turn and Words show their direction.")).toBeVisible();
  }
  // Two people agree on a word that is not in the dictionary, without saying which it is: one is declined, one allowed.
  await askFor(bo, "ZQX", ada, "Don’t allow");
  await hideWords(bo);
  await hideWords(ada, () => askFor(ada, "XQZ", bo, "Allow"));
  const cellsOf = (page: Page, board: string) => page.getByRole("region", { name: board }).getByRole("gridcell");
  await expect(cellsOf(ada, "Your board")).toHaveCount(36);
  await expect(cellsOf(ada, "Bo’s board")).toHaveCount(144);
  await expect(cellsOf(bo, "Your board")).toHaveCount(144);
  await expect(cellsOf(bo, "Ada’s board")).toHaveCount(36);
  await expect(ada.locator(".plate-misses")).toHaveText(["0 / 28", "0 / 20"]);
  await expect(bo.locator(".plate-misses")).toHaveText(["0 / 20", "0 / 28"]);
  await server.end();
});

test("a quick match brings two together who want the same language, and gives both the same board", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  for (const page of [ada, bo]) {
    await page.goto("/#/online/new/head");
    await page.getByRole("button", { name: "Quick match" }).click();
    await page.getByRole("radio", { name: "German" }).check();
  }
  await ada.getByRole("button", { name: "Find an opponent" }).click();
  await expect(ada.getByText("Nobody else is searching for this right now.")).toBeVisible();
  await bo.getByRole("button", { name: "Find an opponent" }).click();
  await inMatch(ada, bo);
  const limits = await limitsOf(ada).allTextContents();
  expect(new Set(limits).size).toBe(1);
  await server.end();
});

test("the picture holds the link; who waits alone for 20 seconds is offered a bot; who is blocked finds no seat", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const first = await invite(ada, "hidden-number");
  const read = await readQr(ada);
  expect(read).toBe(first);
  // Only this machine reaches this server, and the inviter is told so.
  await expect(ada.getByText(/^This link works on this device only\./)).toBeVisible();
  await sitDown(bo, read ?? "");
  await inMatch(ada, bo);
  await bo.getByRole("button", { name: "Chat" }).click();
  await bo.getByRole("button", { name: "Block Ada" }).click();
  await bo.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(bo.locator(".toast").getByText("Ada is blocked.")).toBeVisible();

  // Where the server knows the address others reach it at, link and picture hold that.
  const there = { shortLinks: true, address: "http://192.168.7.5:4173" };
  await ada.route("**/server.json", (route) => route.fulfill({ json: there }));
  await ada.reload();
  await ada.clock.install();
  await invite(ada, "hidden-number");
  const field = ada.getByLabel("Link", { exact: true });
  await expect(field).toHaveValue(/^http:\/\/192\.168\.7\.5:4173\//);
  expect(await readQr(ada)).toBe(await field.inputValue());
  await expect(ada.getByText(/^This link works on this device only\./)).toHaveCount(0);
  await expect(ada.getByRole("button", { name: "Play against bots instead" })).toHaveCount(0);
  await bo.goto(pathOf(await field.inputValue()));
  await bo.getByRole("button", { name: "Join" }).click();
  await expect(bo.locator(".toast").getByText("seat", { exact: false })).toBeVisible();
  await ada.clock.fastForward(20_000);
  await ada.getByRole("button", { name: "Play against bots instead" }).click();
  // Nobody is asked a second time: the bots are ready, and so is who called them.
  await ada.locator(".match").waitFor();
  await expect(ada.getByText("Choose your number. Nobody else sees it.")).toBeVisible();
  await server.end();
});
