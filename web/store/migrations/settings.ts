/** Migrations of the settings. A migration stays for as long as a device somewhere may hold its format. */
import { isObject } from "@turnlight/kernel/schema";
import type { Format } from "../format.ts";

/** Format 0 had no mute button and no choice of keyboard, so that follows the language. */
const fromSettings0 = (old: unknown): unknown => (isObject(old) ? { muted: false, keyboard: "language", ...old } : old);

/** Format 1 had no text size. */
const fromSettings1 = (old: unknown): unknown => (isObject(old) ? { text: "100", ...old } : old);

/** Names of themes until format 2, of which one was a palette. */
const themes2: Readonly<Record<string, { readonly theme: string; readonly palette: string }>> = {
  night: { theme: "dark", palette: "standard" },
  day: { theme: "light", palette: "standard" },
  contrast: { theme: "contrast", palette: "standard" },
  "blue-orange": { theme: "dark", palette: "colour-blind" },
};

/** Until format 2, themes had other names, and none followed the system. */
export const fromSettings2 = (old: unknown): unknown => {
  if (!isObject(old) || typeof old["theme"] !== "string" || old["palette"] !== undefined) return old;
  return { ...old, ...(Object.hasOwn(themes2, old["theme"]) && themes2[old["theme"]]) };
};

/** Until format 3, ambience was part of the music. Whoever has turned effects off wants it quiet. */
const fromSettings3 = (old: unknown): unknown =>
  isObject(old) ? { ambience: old["effects"] === 0 ? 0 : 30, ...old } : old;

export const settingsSteps: NonNullable<Format<unknown>["steps"]> = {
  0: fromSettings0,
  1: fromSettings1,
  2: fromSettings2,
  3: fromSettings3,
};
