/** Whole matches of Zonk: against every personality, three at one device, a tournament; by touch and by keyboard alone. */
import type { Page } from "@playwright/test";
import { type Face, parlour, takeOf } from "@turnlight/games/zonk";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import { openTournamentAfter } from "./zonk-cup.ts";
import {
  actions,
  chooseFirst,
  decide,
  finger,
  type Hand,
  hurry,
  keyboard,
  playOut,
  pointer,
  readiness,
} from "./zonk-hands.ts";
import { offersLie, sitDown } from "./zonk-rooms.ts";

const ending = (page: Page) => page.locator("dialog .tavern-ranks");

interface TableWish {
  readonly places: readonly string[];
  readonly target: number;
  readonly speed?: string;
}

/** Sets up the table in the lobby and starts. */
const begin = async (page: Page, { places, target, speed }: TableWish): Promise<void> => {
  await hurry(page, speed);
  await page.goto("/#/play/zonk/customise");
  const seats = page.locator(".lobby-seat label select");
  await expect(seats).toHaveCount(2);
  for (let count = 2; count <= places.length; count++) await page.getByRole("button", { name: "Add a player" }).click();
  for (const [i, place] of places.entries()) await seats.nth(i + 1).selectOption(place);
  await page.locator('input[name="target"]').fill(String(target));
  await page.locator('input[name="target"]').blur();
  await sitDown(page);
};

const personalities = ["hybrid:cautious", "hybrid:balanced", "hybrid:reckless"] as const;

