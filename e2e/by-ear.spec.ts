/**
 * A whole match of every game by ear: the player knows roles, names and announcements, and has keys. What was needed
 * and not said is a fault.
 */
import type { Page } from "@playwright/test";
import { legalMoves, setup, solve } from "@turnlight/games/wisp";
import { ada, duel, openDuel, placed, weak } from "./duels.ts";
import { type Ear, earOf } from "./ear.ts";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import { levelOf, linkTo } from "./wisp-rooms.ts";

test("a whole match of Zonk", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goto("/#/play/zonk/customise");
  await ear.tabTo("button", /^1,000$/);
  await ear.press("Enter");
  await ear.tabTo("button", /^Play$/);
  await ear.press("Enter");
  let total = 0;
  for (let turn = 0; turn < 40; turn++) {
    await ear.tabTo("button", /^Roll six dice/);
    await ear.press("Enter");
    const [rolled] = await ear.hear(/^You can take .+ for \d+|^Zonk! /);
    if (!rolled.startsWith("Zonk")) {
      // The focus is on the best of what was said; a single one is chosen already.
      expect(await ear.focused()).toContain("button");
      if (!(await ear.focused()).includes("[pressed]")) await ear.press("Enter");
      await ear.hear(/or bank \d+\.$/);
      await ear.tabTo("button", /^Set aside and bank/);
      await ear.press("Enter");
      total = Number((await ear.hear(/^You bank [\d,]+, total ([\d,]+)/))[1]?.replace(",", ""));
    }
    const [next] = await ear.hear(/^Your turn$|^(?:You win|\w+ wins).*/);
    if (next === "Your turn") continue;
    expect(next.startsWith("You win")).toBe(total >= 1000);
    // The result is a dialog of that name, and the focus is in it.
    await expect(page.getByRole("dialog", { name: /win|lose|wins/ }).locator(":focus")).toBeVisible();
    return;
  }
  throw new Error("nobody has won after 40 turns");
});

/** Trees, mud, ice and twin stones, and a fox to be led home. */
const ground = levelOf(`. # . G .
. . ~ . .
. r . . W
1 . . = .
. 1 . # .
`);

/** The board as its cells are read out, in the notation of levels. */
const signOf = (name: string): string => {
  const [, place = "", who = ""] = /^\w\d, ([^,.]+)(?:, leads to \w\d)?(?:, ([^.]+))?/.exec(name) ?? [];
  const creatures: Readonly<Record<string, string>> = { fox: "r", you: "W" };
  const places: Readonly<Record<string, string>> = {
    "open ground": ".",
    tree: "#",
    mud: "~",
    ice: "=",
    "the grove": "G",
    "twin stone": "1",
  };
  const sign = creatures[who] ?? places[place];
  if (sign === undefined) throw new Error(`nobody knows what "${name}" is`);
  return sign;
};

test("a level of Will-o’-the-Wisp", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goto(`/#${linkTo(ground, "A test")}`);
  await ear.tabTo("button", /^Play$/);
  await ear.press("Enter");
  await ear.hear(/Lure it into the grove/);
  const cells = await ear.names("gridcell", { role: "grid", name: /^Board/ });
  const across = Math.sqrt(cells.length);
  const rows = Array.from({ length: across }, (_, row) => cells.slice(row * across, (row + 1) * across));
  const heard = setup(levelOf(rows.map((row) => `${row.map(signOf).join(" ")}\n`).join("")));
  expect(legalMoves(heard)).toEqual(legalMoves(setup(ground)));
  const solved = solve(heard, { nodes: 300_000 });
  if (solved.kind !== "solved") throw new Error(`as it was read out, it is ${solved.kind}`);
  const ways = {
    N: "up",
    NE: "up-right",
    E: "right",
    SE: "down-right",
    S: "down",
    SW: "down-left",
    W: "left",
    NW: "up-left",
  };
  for (const way of solved.moves) {
    await ear.tabTo("button", new RegExp(`^Go ${ways[way]}[,.]`));
    await ear.press("Enter");
    await ear.hear(new RegExp(`^You move ${ways[way]} `));
  }
  const [said] = await ear.hear(/^.* of 3 stars\. .*/);
  expect(said).toMatch(/ \d+ moves/);
  await expect(page.getByRole("button", { name: "Back to map" })).toBeFocused();
});

/** Down to the box of that name. */
const walkTo = async (ear: Ear, box: string): Promise<void> => {
  for (let steps = 0; steps < 14; steps++) {
    await ear.press("ArrowDown");
    if ((await ear.focused()).includes(`"${box} `)) return;
  }
  throw new Error(`the arrows do not lead to ${box}`);
};

