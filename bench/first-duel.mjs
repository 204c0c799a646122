// How long a first-time visitor needs for a quick duel on a phone, from the home page to the end: taps and seconds.
// `node bench/first-duel.mjs [DUELS] [PLAYER]`, all duels concurrently. The page's own time is measured, including all
// animations and the Executioner's thinking time. The person's time is modelled instead of being waited for:
//   - They read every new line at 238 words a minute (adults reading silently: Brysbaert, "How many words do we read per
//     minute?", 2019). In the hunt they begin when the line appears, while the page is still animating.
//   - A tap is 1.35 s of mental preparation, 1.1 s of movement and 0.2 s of pressing. A tap that continues the one
//     before, as the next letter of a word, needs no preparation, and a second one at the same place no movement (the
//     Keystroke-Level Model of Card, Moran and Newell, 1980).
//   - A guess takes two more preparations: which kind and which one. As in that model, people think while they wait, so
//     the opponent's turn is subtracted from these two.
// The guesses are made by a scripted human (`human:casual`), who sees only what the page shows.
import { chromium } from "@playwright/test";
import { head, presetTable } from "@turnlight/games/head";
import { drawOf, readBot, seedOf } from "@turnlight/kernel";
import { serve } from "@turnlight/server";
import { giveChance } from "../e2e/chance.ts";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const duels = Number(process.argv[2] ?? 5);
const player = process.argv[3] ?? "human:casual";
const wordsAMinute = 238;
const thought = 1.35;
const way = 1.1;
const press = 0.2;

const usual = head.rules.configText.read("");
const guesser = readBot(head, player);
if (!usual.ok || !guesser.ok) throw new Error(`there is no player ${player}`);
const config = { ...usual.value, ...presetTable("quick", ["easy", "normal"]) };

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

const ending = ".duel-ending";
const theirBoard = ".attack";

/** Visible lines of words; single letters and figures are not counted as reading. */
const linesOn = (page) =>
  page.locator("main").evaluate((main) => {
    const lines = new Set();
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const around = node.parentElement;
      const text = node.textContent.trim();
      const isSeen = around.checkVisibility({ visibilityProperty: true }) && around.closest(".spoken-only") === null;
      if (isSeen && /\p{L}{2}/u.test(text)) lines.add(text);
    }
    return [...lines];
  });

