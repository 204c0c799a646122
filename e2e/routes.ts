/** All screens, for checks and screenshots. A new screen is one line here or in its game's list. */
import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { games as registry } from "@turnlight/games";
import { rules } from "@turnlight/games/thirteen";
import { sideBySideName } from "@turnlight/kernel";
import { bring, playUntil, runOf, strong } from "./arcade.ts";
import { huntScreens, huntViews } from "./duels.ts";
import { headRooms } from "./head-rooms.ts";
import { lessonRooms } from "./lesson-rooms.ts";
import { recordLink } from "./records.ts";
import { reviewRooms } from "./review-rooms.ts";
import { layYear } from "./seed-year.ts";
import { wispRooms, wispViews } from "./wisp-rooms.ts";
import { zonkRooms } from "./zonk-rooms.ts";

export interface Screen {
  readonly name: string;
  /** The part of the address after the #. */
  readonly path: string;
  /** Text pages may scroll; play screens fit. */
  readonly scrolls: boolean;
  /** Its state depends on whether it was entered on a phone. */
  readonly byShape?: boolean;
  /** Steps to take before it is checked. */
  readonly enter?: (page: Page) => Promise<unknown>;
}

/** Every game in the registry; side-by-side games are played online only. */
export const games: readonly string[] = Object.keys(registry).filter((game) => !game.endsWith(sideBySideName("")));
/** Games without pages of their own: their matches begin at the generic set-up. */
const withoutLobby = games.filter((game) => !existsSync(new URL(`../web/games/${game}/lobby`, import.meta.url)));

const pages = [
  "settings",
  "profile",
  "statistics",
  "data",
  "unfinished",
  "how-to-play",
  "developers",
  "licences",
  "replays",
] as const;

/** From a game's set-up to the running match, until it is the player's turn. */
export const begin = async (page: Page): Promise<void> => {
  await page.locator("form.setup button").last().click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".match[data-at-rest=true]").waitFor();
};

/** A run of Thirteen Throws with a seed, at its draft. */
export const typeSeed = async (page: Page): Promise<void> => {
  await page.locator(".seed-form .slab").click();
  await page.locator(".draft").waitFor();
};

/** The first roll of a run. */
const rollOnce = async (page: Page): Promise<void> => {
  await typeSeed(page);
  await page.locator(".draft .slab").first().click();
  await page.locator(".roll").click();
  await page.locator(".slot:enabled").first().waitFor();
};

const seeded = "/play/thirteen/seed/QUARTZ7";

/** The shop before a boss. */
const toTheShop = async (page: Page): Promise<void> => {
  const run = await playUntil(
    runOf("SHOP7", "", rules),
    strong,
    ({ stage, phase }) => stage === 3 && phase.kind === "shop",
  );
  await bring(page, { run, speed: "as it is" });
  await page.locator(".ending .slab").click();
  await page.locator(".shop").waitFor();
};

/** An online table, waiting for a second player. */
const inviteFar = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await page.locator(".online-qr").waitFor();
};

const inviteToDuel = async (page: Page): Promise<void> => {
  await page.locator(".player-half").last().waitFor();
  await inviteFar(page);
  await page.locator(".duel-terms").waitFor();
};