/** Takes the best box of every roll until the stage is over; resolves with what was said at its end. */
const playStage = async (ear: Ear): Promise<string> => {
  for (let round = 1; round <= 13; round++) {
    for (let roll = 1; roll <= 3; roll++) {
      await ear.tabTo("button", /^ROLL, [1-3] rolls? left/);
      await ear.press("Enter");
      await ear.hear(new RegExp(`^Rolled \\d \\d \\d \\d \\d\\. Roll ${roll}\\.$`));
      const [, box] = await ear.hear(/^You can take (.+?) for \d+|^Nothing fits/);
      if (box !== undefined) {
        await walkTo(ear, box);
        await ear.press("Enter");
        await ear.hear(new RegExp(`^${box}: \\d+$`));
        break;
      }
      if (roll < 3) continue;
      await ear.tabTo("button", /^SCRATCH/);
      await ear.press("Enter", "Enter");
    }
    const [said, score, goal] = await ear.hear(/^Score (\d+) of (\d+)\..*|^(?:WON!|LOST) .*/);
    if (score === undefined) return said;
    if (Number(score) < Number(goal)) continue;
    expect(said).toContain("Cash in now");
    await ear.tabTo("button", /^End the stage now for/);
    await ear.press("Enter");
    return (await ear.hear(/^WON! .*\d+/))[0];
  }
  throw new Error("the stage has no end");
};

const takeFirstLight = async (page: Page, ear: Ear, speed: string): Promise<void> => {
  await page.goto("/#/settings");
  await pickValue(page, "speed", speed);
  await page.goto("/#/play/thirteen/seed/QUARTZ7");
  await ear.tabTo("button", /^PLAY SEED$/);
  await ear.press("Enter");
  await ear.tabTo("button", /^Take First light$/);
  await ear.press("Enter");
};