/** A simulated newcomer on a phone, who counts taps and their own seconds. */
const newcomer = async (seed) => {
  const context = await browser.newContext({
    baseURL: served.value.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    locale: "en-GB",
  });
  await giveChance(context, seed);
  // When the line that announces the last guess has changed.
  await context.addInitScript(() => {
    let before = "";
    new MutationObserver(() => {
      const line = document.querySelector(".last-guess")?.textContent ?? "";
      if (line !== before) window.lastLine = performance.now();
      before = line;
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const page = await context.newPage();
  const spent = { taps: 0, reading: 0, thinking: 0, moving: 0 };
  let known = [];
  return {
    page,
    spent,
    async read() {
      const lines = await linesOn(page);
      const fresh = lines.filter((line) => !known.includes(line));
      known = lines;
      const needed = (60 * fresh.flatMap((line) => line.split(/\s+/)).length) / wordsAMinute;
      const since = await page.evaluate(() => (performance.now() - (window.lastLine ?? performance.now())) / 1000);
      spent.reading += Math.max(0, needed - since);
    },
    async tap(place, { thoughts = 1, moves = 1 } = {}) {
      spent.taps += 1;
      spent.thinking += thoughts * thought;
      spent.moving += moves * way + press;
      await place.tap();
    },
    think(seconds) {
      spent.thinking += seconds;
    },
    leave: () => context.close(),
  };
};

/** What the page shows of the hunt, in the form of the rules, and as one text. */
const seen = (page) =>
  page.locator(theirBoard).evaluate((panel) => {
    const labels = (what) => [...panel.querySelectorAll(what)].map((one) => one.getAttribute("aria-label") ?? "");
    const keys = labels(".panel-keys button");
    const inState = (state) => keys.flatMap((key) => (key.endsWith(`, ${state}`) ? [key.slice(0, 1)] : []));
    const cells = labels("[role=gridcell]").flatMap((label) => {
      const [cell, what] = label.split(", ");
      if (what === "not guessed") return [];
      if (what.length === 1) return [{ cell, colour: "green", letter: what }];
      return [{ cell, colour: what === "empty" ? "red" : "yellow" }];
    });
    const patterns = [...panel.querySelectorAll(".patterns li")].map((row) =>
      [...row.querySelectorAll(".hunt-tile")].map((tile) => tile.getAttribute("data-letter") || "_").join(""),
    );
    const [misses, limit] = document
      .querySelector(".condemned.mine .plate-misses")
      .textContent.split(" / ")
      .map(Number);
    const known = inState("known").toSorted().join("");
    return { known, missed: inState("not there").toSorted().join(""), cells, patterns, misses, limit };
  });

const lineOn = (page) => page.locator(".last-guess").textContent();

/** The guess was accepted: the line announces it, the own board is shown, or the match is over. */
const taken = (page, before) =>
  page.waitForFunction(
    ([theirs, over, previous]) => {
      if (document.querySelector(theirs) === null || document.querySelector(over) !== null) return true;
      const line = document.querySelector(".last-guess")?.textContent ?? previous;
      return line.startsWith("You: ") && line !== previous;
    },
    [theirBoard, ending, before],
  );

/** It is the player's turn and the line says why: the opponent has guessed, or a word gave a bonus turn. */
const myTurn = (page) =>
  page.waitForFunction(
    ([theirs, over]) => {
      if (document.querySelector(over) !== null) return true;
      const line = document.querySelector(".last-guess")?.textContent ?? "You: ";
      const isAnswered = !line.startsWith("You: ") || line.endsWith("Another turn.");
      return isAnswered && document.querySelector(`${theirs} .panel-board:not(.still)`) !== null;
    },
    [theirBoard, ending],
    { timeout: 120_000 },
  );

const guess = async ({ page, tap }, move, { patterns }) => {
  const panel = page.locator(theirBoard);
  const key = (letter) => panel.locator(`.panel-keys button[aria-label^="${letter},"]`);
  const asPartOf = { thoughts: 0 };
  if (move.kind === "word") {
    await tap(panel.locator(`.patterns li:nth-child(${move.row}) button`));
    for (const [at, letter] of [...move.word].entries())
      if (patterns[move.row - 1][at] === "_")
        await tap(panel.locator(`.panel-keys button[aria-label^="${letter}"]`), asPartOf);
    await tap(page.getByRole("button", { name: "Guess it" }), asPartOf);
    return;
  }
  const place = move.kind === "letter" ? key(move.letter) : panel.getByRole("gridcell", { name: `${move.cell}, ` });
  await tap(place);
  await tap(place, { thoughts: 0, moves: 0 });
};

const hunt = async (somebody, draw) => {
  const { page, read, think } = somebody;
  const words = [];
  for (let guesses = 0, waited = 0; ; guesses++) {
    await read();
    if ((await page.locator(ending).count()) > 0) return guesses;
    const shown = { ...(await seen(page)), words };
    const view = { config, ready: [true, true], boards: [null, null], guesses: [], hunts: [shown, shown], fall: null };
    const { move } = await guesser.value.choose({ view, seat: 0, moves: [], draw, nodes: 1 });
    if (move.kind === "word") words.push({ row: move.row, word: move.word, right: false });
    think(Math.max(0, 2 * thought - waited));
    const previous = await lineOn(page);
    await guess(somebody, move, shown);
    const sent = Date.now();
    await taken(page, previous);
    await myTurn(page);
    waited = (Date.now() - sent) / 1000;
  }
};

const inMinutes = (seconds) => `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;

/** One newcomer's duel from the home page to its end, summarised in a sentence. */
const played = async (number) => {
  const somebody = await newcomer(number);
  const { page, read, tap, spent } = somebody;
  const begun = Date.now();
  await page.goto("/");
  const ways = [
    page.locator('.hall a[href="#/play/head"]').first(),
    page.getByRole("button", { name: "Skip the tutorial" }),
    page.getByRole("button", { name: "Play", exact: true }),
    page.locator(".ready-key:enabled"),
  ];
  for (const place of ways) {
    await place.waitFor();
    await read();
    await tap(place);
  }
  await myTurn(page);
  const guesses = await hunt(somebody, drawOf(seedOf(`newcomer ${number}`)));
  const waited = (Date.now() - begun) / 1000;
  const { taps, reading, thinking, moving } = spent;
  const parts = { reading, thinking, moving, waiting: waited };
  const all = Object.values(parts).reduce((sum, one) => sum + one, 0);
  const shares = Object.entries(parts).map(([what, seconds]) => `${seconds.toFixed(0)} s ${what}`);
  const result = await page.locator(`${ending} h2`).first().textContent();
  await somebody.leave();
  return `${inMinutes(all)}: ${taps} taps, ${guesses} guesses, ${shares.join(", ")}. ${result}`;
};

for (const line of await Promise.all(Array.from({ length: duels }, (_, i) => played(i + 1)))) console.log(line);
await browser.close();
await served.value.close();
