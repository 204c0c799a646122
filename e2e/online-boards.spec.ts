/** Results compared with others': a challenge by link with the other's way as a ghost, and a result sent later. */
import { campaign, writeCode } from "@turnlight/games/wisp";
import { expect } from "./home.ts";
import { arrive, inMatch, invite, ownServer, pickNumber, test } from "./online-visits.ts";
import { byKey, ending, medley, openLevel, playAll, solution } from "./wisp-rooms.ts";

test("a challenge: the same level by link, each in their own time, and the other's way as a ghost afterwards", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await openLevel(ada, medley);
  await playAll(ada, solution(medley), byKey);
  await expect(ending(ada)).toBeVisible();
  await ada.getByRole("button", { name: "Result and challenge" }).click();
  const sheet = ada.getByRole("dialog", { name: "Your result" });
  await sheet.getByLabel("Name of the challenge (optional)").fill("Lunch break");
  await sheet.getByRole("button", { name: "Create link" }).click();
  const link = await sheet.getByLabel("Link to the challenge").inputValue();

  // The link says what it is and who has played, and nothing of how.
  const told: string[] = [];
  bo.on("response", async (answer) => {
    if (/\/api\/(?:challenges|entries)/.test(answer.url())) told.push(await answer.text().catch(() => ""));
  });
  await bo.goto(link);
  await expect(bo.getByRole("heading", { level: 1, name: "Lunch break" })).toBeVisible();
  await expect(bo.getByText("Ada challenges you: Will-o’-the-Wisp")).toBeVisible();
  await expect(bo.getByText("Played by Ada.")).toBeVisible();
  await expect(bo.getByRole("list", { name: "Results" })).toHaveCount(0);
  expect(told.join("")).not.toContain("entries");

  await bo.getByRole("button", { name: "Play", exact: true }).click();
  await bo.locator(".clearing .steps button").first().waitFor();
  await playAll(bo, solution(medley), byKey);
  // It is sent by itself.
  await bo.getByRole("dialog", { name: "Your result" }).getByRole("button", { name: "Compare results" }).click();
  await expect(bo.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveText([
    /^1st.*Ada.*moves?/,
    /^2nd.*Bo.*you/,
  ]);
  const ghosts = bo.locator(".ghosts");
  await expect(ghosts.getByRole("radio")).toHaveCount(2);
  await ghosts.getByRole("button", { name: "Play", exact: true }).waitFor();
  await expect(ghosts.locator(".ghost")).toHaveCount(1);
  await expect(bo.getByText("You both played exactly the same.")).toBeVisible();

  // And Ada sees Bo's.
  await sheet.getByRole("button", { name: "Compare results" }).click();
  await expect(ada.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(2);
  await expect(ada.locator(".ghosts")).toBeVisible();
  await server.end();
});

test("a level solved without a connection waits, is sent later, and stands on its board", async ({ browser }) => {
  const server = await ownServer();
  const ada = await arrive({ browser, url: server.url, name: "Ada" });
  const [first] = campaign[0]?.levels ?? [];
  if (first === undefined) throw new Error("there is no first level");
  await openLevel(ada, first.level);
  await ada.route("**/api/**", (route) => route.abort());
  await playAll(ada, solution(first.level), byKey);
  await expect(ending(ada)).toBeVisible();
  await ada.getByRole("button", { name: "Result and challenge" }).click();
  const sheet = ada.getByRole("dialog", { name: "Your result" });
  await expect(sheet.getByText("Others see it under the name Ada")).toBeVisible();
  await sheet.getByRole("button", { name: "Send result" }).click();
  await expect(sheet.getByText("You’re offline. Your result is sent")).toBeVisible();
  await ada.unroute("**/api/**");
  const sent = ada.waitForResponse((answer) => answer.url().endsWith("/api/boards") && answer.ok());
  await ada.reload();
  await sent;
  await ada.goto(`/#/boards/wisp/level/${first.id}`);
  await expect(ada.getByText("1st of 1")).toBeVisible();
  await expect(ada.getByRole("list", { name: "Top" }).getByRole("listitem")).toHaveText([/^1st.*Ada/]);
  await server.end();
});

test("whoever wants that has every result sent without being asked, until they no longer want it", async ({
  browser,
}) => {
  const server = await ownServer();
  const ada = await arrive({ browser, url: server.url, name: "Ada" });
  const [first, second] = campaign[0]?.levels ?? [];
  if (first === undefined || second === undefined) throw new Error("there are no two levels");
  const always = ada.getByLabel("Always send my results");
  await ada.goto(`/#/boards/wisp/level/${first.id}`);
  await expect(always).not.toBeChecked();
  await always.check();
  await openLevel(ada, first.level);
  const sent = ada.waitForResponse((answer) => answer.url().endsWith("/api/boards") && answer.ok());
  await playAll(ada, solution(first.level), byKey);
  await sent;
  await ada.goto(`/#/boards/wisp/level/${first.id}`);
  await expect(ada.getByText("1st of 1")).toBeVisible();
  await expect(always).toBeChecked();
  await always.uncheck();
  await openLevel(ada, second.level);
  await playAll(ada, solution(second.level), byKey);
  await expect(ending(ada)).toBeVisible();
  await ada.getByRole("button", { name: "Result and challenge" }).click();
  const sheet = ada.getByRole("dialog", { name: "Your result" });
  await expect(sheet.getByText("Send your result to the leaderboard?")).toBeVisible();
  await expect(sheet.getByLabel("Always send my results")).not.toBeChecked();
  await server.end();
});

test("a level is published from the editor, found, solved and rated by somebody else, and withdrawn", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await ada.goto(`/#/play/wisp/editor/code/${writeCode(medley)}/Medley`);
  await expect(ada.getByText(/Solvable in \d+ moves/)).toBeVisible();
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  const ask = ada.getByRole("dialog", { name: "Publish “Medley”?" });
  await expect(ask.getByText("sees the title and your name: Ada")).toBeVisible();
  await ask.getByRole("button", { name: "Publish" }).click();
  await expect(ada.getByRole("heading", { name: "Medley" })).toBeVisible();
  await expect(ada.getByText("Your level", { exact: true })).toBeVisible();

  await bo.goto("/#/play/wisp/community");
  await bo.getByRole("radio", { name: "New and unsolved" }).check({ force: true });
  await bo.getByRole("link", { name: /Medley.*by Ada/ }).click();
  await expect(bo.getByText("You can rate it once you’ve solved it.")).toBeVisible();
  await expect(bo.getByText("Nobody has played it yet")).toBeVisible();
  await bo.getByRole("button", { name: "Play", exact: true }).click();
  await bo.locator(".clearing .steps button").first().waitFor();
  await playAll(bo, solution(medley), byKey);
  const sheet = bo.getByRole("dialog", { name: "Your result" });
  await expect(sheet.getByText("Solved by 100% of 1 player")).toBeVisible();
  const voted = bo.waitForResponse((answer) => answer.url().endsWith("/vote") && answer.ok());
  await sheet.getByRole("radio", { name: "I like it" }).check({ force: true });
  await voted;
  await sheet.getByRole("button", { name: "View level" }).click();
  await expect(bo.getByText("Solved by 100% of 1 player · 1 like")).toBeVisible();
  await expect(bo.getByRole("radio", { name: "I like it" })).toBeChecked();
  await bo.getByRole("link", { name: "by Ada" }).click();
  await expect(bo.getByRole("heading", { name: "Ada" })).toBeVisible();
  await expect(bo.getByRole("list", { name: "Levels" }).getByRole("listitem")).toHaveCount(1);

  await ada.reload();
  await ada.getByRole("button", { name: "Withdraw" }).click();
  await ada.getByRole("alertdialog").or(ada.getByRole("dialog")).getByRole("button", { name: "Withdraw" }).click();
  await expect(ada.getByText("No levels here yet.")).toBeVisible();
  await server.end();
});

