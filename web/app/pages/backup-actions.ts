/** All that is kept, to a file and back from one, as the buttons do it. */
import { object, timestamp } from "@turnlight/kernel/schema";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { reread, store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";
import { pickFile } from "../../ui/file-picker.ts";
import { saveFile, toast } from "../../ui/index.ts";

const lastFormat: Format<{ readonly at: number }> = { name: "backup", version: 1, read: object({ at: timestamp }) };
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
  const ending = content.type === "application/gzip" ? "json.gz" : "json";
  const name = `turnlight-${new Date(now).toISOString().slice(0, 10)}.${ending}`;
  if (!saveFile({ name, content, type: content.type })) return;
  await (await drawer()).put(only, { at: now });
  await askToKeep();
};

export const importAll = async (): Promise<void> => {
  const file = await pickFile(".json,.gz,application/json,application/gzip");
  if (file === undefined) return;
  const read = await (await store).importFile(file);
  if (!read.ok) {
    toast(refusalText(read.refusal), { tone: "bad", stays: true });
    return;
  }
  await reread();
  // Somebody may have turned away while a long file was read: it stands until it is seen.
  toast(texts.value.settings.imported, { tone: "good", stays: true });
  if (read.value.sealed > 0) toast(texts.value.settings.staysBehind(read.value.sealed), { stays: true });
};
