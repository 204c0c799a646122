/** Play screens in windows of arbitrary sizes, not only those of devices: no control is covered or cut off. */
import type { Page, ViewportSize } from "@playwright/test";
import { preview, type RunState, rules, twistNow, usualBook } from "@turnlight/games/thirteen";
import { bring, careless, type Policy, playUntil, runOf, strong } from "./arcade.ts";
import { expectAccessible } from "./checks/axe.ts";
import { expectFree, type WindowsIn } from "./checks/free.ts";
import { expect, test } from "./home.ts";
import { moreReviews } from "./review-rooms.ts";
import { open, putNewsAway, type Screen, screenNamed, screens } from "./routes.ts";
import { languages, speak } from "./themes.ts";
import { endZonk } from "./zonk-rooms.ts";

const widths = [320, 360, 375, 430, 600, 768, 1024, 1180, 1280, 1512, 1920, 2560];
const heights = [568, 577, 600, 640, 667, 720, 736, 768, 799, 800, 812, 820, 832, 844, 862, 873, 900, 1024, 1180, 1440];

/** Wide and very low windows have their own layout, which these represent. */
const sideways: readonly ViewportSize[] = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1024, height: 480 },
  { width: 1280, height: 540 },
];

const windowsOf = (across: readonly number[], along: readonly number[]): readonly ViewportSize[] => [
  ...across.flatMap((width) => along.map((height) => ({ width, height }))),
  ...sideways,
];

/**
 * Windows of every kind for every room: a grid from the smallest phone to a very wide screen, and those in which
 * something was once covered or cut.
 */
const everywhere: readonly ViewportSize[] = [
  ...[320, 360, 390, 667, 820, 915, 1180, 1440, 1920, 2560].flatMap((width) =>
    [360, 412, 480, 667, 1024, 1440].map((height) => ({ width, height })),
  ),
  // A window of 1280×1024 at 400 % zoom.
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
  { width: 820, height: 1180 },
  { width: 1440, height: 568 },
];

/** Smaller than a phone whichever way it is held, as at 400 % zoom: here alone a table scrolls to what is pressed. */
const isScrap = ({ width, height }: ViewportSize, smallest = 568): boolean => Math.max(width, height) < smallest;

/** For the dice run, all of them and the windows of phones and laptops between. */
const windows = [...windowsOf(widths, heights), ...everywhere.filter(({ height }) => height < 568)];

/** Low or narrow windows are where things get tight: a longer word there moves everything. */
const isTight = ({ width, height }: ViewportSize): boolean => width < 360 || height < 577;

/**
 * Every window, the tight ones in both languages. The others alternate like the fields of a chessboard, the other way
 * round in every second state: each is seen in both languages, and each language in every state a step away.
 */
const alternating =
  (sizes: readonly ViewportSize[], along: number, state: number): WindowsIn =>
  (language) => {
    const turn = languages.indexOf(language);
    const isTurn = (nth: number): boolean => (nth + Math.floor(nth / along) + state) % 2 === turn;
    return sizes.filter((size, nth) => isTight(size) || isTurn(nth));
  };

/** A name whose card around it is what is pressed. */
const cardNames = ".item-look";

const newRun = (seed: string, config = "") => runOf(seed, config, rules);

const isRolled = ({ phase, sheet }: RunState): boolean => phase.kind === "round" && sheet.shown.length > 0;

/** The strongest bot, but consumables are bought whenever they can be, and none is used. */
const hoarding: Policy = async (run) => {
  const { phase, pocket } = run.state;
  const moves = run.moves(0);
  if ("pick" in moves) throw new Error("too many moves");
  const bought = moves.find((move) => {
    const item = move.kind === "buy" && phase.kind === "shop" ? phase.offers[move.n] : undefined;
    return pocket.length < 2 && typeof item === "string" && usualBook.find(item)?.kind === "consumable";
  });
  if (bought !== undefined) return rules.moveText.write(bought);
  const text = await strong(run);
  const best = preview(usualBook, run.state)
    .filter(({ valid }) => valid)
    .toSorted((one, other) => other.score.total - one.score.total)[0];
  return text.startsWith("use ") && best !== undefined ? `score ${best.category}` : text;
};