test("a rated match moves both ratings; a profile shows them and a chosen match to whoever may see it", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const link = await invite(ada, "hidden-number", () => ada.getByLabel(/^Rated/).check());
  await bo.goto(link);
  await expect(bo.locator(".rules-list").getByText("Rated")).toBeVisible();
  await bo.getByRole("button", { name: "Join" }).click();
  await inMatch(ada, bo);
  await pickNumber(ada, 3);
  await pickNumber(bo, 4);
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(bo.getByRole("dialog").getByRole("heading", { name: "Bo wins" })).toBeVisible();

  await bo.goto("/#/online/ratings");
  const rated = bo.getByRole("list", { name: "Hidden number · Correspondence" });
  await expect(rated.getByRole("listitem")).toHaveText(/1662 ± \d+1 rated match · Provisional: 9 more matches/);
  await expect(bo.locator("figcaption", { hasText: "Rating after each match" })).toBeVisible();
  await ada.goto("/#/profile");
  await expect(ada.getByRole("list", { name: "Ratings" })).toContainText("1338");

  await openLevel(bo, medley);
  await playAll(bo, solution(medley), byKey);
  await expect(ending(bo)).toBeVisible();
  await bo.goto("/#/statistics");
  const saving = bo.waitForEvent("download");
  await bo.getByRole("button", { name: "Export as CSV" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^turnlight-statistics-[\d-]+\.csv$/);
  await bo.getByRole("button", { name: /^Show on profile: Will-o’-the-Wisp/ }).click();
  await expect(bo.locator(".toast", { hasText: "Added to your profile." })).toBeVisible();
  await bo.goto("/#/profile");
  const everyone = bo.getByRole("radio", { name: "Everyone" });
  await expect(everyone).toBeEnabled();
  await everyone.check({ force: true });
  const shown = bo.getByLabel("Show my online ratings on this page");
  await shown.check();
  // Once the server has answered.
  await expect(shown).toBeEnabled();
  await expect(bo.getByRole("list", { name: "Matches on your profile" }).getByRole("listitem")).toHaveCount(1);
  const shared = await bo.getByRole("link", { name: "View as others see it" }).getAttribute("href");
  await ada.goto(`/${shared}`);
  await expect(ada.getByRole("heading", { level: 1, name: "Bo" })).toBeVisible();
  await expect(ada.getByRole("list", { name: "Ratings" })).toContainText("1662");
  await ada.getByRole("button", { name: /^Watch replay: Will-o’-the-Wisp/ }).click();
  await expect(ada.locator(".clearing")).toBeVisible();
  await server.end();
});