test.describe("a whole match", () => {
  test("against every personality at once", { tag: "@desk" }, async ({ page }) => {
    await begin(page, { places: personalities, target: 300 });
    await playOut(page, keyboard);
    await expect(ending(page).locator("li")).toHaveCount(4);
  });

  test("of six, with every other opponent there is", { tag: "@desk" }, async ({ page }) => {
    await begin(page, { places: ["hybrid:easy", "hybrid:hard", "hybrid:learning", "follow", "perfect"], target: 200 });
    await playOut(page, keyboard);
    await expect(ending(page).locator("li")).toHaveCount(6);
  });

  test("against a stranger of one's own making, whose every figure is on a slider", { tag: "@desk" }, async ({
    page,
  }) => {
    await page.goto("/#/play/zonk/customise");
    await page.locator(".lobby-seat label select").nth(1).selectOption("custom");
    await page.getByText("All settings").click();
    await expect(page.locator(".tavern-slider")).toHaveCount(35);
    await page.getByRole("slider", { name: /^When behind, banks if the zonk chance is higher than this/ }).fill("0.1");
    await begin(page, { places: ["custom"], target: 300 });
    // Whoever sits at the table has the figure of the slider.
    await expect.poll(() => keptOn(page)).toMatch(/"bot":"hybrid:[^"]*;aggressiveRiskThreshold=0\.1[";]/);
    await playOut(page, keyboard);
  });

  test("by finger on a phone, by mouse on a desk", async ({ page }, { project }) => {
    await begin(page, { places: ["hybrid:reckless"], target: 400 });
    await playOut(page, project.name === "phone" ? finger : pointer);
    await page.getByText("Check the dice").first().click();
    await page.getByRole("button", { name: "Check the dice" }).click();
    await expect(page.locator(".dice-check")).toHaveText(/^✓ .*rolls? match(es)? the seed\.$/);
    // Achievements wait: nothing covers the result. Afterwards one is shown, and the others are in a list until it is read.
    await expect(page.locator(".toast")).toHaveCount(0);
    await page.goto("/#/");
    await expect(page.locator(".toast")).toContainText("Achievement");
    await page.locator(".toast").getByRole("button", { name: "Dismiss" }).click();
    const bell = page.getByRole("navigation").getByRole("button", { name: /^\d+ new notices?$/ });
    await bell.click();
    await expect(page.getByRole("dialog", { name: "Notices" }).getByRole("listitem").first()).toContainText(
      "Achievement",
    );
    await page.getByRole("button", { name: "OK" }).click();
    await expect(bell).toHaveCount(0);
  });

  test("of three at one device", { tag: "@phone" }, async ({ page }) => {
    await begin(page, { places: ["person", "person"], target: 300 });
    await expect(page.locator(".tavern-seat")).toHaveCount(3);
    await playOut(page, keyboard);
    await expect(ending(page).locator("li")).toHaveCount(3);
  });
});

test("a tournament, to its champion", { tag: "@desk" }, async ({ page }) => {
  await hurry(page);
  await page.goto("/#/play/zonk/tournament");
  await page.locator('input[name="target"]').fill("200");
  await page.locator('input[name="target"]').blur();
  await page.getByRole("button", { name: "Start tournament" }).click();
  const play = page.getByRole("button", { name: /^Play / });
  const result = page.getByRole("button", { name: "Show result" });
  const champion = page.getByText(/wins? the tournament!/);
  await expect(page.locator(".bracket-score", { hasText: /\d/ })).toHaveCount(0);
  await play.click();
  await page.waitForURL(/#\/match\//);
  await expect(page.locator(".tavern-elsewhere")).toHaveText(/\d : \d/);
  await expect(page.locator(".tavern-crowd")).toHaveCount(0);
  await playOut(page, keyboard);
  await page.getByRole("button", { name: "Back to the tournament" }).click();
  // In the middle of the round, the same tables stand there after a reload.
  const tables = page.locator(".bracket-round").first();
  await play.or(result).or(champion).first().waitFor();
  const stands = await tables.textContent();
  await page.reload();
  await play.or(result).or(champion).first().waitFor();
  await expect.poll(() => tables.textContent()).toBe(stands);
  for (;;) {
    await play.or(result).or(champion).first().waitFor();
    if (await champion.isVisible()) break;
    const rounds = await page.locator(".bracket-match[data-state=over]").count();
    if (await result.isVisible()) {
      await result.click();
      await expect(page.locator(".bracket-match[data-state=over]")).not.toHaveCount(rounds);
      continue;
    }
    await play.click();
    await page.waitForURL(/#\/match\//);
    await playOut(page, keyboard);
    await page.getByRole("button", { name: "Back to the tournament" }).click();
    await page.waitForURL(/tournament/);
  }
  await expect(page.locator(".bracket-entrant.won")).toHaveCount(7);
  await expect(page.locator('input[name="target"]')).toHaveCount(0);
  await page.reload();
  await expect(champion).toBeVisible();
});

test("a final is watched by a crowd, and won or lost before it", { tag: "@desk" }, async ({ page }) => {
  await hurry(page);
  await openTournamentAfter(page, 2);
  await expect(page.locator(".bracket-match[data-state=over]")).toHaveCount(6);
  await page.getByRole("button", { name: /^Play / }).click();
  await page.waitForURL(/#\/match\//);
  // Whole heads from one end of the wall to the other, no higher than the wall.
  const wall = await page.locator(".tavern-wall").boundingBox();
  const row = await page.locator(".tavern-crowd > svg").boundingBox();
  expect(row?.width).toBeGreaterThan(wall?.width ?? 0);
  expect(row?.height).toBeLessThan(wall?.height ?? 0);
  await playOut(page, keyboard);
  await page.getByRole("button", { name: "Back to the tournament" }).click();
  await expect(page.locator(".bracket-match[data-state=over]")).toHaveCount(7);
  await expect(page.getByText(/wins? the tournament!/)).toBeVisible();
});

/** Runs in the bots' worker, before it begins: whatever a bot has thought, it answers with something that is no move. */
const answerFly = (): void => {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message, ...more: readonly unknown[]) {
    const isThought = message?.read?.value?.text !== undefined;
    return Reflect.apply(postMessage, this, [
      isThought ? { ...message, read: { ok: true, value: { text: "fly" } } } : message,
      ...more,
    ]);
  };
};

/** For the match's worker: an error that is expected there does not fail the test. */
const sayErrors = "console.error = (said) => console.info(said)";

test("an opponent that fails makes the safe move, and that is said at the table and in the console", {
  tag: "@desk",
}, async ({ page, chance }) => {
  chance.inWorkers("bot", `(${answerFly})()`);
  chance.inWorkers("match", sayErrors);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await begin(page, { places: ["hybrid:reckless"], target: 4000 });
  const failed = page.locator(".tavern-failed");
  // Whoever begins: after one's own turn it has failed.
  for (let decisions = 0; decisions < 4; decisions++) {
    const ready = await readiness(page);
    if (await failed.isVisible()) break;
    await decide(page, keyboard, ready);
  }
  await expect(failed).toHaveText("Bruno couldn’t decide. The safe move was played instead.");
  expect(said.join("\n")).toMatch(
    /hybrid:reckless in seat 1 of zonk: "fly" is not a move: .*; the safe move is played/,
  );
  await decide(page, keyboard, await readiness(page));
  await expect(failed).toHaveCount(0);
});

test("people at one device have names and colours", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/zonk/customise");
  await page.locator(".lobby-seat label select").nth(1).selectOption("person");
  await page.getByLabel("Name of player 2").fill("Bo");
  await page.getByLabel("Colour of player 2").selectOption({ label: "Green" });
  await sitDown(page);
  await expect(page.locator(".tavern-name")).toHaveText(["Player", "Bo"]);
});

test("a table of one's own is judged, used, and opened from its link", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/zonk/table");
  await page.getByLabel("Name", { exact: true }).fill("Pairs only");
  await expect(page.getByText("Playable.")).toBeVisible();
  // Without a scoring die the last one could never be played.
  for (const name of ["Single one", "Single five"]) await page.getByLabel(name, { exact: true }).fill("");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use this table" })).toBeDisabled();
  await page.getByLabel("Single one", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Share this table" }).click();
  const sheet = page.locator("dialog textarea");
  await expect(sheet).toHaveValue(/\/p\/zonk\/table\/Pairs%20only\.\S+$/);
  const shared = /http\S+/.exec(await sheet.inputValue())?.[0] ?? "";
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Use this table" }).click();
  await expect(page.getByRole("radio", { name: "Pairs only" })).toBeChecked();
  await sitDown(page);
  await page.goto(shared);
  await expect(page.getByLabel("Single one", { exact: true })).toHaveValue("50");
  await expect(page.getByLabel("Single five", { exact: true })).toHaveValue("");
});

test("a match goes on after a reload, in the middle of a turn", { tag: "@desk" }, async ({ page }) => {
  await begin(page, { places: ["hybrid:normal"], target: 2000 });
  await keyboard.roll(page);
  await page.locator(".tavern-offer").first().waitFor();
  const standing = async () => [
    await page.locator(".tavern-offer").allInnerTexts(),
    await page.locator(".tray-die").evaluateAll((dice) => dice.map((die) => die.getAttribute("data-up")).sort()),
  ];
  const before = await standing();
  await page.reload();
  await page.locator(".tavern-offer").first().waitFor();
  expect(await standing()).toEqual(before);
});

test("dice that are no combination cannot be set aside, and the button says so", { tag: "@desk" }, async ({ page }) => {
  await begin(page, { places: ["hybrid:normal"], target: 2000 });
  await keyboard.roll(page);
  await offersLie(page);
  // A single offer is already selected.
  for (const key of await page
    .locator(".tray-die.selected")
    .evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-keyshortcuts"))))
    await page.keyboard.press(key ?? "");
  await expect(actions(page)).toBeDisabled();
  await expect(actions(page)).toHaveText("Choose dice to set aside");
  const picked = page.locator(".tray-die.selected");
  const values = () => picked.evaluateAll((dice) => dice.map((die) => Number(die.getAttribute("data-up"))));
  const faces = (value: number): value is Face => value >= 1 && value <= 6;
  const isOne = (dice: readonly number[]) => takeOf(parlour, dice.filter(faces)) !== undefined;
  // One die more each time: the rules say whether they are a combination, and the button agrees.
  for (const key of "123456") {
    await page.keyboard.press(key);
    const dice = await values();
    if (dice.length === 0) continue;
    await expect(actions(page)).toHaveCount(isOne(dice) ? 2 : 1);
    if (!isOne(dice)) await expect(actions(page)).toHaveText("That’s not a combination");
  }
});

test("the roll says its exact zonk chance, unless that is hidden; then when asked for", { tag: "@desk" }, async ({
  page,
}) => {
  await begin(page, { places: ["hybrid:normal"], target: 2000 });
  await keyboard.roll(page);
  await page.locator(".match[data-at-rest=true] .tavern-offer").first().waitFor();
  // The offer with the most dice that leaves some: of six dice, the fewest are left, and the button says for how many.
  await page.locator(".tavern-offer").first().click({ trial: true });
  await chooseFirst(page, (offer) => offer.click());
  const taken = await page.locator(".tray-die.selected").count();
  const risk: Readonly<Record<number, string>> = { 1: "zonk 67%", 2: "zonk 33%", 3: "zonk 8%" };
  const expected = risk[6 - taken] ?? "can’t zonk";
  const roll = actions(page).first();
  await expect(roll).toContainText(expected);
  // Gold only where nothing speaks against it: never a bank that does not win.
  await expect(roll).toHaveClass(expected === "can’t zonk" ? /main/ : /quiet/);
  await expect(actions(page).last()).toHaveClass(/quiet/);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel("Show the zonk chance on the roll button").uncheck();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(roll).not.toContainText(/zonk/i);
  await page.keyboard.press("z");
  await expect(roll).toContainText(expected);
});

test("an opponent's reasons: spoken through one's own turn, in the log with every figure, or not at all", {
  tag: "@desk",
}, async ({ page }) => {
  await begin(page, { places: ["hybrid:balanced"], target: 5000 });
  const show = async (name: string) => {
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByLabel(name, { exact: true }).check();
    await page.getByRole("button", { name: "Done" }).click();
  };
  /** Plays turns until something is banked, and the opponent has answered. */
  const turn = async () => {
    for (let ready = await readiness(page); ; ready = await readiness(page)) {
      await decide(page, keyboard, ready);
      if (ready === "take") break;
    }
    expect(await readiness(page)).toBe("roll");
  };
  const bubble = page.getByRole("figure", { name: "What Cosima is thinking" });
  const log = page.getByRole("region", { name: "Turn log" });
  await turn();
  const line = await bubble.locator("blockquote").textContent();
  expect(line).not.toBe("");
  await expect(log.locator("article")).toHaveCount(2);
  await expect(log.locator("dt")).toHaveCount(0);
  // It stands through one's own turn, until the opponent decides again.
  await keyboard.roll(page);
  await offersLie(page);
  await expect(bubble.locator("blockquote")).toHaveText(line ?? "");
  await log.getByRole("button", { name: "Show figures" }).click();
  await expect(log.locator("dt").filter({ hasText: "Mood" }).first()).toBeVisible();
  await expect(log.locator("dt").filter({ hasText: "Rating of its choice" }).first()).toBeVisible();
  // A match opened again knows them all.
  await expect.poll(() => keptOn(page)).toContain('"reasons":"full"');
  await page.reload();
  await expect(bubble.locator("blockquote")).toHaveText(line ?? "");
  await expect(log.locator("dt").filter({ hasText: "Mood" }).first()).toBeVisible();
  await show("Off");
  await expect(bubble).toHaveCount(0);
});

test("while the turn log is paused the opponent's turn waits on the table, and goes on from there", {
  tag: "@desk",
}, async ({ page }) => {
  await begin(page, { places: ["hybrid:balanced"], target: 5000 });
  const log = page.getByRole("region", { name: "Turn log" });
  const begun = page.locator(".tavern-seat.lit .tavern-name");
  const theirMoves = async () => (await keptOn(page)).split('"by":1').length;
  for (let ready = await readiness(page); ready !== "take"; ready = await readiness(page))
    await decide(page, keyboard, ready);
  const before = await theirMoves();
  const turns = await log.locator("article").count();
  await log.getByRole("button", { name: "Pause" }).click();
  await chooseFirst(page, () => page.keyboard.press("a"));
  await page.keyboard.press("b");
  // The match has gone on, which the table does not show.
  await expect.poll(theirMoves).toBeGreaterThan(before + 2);
  await expect(begun).toHaveText("Player");
  await expect(log.locator("article")).toHaveCount(turns);
  await log.getByRole("button", { name: "Continue" }).click();
  expect(await readiness(page)).toBe("roll");
  expect(await log.locator("article").count()).toBeGreaterThan(turns);
});

test("the coach says what a decision gave away, and sums up", {
  tag: "@desk",
}, async ({ page }) => {
  // The shorter the race, the sooner it is solved.
  await begin(page, { places: ["hybrid:easy"], target: 500, speed: "normal" });
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel(/^Coach/).check();
  await page.getByRole("button", { name: "Done" }).click();
  await keyboard.roll(page);
  await offersLie(page);
  // The last offer is the lowest.
  const poorest = page.locator(".tavern-offer").last();
  if ((await poorest.getAttribute("aria-pressed")) === "false") await poorest.click();
  await page.keyboard.press("b");
  const advice = page.locator(".tavern-advice");
  await expect(advice).toHaveText(/Best move|lowered your chance of winning/);
  // Its dice have gone: Fridolin has thrown them, and now they are ours again.
  await expect(page.locator(".tavern-headline")).toHaveText(/^Fridolin/);
  await expect(advice).toHaveCount(0);
  expect(await readiness(page)).toBe("roll");
  await expect(advice).toHaveCount(0);
  // They go with a roll of one's own, too: what is said of the last dice does not stand under the next.
  await keyboard.roll(page);
  await offersLie(page);
  if ((await poorest.getAttribute("aria-pressed")) === "false") await poorest.click();
  await page.keyboard.press("r");
  await expect(page.locator(".tavern-offer").first()).not.toBeVisible();
  await readiness(page);
  await expect(advice).toHaveCount(0);
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goBack();
  await playOut(page, keyboard);
  await expect(page.getByRole("region", { name: "Review" })).toContainText(/Accuracy [\d.]+/, { timeout: 30_000 });
});

/** The smallest distance between two dice at rest on the table, in die widths. */
const nearest = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly nearest: number }).nearest);