/** States of a stage of Thirteen Throws, one of a run by version 3 of the rules, and what its screen then shows. */
const stages: readonly { readonly name: string; readonly run: () => ReturnType<typeof playUntil> }[] = [
  {
    name: "before its first roll",
    run: () => playUntil(newRun("BOSS4"), strong, ({ phase }) => phase.kind === "round"),
  },
  {
    name: "with no roll left",
    run: () => playUntil(newRun("BOSS4"), strong, (state) => isRolled(state) && state.sheet.rolled === 3),
  },
  {
    name: "with nothing to do but scratch",
    run: () =>
      playUntil(
        runOf("BOSS4"),
        careless,
        (state) => isRolled(state) && preview(usualBook, state).every(({ valid }) => !valid),
      ),
  },
  {
    name: "with charms, levels and a full pocket at a boss",
    run: () =>
      playUntil(
        newRun("EASY"),
        hoarding,
        (state) => isRolled(state) && twistNow(state) !== null && state.pocket.length > 1 && state.charms.length > 4,
      ),
  },
];

for (const [nth, { name, run }] of stages.entries())
  test(`a stage of Thirteen Throws ${name} has every box free in every window`, async ({ page }) => {
    test.slow();
    const played = await run();
    expect(played.state.phase.kind).toBe("round");
    await bring(page, { run: played });
    await page.locator(".lower .slot").last().waitFor();
    const keys = ".slot, main button:enabled";
    await expectFree(page, alternating(windows, heights.length, nth), (size) =>
      // In a scrap dice are smaller than a finger needs.
      isScrap(size) ? { controls: `${keys}:not(.tray-die)`, mayScroll: true } : { controls: `${keys}, .tray-die` },
    );
  });

test("at a boss nothing in the head of Thirteen Throws runs into anything else", async ({ page }) => {
  const [, , , boss] = stages;
  if (boss === undefined) throw new Error("there is no boss");
  await page.setViewportSize({ width: 390, height: 844 });
  await bring(page, { run: await boss.run() });
  await page.locator(".hud-rule").waitFor();
  const collisions = () =>
    page.locator(".hud").evaluate((hud) => {
      const parts = hud.querySelectorAll(
        ".hud-left > span, .badge, .hud-stars > [aria-hidden], .hud-money > [aria-hidden], .hud-rule, .progress-labels .bar-labels > span",
      );
      const seen = [...parts, ...document.querySelectorAll(".hud-menu, .bar .icon-button")]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.className || part.textContent, left, right, top, bottom };
        });
      const faults = seen.flatMap((one, nth) =>
        seen
          .slice(nth + 1)
          .filter(
            (other) =>
              one.left < other.right - 1 &&
              one.right > other.left + 1 &&
              one.top < other.bottom - 1 &&
              one.bottom > other.top + 1,
          )
          .map((other) => `${one.name} runs into ${other.name}`),
      );
      return [...faults, ...seen.filter(({ right }) => right > innerWidth).map(({ name }) => `cut: ${name}`)];
    });
  for (const language of languages) {
    await speak(page, language);
    for (const size of [
      { width: 740, height: 360 },
      { width: 320, height: 568 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      expect.soft(await collisions(), `${size.width}×${size.height} ${language}`).toEqual([]);
    }
  }
});

test("where the sheet of Thirteen Throws has room, its rows are as high as a finger needs", async ({ page }) => {
  test.slow();
  await bring(page, { run: await playUntil(newRun("BOSS4"), strong, isRolled) });
  await page.locator(".lower .slot").last().waitFor();
  let roomy = 0;
  for (const size of windows) {
    await page.setViewportSize(size);
    const { room, rows } = await page.locator(".dashboard").evaluate((sheet) => {
      const { paddingTop, paddingBottom } = getComputedStyle(sheet);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const height = sheet.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const all = [...sheet.querySelectorAll(".slot.wide")];
      return { room: height / rem, rows: all.map((row) => row.getBoundingClientRect().height) };
    });
    if (room < 33) continue;
    roomy++;
    expect(Math.min(...rows), `${size.width}×${size.height}`).toBeGreaterThan(43.5);
  }
  expect(roomy).toBeGreaterThan(50);
});

