/** Migrations of the settings. A migration stays for as long as a device somewhere may hold its format. */
import { isObject } from "@turnlight/kernel/schema";
import type { Format } from "../format.ts";

/** Format 0 had no mute button and no choice of keyboard, so that follows the language. */
const fromSettings0 = (old: unknown): unknown => (isObject(old) ? { muted: false, keyboard: "language", ...old } : old);

/** Format 1 had no text size. */
const fromSettings1 = (old: unknown): unknown => (isObject(old) ? { text: "100", ...old } : old);

export const settingsSteps: NonNullable<Format<unknown>["steps"]> = { 0: fromSettings0, 1: fromSettings1 };