test("stages of Thirteen Throws, with a purchase before the third", async ({ page }) => {
  const ear = await earOf(page);
  await takeFirstLight(page, ear, "instant");
  const toShop = async (): Promise<void> => {
    expect(await playStage(ear)).toMatch(/^WON!/);
    expect(await ear.focused()).toMatch(/button "SHOP/i);
    await ear.press("Enter");
    await ear.tabTo("button", /^NEXT STAGE$/);
  };
  await toShop();
  await ear.press("Enter");
  await toShop();
  const money = async (): Promise<number> => {
    await ear.press(".");
    return Number((await ear.hear(/Money: \$(\d+)\./))[1]);
  };
  const before = await money();
  const offers = (await ear.names("button")).flatMap((name) => {
    const [, item, price] = /^(Buy .+? for) \$(\d+)/.exec(name) ?? [];
    return item === undefined ? [] : [{ item, price: Number(price) }];
  });
  const [cheapest] = offers.toSorted((one, other) => one.price - other.price);
  if (cheapest === undefined) throw new Error("nothing is offered");
  await ear.tabTo("button", new RegExp(`^${cheapest.item} `));
  await ear.press("Enter");
  await expect.poll(money).toBe(before - cheapest.price);
  await ear.tabTo("button", /^NEXT STAGE$/);
  await ear.press("Enter");
  const said = await playStage(ear);
  expect(await ear.focused()).toMatch(said.startsWith("WON!") ? /button "SHOP/i : /button "PLAY AGAIN/i);
  if (said.startsWith("LOST")) return;
  await ear.tabTo("button", /^Menu$/);
  await ear.press("Enter");
  await ear.tabTo("button", /^Give up run$/);
  await ear.press("Enter");
  await ear.tabTo("button", /^Give up run$/);
  await ear.press("Enter");
  await ear.hear(/^LOST/);
  expect(await ear.focused()).toMatch(/button "PLAY AGAIN/i);
});

test("nobody hears a roll of Thirteen Throws before its dice rest", async ({ page }) => {
  const ear = await earOf(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await takeFirstLight(page, ear, "slow");
  await ear.tabTo("button", /^ROLL/);
  const told = await page.evaluateHandle(() => {
    const all: string[] = [];
    // Whatever is announced, and every die's name, at each change while dice are in the air.
    new MutationObserver(() => {
      if (document.querySelector(".dice-tray.throwing") === null) return;
      for (const place of document.querySelectorAll("[data-live], .saying")) all.push(place.textContent ?? "");
      for (const die of document.querySelectorAll(".tray-die")) all.push(die.getAttribute("aria-label") ?? "");
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return all;
  });
  await ear.press("Enter");
  await ear.hear(/^Rolled \d \d \d \d \d\. Roll 1\.$/);
  await ear.hear(/^You can take|^Nothing fits/);
  const all = await told.jsonValue();
  expect(all).toContain("Die 1, rolling");
  expect(all.filter((text) => /\d \d \d|^Die \d: \d|You can take|Nothing fits/.test(text))).toEqual([]);
});

/** A letter, guessed as announced: chosen first, then confirmed. */
const guessLetter = async (ear: Ear, letter: string): Promise<string> => {
  await ear.press(letter.toLowerCase());
  await ear.hear(new RegExp(`^${letter} selected`));
  await ear.press("Enter");
  const [said] = await ear.hear(/^You: .*/);
  return said;
};

test("a whole duel of Don’t Lose Your Head", async ({ page }) => {
  const ear = await earOf(page);
  await openDuel(page, duel({ sitters: [ada, weak], moves: placed }));
  await ear.hear(/^Your turn$/);
  await ear.press(".");
  const [standing] = await ear.hear(/^Your turn\. You: .*What you have found: .*/);
  const mine = standing.slice(0, standing.indexOf("The Executioner:"));
  const words = new Map([...mine.matchAll(/Word (\d): ([^.]+)\./g)].map(([, row = "", word = ""]) => [row, word]));
  expect([...words.values()].map((word) => word.split(" ").length)).toEqual([3, 4, 5]);
  const isOver = async () => (await ear.focused()).startsWith('- heading "You ');
  const turnBack = () =>
    expect.poll(async () => (await isOver()) || (await ear.rest()).includes("Your turn")).toBe(true);
  for (const letter of "ETAOINSHRLCWFDU") {
    if ([...words.values()].every((word) => word.endsWith("solved"))) break;
    const said = await guessLetter(ear, letter);
    const changed = [...said.matchAll(/Word (\d): ([^.]+)\./g)];
    // Where a letter stands is said with it.
    expect(changed.length > 0).toBe(said.includes(`${letter} is there`));
    for (const [, row = "", word = ""] of changed) words.set(row, word);
    await turnBack();
    if (await isOver()) break;
    await ear.hear(/^Your turn$/);
  }
  expect([...words.values()]).toEqual(["CAT, solved", "WOLF, solved", "OTTER, solved"]);
  // The cells, row by row; those that were hit are named by their letters.
  let found = 0;
  for (let cell = 0; cell < 36 && !(await isOver()); cell++) {
    const name = `${"ABCDEF"[cell % 6]}${Math.floor(cell / 6) + 1}`;
    if (cell === 0) await ear.tabTo("gridcell", /^A1, not guessed/);
    else await ear.press(...(cell % 6 === 0 ? ["Home", "ArrowDown"] : ["ArrowRight"]));
    expect(await ear.focused()).toContain(`"${name}, not guessed`);
    await ear.press("Enter");
    const [said] = await ear.hear(new RegExp(`^You: ${name} .*|^${name} selected.*`));
    if (said.includes("selected")) {
      await ear.press("Enter");
      found += Number((await ear.hear(new RegExp(`^You: ${name} .*`)))[0].includes(" is empty") ? 0 : 1);
    } else found += said.includes(" is empty") ? 0 : 1;
    await turnBack();
    if (!(await isOver())) await ear.hear(/^Your turn$/);
  }
  expect(found).toBe(12);
  expect(await ear.focused()).toContain("You keep your head!");
});

test("words of Don’t Lose Your Head are spelled, hidden and hunted", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goto("/#/play/head/new");
  await ear.tabTo("button", /^Start duel$/);
  await ear.press("Enter");
  await ear.tabTo("button", /^Word 1, 3 letters, empty/);
  for (const word of ["CAT", "WOLF", "OTTER"]) {
    await ear.press(...word.toLowerCase());
    await ear.hear(new RegExp(`^${word} is a valid word\\.$`));
  }
  await ear.press("1");
  for (const [i, word] of ["CAT", "WOLF", "OTTER"].entries()) {
    const start = `A${i + 1}`;
    if (i === 0) await ear.tabTo("gridcell", /^A1$/);
    else await ear.press("Home", "ArrowDown");
    expect(await ear.focused()).toContain(`"${start}"`);
    await ear.press("Enter");
    await ear.hear(new RegExp(`^${word} starts at ${start}\\.`));
    await ear.press(...Array.from({ length: word.length - 1 }, () => "ArrowRight"));
    expect(await ear.focused()).toContain("the word can end here");
    await ear.press("Enter");
    await ear.hear(new RegExp(`^${word} placed from ${start} to the right\\.$`));
  }
  await ear.tabTo("button", /^Ready/);
  await ear.press("Enter");
  await ear.hear(/^Your turn$/);
  await ear.tabTo("gridcell", /^A1, not guessed/);
  await ear.press("Enter");
  if ((await ear.hear(/^You: A1 |^A1 selected/))[0].includes("selected")) {
    await ear.press("Enter");
    await ear.hear(/^You: A1 /);
  }
});
