// Taps and seconds from the home page to the first move of each game, for a new and a returning visitor, and for
// today's challenges: `node bench/taps.mjs [--json]`. Fails if a new visitor needs more than two taps or a returning one
// more than one.
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "../tools/browser.mjs";

const games = { head: "Don’t Lose Your Head", wisp: "Will-o’-the-Wisp", zonk: "Zonk", thirteen: "Thirteen Throws" };
/** The most taps until something can be moved. */
const most = { new: 2, returning: 1, today: 1 };

const begun = await serve({ port: 0, host: "127.0.0.1" });
if (!begun.ok) throw new Error(begun.refusal.reason);
const { executablePath, args } = launch();
const browser = await chromium.launch({ executablePath, args });

/** A page of its own, so that nothing of another game is there. */
const visit = async () => {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  // Growing a day's level takes a while on a busy machine.
  page.setDefaultTimeout(120_000);
  await page.goto(begun.value.url);
  await page.locator(".lead .gold-key").waitFor();
  return { context, page };
};

/** A match, or a lesson's bubble, is on the screen, and it is the player who is asked to move. */
const board = ".match[data-at-rest=true], .tutorial-bubble";
/** A page before it has one main key. */
const mainKey = ".frame:not(.playing) main :is(button.button.main, button.slab.gold)";

const measured = async (page, link) => {
  await link.waitFor();
  const before = performance.now();
  await link.tap();
  let taps = 1;
  await page.locator(`${board}, ${mainKey}`).first().waitFor();
  if ((await page.locator(board).count()) === 0) {
    await page.locator(mainKey).first().tap();
    taps += 1;
    await page.locator(board).first().waitFor();
  }
  return { taps, seconds: Math.round((performance.now() - before) / 100) / 10 };
};

/** Something to come back to: a level with a move, or a match at the usual table. */
const playABit = {
  level: (page) => page.keyboard.press("ArrowRight"),
  match: async (page, game) => {
    await page.goto(`${begun.value.url}#/play/${game}/again`);
    // The lesson's match is at rest, too, until this one has begun.
    await page.waitForURL(/#\/match\//);
    await page.locator(".match[data-at-rest=true]").waitFor();
  },
};

const rows = [];
for (const [game, title] of Object.entries(games)) {
  const { context, page } = await visit();
  const key = page.getByRole("link", { name: `Play ${title} now` });
  rows.push({ game, visitor: "new", ...(await measured(page, key)) });
  await playABit[game === "wisp" ? "level" : "match"](page, game);
  await page.goto(`${begun.value.url}#/`);
  rows.push({ game, visitor: "returning", ...(await measured(page, key)) });
  await context.close();
  // On its own: a run in progress would be asked about first.
  const daily = await visit();
  rows.push({ game, visitor: "today", ...(await measured(daily.page, daily.page.locator(`.day[data-game=${game}]`))) });
  await daily.context.close();
}
await browser.close();
await begun.value.close();

if (process.argv.includes("--json")) console.log(JSON.stringify(rows));
else
  for (const { game, visitor, taps, seconds } of rows)
    console.log(`${game.padEnd(9)} ${visitor.padEnd(10)} ${taps} tap(s)  ${seconds} s`);
process.exitCode = rows.every(({ visitor, taps }) => taps <= most[visitor]) ? 0 : 1;
