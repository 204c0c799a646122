/** When a backup was last exported on this device. */
import { object, timestamp } from "@turnlight/kernel/schema";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";

const lastFormat: Format<{ readonly at: number }> = { name: "backup", version: 1, read: object({ at: timestamp }) };
const drawer = async () => (await store).drawer("parlour", lastFormat);
const only = "last";

/** `undefined` if there never was one. */
export const lastBackup = async (): Promise<number | undefined> => (await (await drawer()).get(only))?.at;
export const keepLastBackup = async (at: number): Promise<void> => {
  await (await drawer()).put(only, { at });
};
