/** When a backup was last exported on this device. */
import { store } from "../../store/device-store.ts";
import { type Format, form, moment } from "../../store/index.ts";

const lastFormat: Format<{ readonly at: number }> = { name: "backup", version: 1, read: form({ at: moment }) };
const drawer = async () => (await store).drawer("parlour", lastFormat);
const only = "last";

/** Nothing where it never was. */
export const lastBackup = async (): Promise<number | undefined> => (await (await drawer()).get(only))?.at;
export const keepLastBackup = async (at: number): Promise<void> => {
  await (await drawer()).put(only, { at });
};
