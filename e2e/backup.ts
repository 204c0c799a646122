/** A device's state brought by importing a backup on the settings page, instead of playing there. */
import type { Page } from "@playwright/test";
import { importBackup as importLabel } from "./labels.ts";

export interface Backup {
  /** Unfinished matches by their id. */
  readonly matches?: Readonly<Record<string, unknown>>;
  /** What games have saved, by `game/format/key`. */
  readonly drawers?: Readonly<Record<string, unknown>>;
  readonly speed?: "instant" | "slow" | "as it is";
}

/** When everything in it happened. */
export const backupTime = 1_800_000_000_000;

const kept = ([key, value]: readonly [string, unknown]) => ({ key, v: 1, at: backupTime, value });

const textOf = ({ matches = {}, drawers = {}, speed = "instant" }: Backup): string => {
  const settings = {
    language: "system",
    theme: "night",
    motion: "system",
    speed,
    effects: 50,
    music: 50,
    muted: false,
    confirmTaps: false,
    keyboard: "qwerty",
  };
  return JSON.stringify({
    format: "turnlight-backup",
    version: 1,
    made: backupTime,
    matches: Object.entries(matches).map(kept),
    records: [],
    finished: [],
    profile: [],
    settings: speed === "as it is" ? [] : [kept(["mine", settings])],
    drawers: Object.entries(drawers).map(kept),
    aside: [],
  });
};

/** `unread` leaves the import's toast on screen. */
export const importBackup = async (page: Page, backup: Backup, { unread = false } = {}): Promise<void> => {
  await page.goto("/#/settings");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: importLabel }).click();
  await (await chooser).setFiles({
    name: "backup.json",
    mimeType: "application/json",
    buffer: Buffer.from(textOf(backup)),
  });
  const news = page.locator(".toast.good");
  await news.waitFor();
  if (!unread) await news.getByRole("button").click();
};
