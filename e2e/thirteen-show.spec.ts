/** Thirteen Throws' big moments: a score counted up, its skip, victory, and the cards and sums that can be asked. */
import { dailyConfig, dailySeed, preview, type RunState, rules, usualBook } from "@turnlight/games/thirteen";
import { dayOf, Match } from "@turnlight/kernel";
import {
  boxAt,
  bring,
  careless,
  play,
  playOnPage,
  playUntil,
  type Run,
  runOf,
  scoreShown,
  strong,
  touch,
} from "./arcade.ts";
import { layoutFaults } from "./checks/layout.ts";
import { expect, test } from "./home.ts";

const isRolled = ({ phase, sheet }: RunState): boolean => phase.kind === "round" && sheet.shown.length > 0;

const bestBox = (state: RunState) =>
  preview(usualBook, state)
    .filter(({ valid }) => valid)
    .toSorted((one, other) => other.score.total - one.score.total)[0];

test("a score is counted die by die and charm by charm, a tap ends it, and its charms remember what they brought", {
  tag: "@phone",
}, async ({ page }) => {
  const run = await playUntil(
    runOf("BOSS1"),
    strong,
    (state) =>
      isRolled(state) &&
      state.charms.length > 2 &&
      (bestBox(state)?.steps.some(({ by }) => "charm" in by) ?? false) &&
      (bestBox(state)?.score.total ?? 0) > 0.1 * state.sheet.target,
  );
  const best = bestBox(run.state);
  const charm = best?.steps.flatMap(({ by }) => ("charm" in by ? [by.charm] : []))[0] ?? "";
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await bring(page, { run, speed: "slow" });
  const before = run.state.sheet.score;
  await boxAt(page, best?.category ?? "").tap();
  const show = page.locator(".score-show");
  await expect(show.locator(".score-plate.points")).toBeVisible();
  await expect(page.locator(".charm.firing")).toHaveCount(1);
  // Until the result is out the score stands where it stood.
  await expect(scoreShown(page)).toHaveText(`Score ${before} of ${run.state.sheet.target}`);
  await show.tap();
  play(run, `score ${best?.category}`);
  await expect(show).toHaveCount(0);
  await expect(scoreShown(page)).toHaveText(`Score ${run.state.sheet.score} of ${run.state.sheet.target}`);

  await page
    .locator(".charm")
    .nth(run.state.charms.findIndex(({ item }) => item === charm))
    .tap();
  const card = page.getByRole("dialog");
  await expect(card.locator(".item-brought")).toContainText("in 1 of 1 boxes");
  for (const heading of ["What it does", "When", "Order", "Example"]) await expect(card).toContainText(heading);
  await page.keyboard.press("Escape");

  await page.locator(".hud-money").tap();
  await expect(card).toContainText("Unused rolls");
  await expect(card).toContainText("up to $15 per stage");
  await expect(card).toContainText("$1 for every $5 you hold");
  await page.keyboard.press("Escape");

  // An imported run is practice: its badge says so when it is tapped.
  await page.locator(".badges").tap();
  await expect(card).toContainText("Practice: no stars, no achievements, no records");
});

test("how many of the unused rolls are paid is said between two rounds, and on the won card", {
  tag: "@phone",
}, async ({ page }) => {
  const run = await playUntil(
    runOf("EASY", "first=30", rules),
    careless,
    ({ sheet }) => sheet.unused === 6 && sheet.shown.length === 0,
  );
  await bring(page, { run });
  await expect(page.locator(".saying")).toHaveText("Unused rolls: 5 of 6 paid");
  await expect(page.locator(".saying")).toBeInViewport({ ratio: 1 });
  await playOnPage(page, run, touch, careless, ({ sheet }) => sheet.score >= sheet.target);
  await page.getByRole("button", { name: /^End the stage now/ }).tap();
  await expect(page.locator(".ending.won .pay")).toContainText(`Unused rolls, 5 of ${run.state.sheet.unused} paid+$15`);
});

