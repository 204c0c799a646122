/** Exporting and importing a backup, as the buttons do it. */
import { hallCards } from "../../games/index.ts";
import { refusalText } from "../../language/refusals.ts";
import { changesSaved, reread, store } from "../../store/device-store.ts";
import { pickFile } from "../../ui/file-picker.ts";
import { saveFile, toast } from "../../ui/index.ts";
import { achievementsOf } from "./achievements.ts";
import { exportReport, importReport, reportWords } from "./backup-report.ts";
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

export const unfinishedCount = async (): Promise<number> => (await (await store).running({})).length;

export const exportAll = async (): Promise<void> => {
  const now = Date.now();
  const kinds = new Map<string, number>();
  // A setting changed a moment ago belongs to the file.
  await changesSaved();
  const unfinished = await unfinishedCount();
  const content = await (await store).exportFile(now, (kind) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  const ending = content.type === "application/gzip" ? "json.gz" : "json";
  const name = `turnlight-${new Date(now).toISOString().slice(0, 10)}.${ending}`;
  if (!saveFile({ name, content, type: content.type })) {
    toast(reportWords.value.exportFailed, { tone: "bad", about: dataNews });
    return;
  }
  toast(exportReport(reportWords.value, kinds, unfinished).join("\n"), { tone: "good", about: dataNews });
  await keepLastBackup(now);
  await askToKeep();
};

export const importAll = async (): Promise<void> => {
  const file = await pickFile(".json,.gz,application/json,application/gzip");
  if (file === undefined) return;
  const before = await achievementCount();
  const read = await (await store).importFile(file);
  if (!read.ok) {
    toast(refusalText(read.refusal), { tone: "bad", stays: true, about: dataNews });
    return;
  }
  await reread();
  const after = before === undefined ? undefined : await achievementCount();
  const gained = before === undefined || after === undefined ? 0 : Math.max(0, after - before);
  const isWhole = read.value.sealed + read.value.damaged === 0;
  // The player may have looked away while a long file was read, so the message stays until it is dismissed.
  toast(importReport(reportWords.value, read.value, gained).join("\n"), {
    tone: isWhole ? "good" : "warn",
    stays: true,
    about: dataNews,
  });
};
