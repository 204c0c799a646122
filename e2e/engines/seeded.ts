/** Matches of any game with a given seed, imported into the page as a backup in its own format. */
import type { Page } from "@playwright/test";
import { games } from "@turnlight/games";
import { Match, seedOf } from "@turnlight/kernel";
import { ada, type Sitter } from "../duels.ts";
import { expect } from "./test.ts";

export interface Wish {
  readonly game: string;
  readonly config?: string;
  readonly bot: string;
  readonly seed: string;
}

const at = 1_800_000_000_000;
const kept = (key: string, value: unknown) => ({ key, v: 1, at, value });

/** The page's defaults, except that everything happens at once. */
const settings = {
  language: "en",
  theme: "night",
  motion: "system",
  speed: "instant",
  effects: 50,
  music: 50,
  muted: false,
  confirmTaps: false,
  keyboard: "qwerty",
};

const backupOf = async ({ game: name, config = "", bot, seed }: Wish): Promise<string> => {
  const game = await games[name]?.();
  const read = game?.rules.configText.read(config);
  if (game === undefined || read === undefined || !read.ok) throw new Error(`no such match of ${name}: ${config}`);
  const { match } = Match.begin(game.rules, read.value, { seed: seedOf(seed) });
  const other: Sitter = { kind: "bot", bot, name: "Max" };
  const saved = {
    id: "seeded",
    record: match.record,
    sitters: [ada, other].slice(0, game.rules.seats(read.value)),
    series: { first: 0, results: [] },
    begun: at,
    touched: at,
  };
  const empty = Object.fromEntries(["records", "finished", "profile", "drawers", "aside"].map((shelf) => [shelf, []]));
  return JSON.stringify({
    format: "turnlight-backup",
    version: 1,
    made: at,
    ...empty,
    matches: [kept("seeded", saved)],
    settings: [kept("mine", settings)],
  });
};

/** Imports a backup on the settings page; if `says` is given, the report must contain it. */
export const restore = async (page: Page, backup: Buffer, says = ""): Promise<void> => {
  await page.goto("/#/settings");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Import backup|Backup importieren/ }).click();
  await (await chooser).setFiles({ name: "backup.json", mimeType: "application/json", buffer: backup });
  const news = page.locator(".toast.good, .toast.warn");
  await news.waitFor();
  await expect(news).toContainText(says);
  await news.getByRole("button").click();
  await news.waitFor({ state: "detached" });
};

export const openSeeded = async (page: Page, wish: Wish): Promise<void> => {
  await restore(page, Buffer.from(await backupOf(wish)));
  await page.goto("/#/match/seeded");
  await page.locator(".match[data-at-rest=true]").waitFor();
};