test("pointing at a box writes on every charm what it gives, and points times mult", { tag: "@desk" }, async ({
  page,
}) => {
  const run = await playUntil(
    runOf("BOSS1"),
    strong,
    (state) => isRolled(state) && (bestBox(state)?.steps.filter(({ by }) => "charm" in by).length ?? 0) > 1,
  );
  const best = bestBox(run.state);
  const acting = new Set(best?.steps.flatMap(({ by }) => ("charm" in by ? [by.charm] : [])));
  await bring(page, { run });
  await boxAt(page, best?.category ?? "").hover();
  await expect(page.locator(".charm.lit")).toHaveCount(acting.size);
  await expect(page.locator(".charm.idle")).toHaveCount(run.state.charms.length - acting.size);
  await expect(page.locator(".charm-shares")).toHaveCount(acting.size);
  const sum = page.locator(".breakdown-sum");
  await expect(sum.locator(".breakdown-total b")).toHaveText(String(best?.score.total));
  await page.mouse.move(5, 300);
  await expect(page.locator(":is(.charm.lit, .charm.idle, .charm-shares)")).toHaveCount(0);
});

test("the upper bonus is counted once: the hidden score is right at every moment of its show", {
  tag: "@desk",
}, async ({ page }) => {
  const withBonus = (state: RunState) => preview(usualBook, state).find(({ valid, bonus }) => valid && bonus);
  const run = await playUntil(runOf("BOSS1"), strong, (state) => isRolled(state) && withBonus(state) !== undefined);
  const { category = "", score, bonus } = withBonus(run.state) ?? {};
  const before = run.state.sheet.score;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await bring(page, { run, speed: "as it is" });
  await scoreShown(page).evaluate((text) => {
    const seen = [text.textContent];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(text.textContent)).observe(text, { characterData: true, subtree: true });
  });
  await boxAt(page, category).click();
  await expect(page.locator(".bonus.got")).toBeVisible();
  await expect(page.locator(".roll")).toBeEnabled();
  const steps = [before, before + (score?.total ?? 0), before + (score?.total ?? 0) + (bonus?.total ?? 0)];
  expect(bonus?.total).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen)).toEqual(
    steps.map((points) => `Score ${points} of ${run.state.sheet.target}`),
  );
});

test("with reduced motion a score has no show, only its result", { tag: "@desk" }, async ({ page }) => {
  const run = await playUntil(runOf("BOSS1"), strong, (state) => isRolled(state) && state.sheet.rolled === 3);
  await bring(page, { run, speed: "slow" });
  await boxAt(page, bestBox(run.state)?.category ?? "").click();
  await expect(page.locator(".slot.filled")).toHaveCount(
    run.state.sheet.boxes.filter((box) => box !== null).length + 1,
  );
  await expect(page.locator(".score-plate.hot")).toHaveCount(0);
});

/** The dice lie from which one box more reaches the tenth stage's target. */
const isLastBox = (state: RunState): boolean =>
  state.stage === 10 &&
  isRolled(state) &&
  state.sheet.score < state.sheet.target &&
  state.sheet.score + (bestBox(state)?.score.total ?? 0) >= state.sheet.target;

/** The daily run of a day, which counts. */
const dailyRunOf = (day: string): Run => {
  const seed = dailySeed(day);
  const config = rules.configText.read(dailyConfig);
  if (!seed.ok || !config.ok) throw new Error(`no run of ${day}`);
  return Match.begin(rules, config.value, { seed: seed.value.seed }).match;
};

test("achievements of a stage's end are named on its card", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await bring(page, {});
  const run = dailyRunOf(dayOf(await page.evaluate(() => Date.now())));
  await page.goto("/#/play/thirteen/daily");
  await page.getByRole("button", { name: "PLAY TODAY’S RUN" }).tap();
  await page.locator(".draft").waitFor();
  await playOnPage(page, run, touch, strong, ({ sheet }) => sheet.score >= sheet.target);
  expect(run.state.phase.kind).toBe("round");
  await page.getByRole("button", { name: /^End the stage now/ }).tap();
  const card = page.locator(".ending.won");
  const moment = card.locator(".throws-moment");
  await expect(moment).toHaveText("Achievements: First light and Daily bread");
  const key = card.getByRole("button", { name: "SHOP" });
  await expect(key).toBeInViewport({ ratio: 1 });
  // The key stays in sight and covers none of it.
  const [line, below] = await Promise.all([moment.boundingBox(), key.boundingBox()]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await key.tap();
  await expect(page.locator(".throws-moment")).toHaveCount(0);
});

