/** The ways from older formats to today's. A step stays here for as long as a device somewhere may hold its format. */
import type { Format } from "../format.ts";
import { isObject } from "../reader.ts";

/** Format 0 knew no mute button and no choice of keyboard, so it follows the language. */
const fromSettings0 = (old: unknown): unknown => (isObject(old) ? { muted: false, keyboard: "language", ...old } : old);

/** Format 1 knew no size of text. */
const fromSettings1 = (old: unknown): unknown => (isObject(old) ? { text: "100", ...old } : old);

export const settingsSteps: NonNullable<Format<unknown>["steps"]> = { 0: fromSettings0, 1: fromSettings1 };