/** A level side by side with a bot, which finishes at once. */
const besideBot = async (page: Page): Promise<void> => {
  await page.locator('option[value="today"] + option').waitFor({ state: "attached" });
  // The daily level changes; the first of the map does not.
  await page.locator('select:has(option[value="today"])').evaluate((select) => {
    if (select instanceof HTMLSelectElement) select.selectedIndex = 1;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await page.getByRole("button", { name: "Give seat 2 to a bot" }).click();
  await page.locator('.side-lane[data-stands="done"]').waitFor();
};

/** A profile with something to look at. */
const yearOfPlay = async (page: Page): Promise<void> => {
  await layYear(page);
  await page.goto("/#/profile");
  await page.locator(".medal.got").first().waitFor();
};

/** The online pages. */
const farRooms: readonly Screen[] = [
  { name: "online", path: "/online", scrolls: true },
  { name: "online-new", path: "/online/new/zonk", scrolls: true },
  { name: "online-meeting", path: "/online/new/dice-race", scrolls: true, enter: inviteFar },
  {
    name: "online-new-head",
    path: "/online/new/head",
    scrolls: true,
    enter: (page) => page.locator(".player-half").last().waitFor(),
  },
  { name: "online-meeting-head", path: "/online/new/head", scrolls: true, enter: inviteToDuel },
  { name: "online-account", path: "/online/account", scrolls: true },
  { name: "online-new-side-by-side", path: "/online/new/wisp-side-by-side", scrolls: true },
  { name: "online-side-by-side", path: "/online/new/wisp-side-by-side", scrolls: false, enter: besideBot },
];

export const screens: readonly Screen[] = [
  { name: "home", path: "/", scrolls: true },
  ...pages.map((name) => ({ name, path: `/${name}`, scrolls: true })),
  {
    name: "achievements",
    path: "/achievements",
    scrolls: true,
    enter: (page) => page.locator(".shelf-board").first().waitFor(),
  },
  { name: "profile-year", path: "/settings", scrolls: true, enter: yearOfPlay },
  { name: "not-found", path: "/no/such/room", scrolls: true },
  ...games.map((game) => ({ name: `play-${game}`, path: `/play/${game}`, scrolls: true })),
  ...withoutLobby.map((game) => ({ name: `match-${game}`, path: `/play/${game}`, scrolls: false, enter: begin })),
  {
    name: "replay-zonk",
    path: recordLink("zonk").slice("/#".length),
    scrolls: true,
    enter: (page) => page.locator(".replay-controls").waitFor(),
  },
  { name: "thirteen-draft", path: seeded, scrolls: false, enter: typeSeed },
  { name: "thirteen-round", path: seeded, scrolls: false, enter: rollOnce },
  { name: "thirteen-shop", path: "/settings", scrolls: false, enter: toTheShop },
  { name: "thirteen-collection", path: "/play/thirteen/collection", scrolls: true },
  ...headRooms,
  ...huntScreens,
  ...wispRooms,
  ...zonkRooms,
  ...lessonRooms,
  ...farRooms,
  ...reviewRooms,
];

/** For screenshots only, in addition to the checked screens. */
export const views: readonly Screen[] = [...wispViews, ...huntViews];

export const screenNamed = (name: string): Screen => {
  const screen = [...screens, ...views].find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  return screen;
};

const arrived = async (page: Page, { enter }: Screen): Promise<void> => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator(".moment")).toHaveCount(0);
  await enter?.(page);
};

/** Opens a screen and waits until it has loaded completely. */
export const open = async (page: Page, screen: Screen): Promise<void> => {
  // From within the page only the hash would change, and the previous screen could be mistaken for this one.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(`/#${screen.path}`);
  await arrived(page, screen);
};

/** Dismisses toasts until there are none; one that expires meanwhile does no harm. */
export const putNewsAway = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((quiet) => {
        const look = (): void => {
          if (document.querySelector(".toast") === null) {
            changes.disconnect();
            quiet();
          } else document.querySelector<HTMLElement>(".toast .icon-button")?.click();
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true });
        look();
      }),
  );

/** Navigates to an empty page without reloading, and dismisses toasts there. */
export const leave = async (page: Page): Promise<void> => {
  await page.goto("/#/no/room/between");
  await page.locator(".lost-door").waitFor();
  await putNewsAway(page);
};

/** Goes to a screen from the empty page. */
export const walkTo = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(`/#${screen.path}`);
  if (screen.name !== "not-found") await page.locator(".lost-door").waitFor({ state: "detached" });
  await arrived(page, screen);
};
