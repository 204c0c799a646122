/** All that is kept, to a file and back from one, as the buttons do it. */
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { reread, store } from "../../store/device-store.ts";
import { type Format, form, moment } from "../../store/index.ts";
import { pickFile } from "../../ui/file-picker.ts";
import { saveFile, toast } from "../../ui/index.ts";
import { backupName, newsOfImport } from "./backup-news.ts";

const lastFormat: Format<{ readonly at: number }> = { name: "backup", version: 1, read: form({ at: moment }) };
const drawer = async () => (await store).drawer("parlour", lastFormat);
const only = "last";

/** When everything was last saved to a file; nothing where it never was. */
export const lastBackup = async (): Promise<number | undefined> => (await (await drawer()).get(only))?.at;

/** Who saves a file cares for what is here: a fitting moment to ask the browser not to clear it away. */
const askToKeep = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};

export const exportAll = async (): Promise<void> => {
  const now = Date.now();
  const content = await (await store).exportFile(now);
  if (!saveFile({ name: backupName(now, content.type), content, type: content.type })) return;
  await (await drawer()).put(only, { at: now });
  await askToKeep();
};

export const importAll = async (): Promise<void> => {
  const file = await pickFile(".json,.gz,application/json,application/gzip");
  if (file === undefined) return;
  const read = await (await store).importFile(file);
  if (read.ok) await reread();
  for (const { text, ...how } of newsOfImport(read, texts.value.settings, refusalText)) toast(text, how);
};
