/** Exporting and importing a backup, as the buttons do it. */
import { accept } from "@turnlight/kernel";
import { hallCards } from "../../games/index.ts";
import { refusalText } from "../../language/refusals.ts";
import { changesSaved, reread, store } from "../../store/device-store.ts";
import type { ImportOptions } from "../../store/index.ts";
import { pickFile } from "../../ui/file-picker.ts";
import { saveFile, toast } from "../../ui/index.ts";
import { achievementsOf } from "./achievements.ts";
import { type ExportedKind, exportReport, importReport, reportWords } from "./backup-report.ts";
import { keepLastBackup } from "./last-backup.ts";

/** A data page's newest message replaces its previous one. */
export const dataNews = "data";

/** An export shows that the player cares about their data: a good moment to request persistent storage. */
const askToKeep = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};

/** How many achievements the device has; `undefined` if that cannot be determined now. */
const achievementCount = async (): Promise<number | undefined> => {
  const counted = await Promise.all(Object.keys(hallCards).map(achievementsOf)).catch(() => undefined);
  return counted?.flat().reduce((sum, { got }) => sum + got, 0);
};

/** Unfinished matches of one person alone, and of several people at this device. */
export interface UnfinishedCounts {
  readonly own: number;
  readonly shared: number;
}

export const unfinishedCounts = async (): Promise<UnfinishedCounts> => {
  const all = await (await store).running({});
  const shared = all.filter(({ sitters }) => sitters.filter(({ kind }) => kind === "person").length > 1).length;
  return { own: all.length - shared, shared };
};

/** Saves everything to a file; resolves with whether it was saved. */
export const exportAll = async (passphrase?: string): Promise<boolean> => {
  const now = Date.now();
  const kinds = new Map<string, ExportedKind>();
  const count = (kind: string, isSealed: boolean): void => {
    const { open, sealed } = kinds.get(kind) ?? { open: 0, sealed: 0 };
    kinds.set(kind, isSealed ? { open, sealed: sealed + 1 } : { open: open + 1, sealed });
  };
  // A setting changed a moment ago belongs to the file.
  await changesSaved();
  const { own, shared } = await unfinishedCounts();
  const opened = await store;
  const made =
    passphrase === undefined
      ? accept(await opened.exportFile(now, count))
      : await opened.exportSealed(now, passphrase, count);
  if (!made.ok) {
    toast(refusalText(made.refusal), { tone: "bad", about: dataNews });
    return false;
  }
  const content = made.value;
  const ending = content.type === "application/gzip" ? "json.gz" : "json";
  const name = `turnlight-${new Date(now).toISOString().slice(0, 10)}.${ending}`;
  if (!saveFile({ name, content, type: content.type })) {
    toast(reportWords.value.exportFailed, { tone: "bad", about: dataNews });
    return false;
  }
  const report = exportReport(reportWords.value, kinds, own + shared, passphrase !== undefined);
  toast(report.join("\n"), { tone: "good", about: dataNews });
  await keepLastBackup(now);
  await askToKeep();
  return true;
};

/** Undefined if none was chosen. */
export const pickBackup = (): Promise<File | undefined> => pickFile(".json,.gz,application/json,application/gzip");

/** What a file still needs before it can be imported, or that there is nothing more to do. */
export type ImportProgress = "done" | "passphrase-needed" | "wrong-passphrase";

export const importAll = async (file: Blob, how: ImportOptions = {}): Promise<ImportProgress> => {
  const before = await achievementCount();
  const read = await (await store).importFile(file, how);
  if (!read.ok) {
    const { code } = read.refusal;
    if (code === "passphrase-needed" || code === "wrong-passphrase") return code;
    toast(refusalText(read.refusal), { tone: "bad", stays: true, about: dataNews });
    return "done";
  }
  await reread();
  const after = before === undefined ? undefined : await achievementCount();
  const gained = before === undefined || after === undefined ? 0 : Math.max(0, after - before);
  const { sealed, locked, damaged } = read.value;
  // The player may have looked away while a long file was read, so the message stays until it is dismissed.
  toast(importReport(reportWords.value, read.value, gained).join("\n"), {
    tone: sealed + locked + damaged === 0 ? "good" : "warn",
    stays: true,
    about: dataNews,
  });
  return "done";
};