test("clearing stage 10 is a victory of its own, and the run goes on from there", { tag: "@phone" }, async ({
  page,
}) => {
  const run = await playUntil(runOf("EASY", "first=1"), careless, isLastBox);
  const boxes = [{ entry: 5, stage: 1, category: "ones", points: 40, by: { bell: 12 } }];
  const bought = [{ entry: 4, item: "bell", price: 4 }];
  await bring(page, { run, drawers: { "history/mine": { run: "brought", boxes, bought } } });
  await boxAt(page, bestBox(run.state)?.category ?? "").tap();
  await page.getByRole("button", { name: /^End the stage now/ }).tap();
  const victory = page.locator(".victory");
  await expect(victory).toContainText("VICTORY!");
  await expect(victory).toContainText("Best box");
  await expect(victory).toContainText("Best purchaseBell for $4: 12 points");
  await expect(page.locator(".ending")).toHaveCount(0);
  // Lying, too, it is one screen with its keys.
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(victory.getByRole("button", { name: "PLAY ON" })).toBeInViewport({ ratio: 1 });
  expect(await victory.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
  // Escape closes what is shared and nothing more, also when nothing has the focus.
  await victory.getByRole("button", { name: "SHARE" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await victory.getByRole("button", { name: "PLAY ON" }).tap();
  await expect(page.locator(".shop .offer")).toHaveCount(6);
});

test("the victory of a run that counts names the stake it unlocks and its achievements, at once and in every window", {
  tag: "@phone",
}, async ({ page }) => {
  const run = await playUntil(runOf("CROWN6", "unlocked=none", rules), strong, isLastBox);
  const announced = { run: "brought", names: ["first", "five", "boss", "shelf"] };
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await bring(page, { run, counts: true, speed: "slow", drawers: { "announced/mine": announced } });
  await boxAt(page, bestBox(run.state)?.category ?? "").tap();
  // What a box has earned is named once it is counted.
  const show = page.locator(".score-show");
  await expect(show.locator(".score-plate.points")).toBeVisible();
  await expect(page.locator(".throws-moment")).toHaveCount(0);
  await show.tap();
  await expect(page.locator(".tray .throws-moment")).toHaveText("Achievement: Three figures");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: /^End the stage now/ }).tap();
  const victory = page.locator(".victory");
  const unlock = victory.locator(".victory-unlock");
  await expect(unlock).toHaveText("Unlocked: Stake 1");
  const moment = victory.locator(".throws-moment");
  await expect(moment).toHaveText("Achievements: Three figures, Thirteen by ten and Four figures");
  const key = victory.getByRole("button", { name: "PLAY ON" });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [740, 360],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [unlock, moment, key]) await expect(part, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    expect(await layoutFaults(page, { scrolls: false }), `${width}×${height}`).toEqual([]);
  }
  await key.tap();
  await expect(page.locator(".shop .offer")).toHaveCount(6);
});

test("a run that was given up shows no boxes to take", { tag: "@phone" }, async ({ page }) => {
  const run = await playUntil(runOf("BOSS1"), careless, isRolled);
  await bring(page, { run });
  await expect(page.locator(".slot.active").first()).toBeVisible();
  await page.locator(".hud-menu button").tap();
  await page.getByRole("button", { name: "Give up run" }).tap();
  await page.getByRole("button", { name: "Give up run" }).last().tap();
  await expect(page.locator(".ending.lost")).toContainText("RUN ENDED");
  await expect(page.locator(".slot.active")).toHaveCount(0);
  await expect(page.locator(".charms")).toHaveCount(0);
});
