/** A device's state brought by importing a backup on the settings page, instead of playing there. */
import type { Page } from "@playwright/test";
import type { MatchRecord } from "@turnlight/kernel";
import { importBackup as importLabel } from "./labels.ts";

/** An unfinished match as today's backups have it, with what it is played for. */
interface RunningMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly sitters: readonly unknown[];
  readonly occasion: { readonly kind: string; readonly about: string };
}

export interface Backup {
  /** Unfinished matches by their id, as version 1 of backups had them. */
  readonly matches?: Readonly<Record<string, unknown>>;
  /** If there are any, the backup is of today's version. */
  readonly running?: readonly RunningMatch[];
  /** What games have saved, by `game/format/key`. */
  readonly drawers?: Readonly<Record<string, unknown>>;
  readonly speed?: "instant" | "slow" | "as it is";
}

/** When everything in it happened. */
export const backupTime = 1_800_000_000_000;

const kept = ([key, value]: readonly [string, unknown]) => ({ key, v: 1, at: backupTime, value });

const settingsOf = (speed: Backup["speed"]) => ({
  language: "system",
  theme: "night",
  motion: "system",
  speed,
  effects: 50,
  music: 50,
  muted: false,
  confirmTaps: false,
  keyboard: "qwerty",
});

const storedOf = ({ id, record, sitters, occasion }: RunningMatch) => ({
  head: {
    id,
    game: record.game,
    rules: record.version,
    config: record.config,
    seed: record.seed,
    sitters,
    series: { first: 0, results: [] },
    begun: backupTime,
    occasion,
  },
  log: record.entries.map((entry, i) => ({ version: i + 1, at: entry.at, happened: { kind: "entry", entry } })),
});

/** A header, an item a line, and their count. */
const linesOf = ({ running = [], drawers = {}, speed = "instant" }: Backup): string => {
  const rows = [
    ...Object.entries(drawers).map(([key, value]) => ({ shelf: "drawers", ...kept([key, value]) })),
    ...(speed === "as it is" ? [] : [{ shelf: "settings", ...kept(["mine", settingsOf(speed)]) }]),
    ...running.map((match) => ({ shelf: "running", key: match.id, at: backupTime, value: storedOf(match) })),
  ];
  return [{ format: "turnlight-backup", version: 3, made: backupTime }, ...rows, { rows: rows.length }]
    .map((line) => JSON.stringify(line))
    .join("\n");
};

const textOf = (backup: Backup): string => {
  const { matches = {}, running = [], drawers = {}, speed = "instant" } = backup;
  if (running.length > 0) return linesOf(backup);
  return JSON.stringify({
    format: "turnlight-backup",
    version: 1,
    made: backupTime,
    matches: Object.entries(matches).map(kept),
    records: [],
    finished: [],
    profile: [],
    settings: speed === "as it is" ? [] : [kept(["mine", settingsOf(speed)])],
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