test("no die ever lies inside another, however a turn ends", { tag: "@desk" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await begin(page, { places: ["hybrid:easy"], target: 3000, speed: "fast" });
  await page.evaluate(() => {
    const found = { nearest: Number.POSITIVE_INFINITY };
    Object.assign(window, found);
    const look = () => {
      if (document.querySelector(".dice-tray.throwing") !== null) return;
      const dice = [...document.querySelectorAll<HTMLElement>(".tray-die")].map(({ style }) => ({
        left: Number.parseFloat(style.left),
        top: Number.parseFloat(style.top),
        wide: Number.parseFloat(style.width) - 2 * Number.parseFloat(style.getPropertyValue("--beside")),
      }));
      for (const [i, one] of dice.entries())
        for (const other of dice.slice(i + 1)) {
          const apart = Math.hypot(one.left - other.left, one.top - other.top) / Math.max(one.wide, other.wide);
          found.nearest = Math.min(found.nearest, apart);
        }
      Object.assign(window, found);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  // Every other time the player rolls on, so that dice return from the rail to others that lie where they fell.
  let takes = 0;
  const rollsOn: Hand = {
    ...keyboard,
    async take(table) {
      await chooseFirst(table, () => table.keyboard.press("a"));
      await table.keyboard.press(takes++ % 2 === 0 ? "r" : "b");
    },
  };
  // Four turns: where nothing keeps them apart, two dice collide in the first. All other places are the property of
  // `laidAmong`.
  for (let decisions = 0; decisions < 12; decisions++) {
    const ready = await readiness(page);
    if (ready === "over") break;
    await decide(page, rollsOn, ready);
  }
  // Touching dice have centres one edge apart; of one near the table's edge its sides are visible, too.
  expect(await nearest(page)).toBeGreaterThan(0.6);
});

test("nobody reads a roll before its dice rest", { tag: "@desk" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await begin(page, { places: ["hybrid:normal"], target: 2000, speed: "slow" });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    // Every change of the headline, of an announcement or of a die's name while dice are rolling.
    new MutationObserver(() => {
      if (document.querySelector(".dice-tray.throwing") === null) return;
      for (const place of document.querySelectorAll(".tavern-headline, [aria-live]"))
        seen.push(place.textContent ?? "");
      for (const die of document.querySelectorAll(".tray-die")) seen.push(die.getAttribute("aria-label") ?? "");
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await keyboard.roll(page);
  await page.locator(".dice-tray.throwing").waitFor();
  await page.locator(".tavern-offer").first().waitFor();
  const seen = await page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);
  expect(seen.some((text) => text.includes("You roll 6 dice"))).toBe(true);
  expect(seen).toContain("Die 1, rolling");
  expect(seen.filter((text) => /\d \d \d|^Die \d: \d/.test(text))).toEqual([]);
  await expect(page.locator(".tavern-headline")).toHaveText(/\d \d \d \d \d \d$/);
});

test("sideways nothing is said or shouted over the dice", { tag: "@desk" }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  // The third key press of the lesson rolls a zonk.
  await page.goto("/#/play/zonk/lesson");
  // In every frame: what is said in large letters, and the dice that it covers.
  const shouts = await page.evaluateHandle(() => {
    const seen = { shouts: new Set<string>(), covered: new Set<string>() };
    const look = (): void => {
      const shout = document.querySelector(".tavern-shout");
      const words = document.createRange();
      if (shout !== null) words.selectNodeContents(shout);
      const over = words.getBoundingClientRect();
      const head = document.querySelector(".tavern-headline")?.getBoundingClientRect();
      if (shout !== null) seen.shouts.add(shout.textContent ?? "");
      for (const die of document.querySelectorAll(".tray-die")) {
        const { left, right, top, bottom } = die.getBoundingClientRect();
        for (const box of [over, head])
          if (
            box !== undefined &&
            box.width > 0 &&
            box.left < right &&
            box.right > left &&
            box.top < bottom - 1 &&
            box.bottom > top + 1
          )
            seen.covered.add(`${shout?.textContent ?? "headline"} over ${die.getAttribute("aria-label")}`);
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const shouted = () => shouts.evaluate(({ shouts }) => [...shouts]);
  for (const [i, key] of ["r", "a", "r"].entries()) {
    await expect(page.locator(".tutorial-step")).toHaveText(new RegExp(` ${i + 1} `));
    await page.keyboard.press(key);
  }
  await expect.poll(shouted).toContain("Zonk!");
  expect(await shouts.evaluate(({ covered }) => [...covered])).toEqual([]);
});