/** The other screens of a run, and the key that leads on from each. */
const moments: readonly {
  readonly name: string;
  readonly run: () => ReturnType<typeof playUntil>;
  readonly action: string;
  /** It counts, so that achievements and unlocks are named and results can be compared. */
  readonly counts?: true;
  readonly enter?: (page: Page) => Promise<void>;
}[] = [
  {
    name: "a won stage",
    run: () => playUntil(newRun("SHOP7"), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop"),
    action: ".ending .slab",
  },
  {
    name: "a lost run",
    run: () => playUntil(newRun("BOSS4"), careless, ({ phase }) => phase.kind === "over"),
    action: ".ending .slab.gold",
    counts: true,
    enter: (page) => page.locator(".bar-tools > button ~ button").waitFor(),
  },
  {
    name: "the shop",
    run: () => playUntil(newRun("SHOP7"), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop"),
    action: ".shop .slab.green",
    enter: (page) => page.locator(".ending .slab").click(),
  },
  {
    name: "an opened pack",
    run: () => playUntil(newRun("SHOP6"), strong, ({ phase }) => phase.kind === "pack"),
    action: ".pack .slab",
  },
  {
    name: "a boss’s entrance",
    run: () => playUntil(newRun("BOSS2"), strong, ({ stage, phase }) => stage === 4 && phase.kind === "round"),
    action: ".boss-entrance .slab",
  },
  {
    name: "the victory",
    run: () =>
      playUntil(newRun("EASY", "first=40"), strong, ({ stage, phase }) => stage === 10 && phase.kind === "shop"),
    action: ".victory .slab.gold",
    counts: true,
  },
];

for (const [nth, { name, run, action, counts = false, enter }] of moments.entries())
  test(`${name} of Thirteen Throws has every control free in every window`, async ({ page }) => {
    test.slow();
    await bring(page, { run: await run(), counts });
    await enter?.(page);
    await page.locator(action).first().waitFor();
    // What lies behind an open dialog is not for pressing.
    const within = (await page.locator("dialog:modal").count()) > 0 ? "dialog:modal" : ":is(main, .bar)";
    const controls = `${within} button:enabled:not(${cardNames})`;
    await expectFree(page, alternating(everywhere, 6, nth), (size) => ({
      controls,
      ...(!isScrap(size) && { action }),
      mayScroll: isScrap(size),
    }));
  });

/** What one comes to a room to do, in sight at once; rooms to read, to write or to look around in have none. */
const actions: Readonly<Record<string, string>> = {
  "play-head": ".gate-play",
  "play-wisp": ".go-on",
  "play-zonk": ".front-acts .gold-key",
  "play-thirteen": ".title-slab.gold",
  "match-dice-race": "[data-keys] button",
  "match-hidden-number": ".numbers button",
  "head-new": ".begin .button",
  "head-daily": ".day-keys .button",
  "head-setup": ".ready-key, .step-keys > .button:last-child",
  "head-setup-words": ".ready-key, .step-keys > .button:last-child",
  "head-setup-board": ".ready-key, .step-keys > .button:last-child",
  "head-hunt": ".attack button.key",
  "head-result": ".duel-keys button",
  "wisp-board": ".clearing .step",
  "wisp-crowd": ".clearing .step",
  "wisp-won": ".level-ending > button",
  "wisp-lesson": ".clearing .step",
  "wisp-link": ".linked-level > .button.main",
  "wisp-daily": ".day-keys .button",
  "wisp-tale": "main .button",
  "zonk-customise": ".gold-key",
  "zonk-roll": ".tavern-actions button",
  "zonk-decide": ".tavern-actions button",
  "zonk-daily": ".tavern-day .button",
  "zonk-tournament": ".bracket-actions button",
  "zonk-tournament-live": ".bracket-actions button",
  "zonk-lesson": ".tavern-actions button",
  "head-lesson": ".attack button.key",
  "thirteen-lesson": ".roll",
  "zonk-tournament-over": ".bracket-actions button",
  "thirteen-draft": ".draft .slab",
  "online-new": ".online-keys .button",
  "online-new-head": ".online-keys .button",
  "online-new-side-by-side": ".online-keys .button",
  "online-meeting": ".online-keys .button",
  "online-meeting-head": ".online-keys .button",
};

/** Neither a phone on its side nor a desk, or a strip of a window: there the page scrolls to what is pressed. */
const isStrip = ({ width, height }: ViewportSize): boolean =>
  (height <= 480 && width / height < 1.5) || width / height > 5;

/** Play rooms that may scroll, and below which size the others may. */
const mayScroll: Readonly<Record<string, true | number>> = {
  "head-result": true,
  "thirteen-draft": true,
  "wisp-lesson": true,
  // Nine cells across the smallest phone are as large as a finger needs: there the page scrolls by a few pixels.
  "wisp-crowd": 569,
  // There the note and the cabinet are higher than the smallest phone.
  "thirteen-lesson": 569,
};

/** A name whose card around it is what is pressed, and signs cut to arrows, whose corners are not theirs. */
const odd = ".item-look, .map-sign";
const pressed = ":is(button:enabled, a[href], input, select, summary, [role=gridcell])";

/** In fewer windows below: long pages, and those that take long to open. */
const elsewhere = ["home", "learn", "learn-exercise", "review-head", "online-side-by-side"];
/** The stage has its states above, the shop is among the moments. */
const above = ["thirteen-round", "thirteen-shop"];
const rooms = [...screens, screenNamed("wisp-crowd")].filter(({ name }) => ![...elsewhere, ...above].includes(name));

const looksAt = (screen: Screen) => (size: ViewportSize) => {
  const action = actions[screen.name];
  const own = mayScroll[screen.name];
  const smallest = typeof own === "number" ? own : undefined;
  return {
    controls: `:is(main, .bar, .navigation) ${pressed}:not(${odd})`,
    ...(action !== undefined && !isScrap(size, smallest) && !isStrip(size) && { action }),
    mayScroll: screen.scrolls || own === true || isScrap(size, smallest),
  };
};

for (const [nth, screen] of rooms.entries())
  test(`${screen.name} has every control free in every window`, async ({ page }) => {
    test.slow();
    await open(page, screen);
    await putNewsAway(page);
    await expectFree(page, alternating(everywhere, 6, nth), looksAt(screen));
  });

/** One of each kind. */
const ofEachKind: readonly ViewportSize[] = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 667 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 915, height: 480 },
  { width: 1180, height: 667 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

const onlinePages = ["online/sync", "online/ratings", "boards"];
const ofThirteen = ["daily", "statistics", "achievements", "challenges", "customise"];
const pageAt = (path: string): Screen => ({ name: path.replaceAll("/", "-"), path: `/${path}`, scrolls: true });

/** Rooms that no other list has; with axe, except Thirteen's, which have it in thirteen-lobby.spec.ts. */
const inNoList: readonly Screen[] = [
  ...moreReviews,
  ...onlinePages.map(pageAt),
  ...ofThirteen.map((room) => ({ ...pageAt(`play/thirteen/${room}`), name: `thirteen-${room}` })),
];

for (const [nth, screen] of [...elsewhere.map(screenNamed), ...inNoList].entries())
  test(`${screen.name} has every control free in a window of each kind`, async ({ page }) => {
    await open(page, screen);
    await putNewsAway(page);
    if (inNoList.includes(screen) && !screen.name.startsWith("thirteen")) await expectAccessible(page, screen.name);
    const look = looksAt(screen);
    // The smallest phones scroll, and what has two boards beside each other scrolls in a low window, too.
    const isSmall = (size: ViewportSize) => isTight(size) && (size.width < 360 || screen.name.startsWith("online"));
    await expectFree(page, alternating(ofEachKind, 3, nth), (size) => ({
      ...look(size),
      mayScroll: look(size).mayScroll || isSmall(size),
    }));
  });

test("the end of a match of Zonk has every control free in a window of each kind", async ({ page }) => {
  await endZonk(page);
  await page.locator("dialog:modal .dialog-actions button").first().waitFor();
  await expectAccessible(page, "the end of Zonk");
  await expectFree(page, alternating(ofEachKind, 3, 0), (size) => ({
    controls: "dialog:modal button:enabled",
    ...(!isScrap(size) && { action: "dialog:modal .dialog-actions button" }),
    mayScroll: isScrap(size),
  }));
});
