/** A small synchronous copy of the settings that decide the first paint, so that no wrong theme flashes up. */
import { accept, type Result } from "@turnlight/kernel";
import { isObject } from "@turnlight/kernel/schema";
import { type Settings, usualSettings } from "../settings/model.ts";
import { fromSettings2 } from "./migrations/settings.ts";
import { settingsFormat } from "./profile-formats.ts";

type FirstPaintSettings = Pick<Settings, "language" | "theme" | "palette" | "motion" | "text">;

const place = "turnlight-quick";

const firstPaintOf = ({ language, theme, palette, motion, text }: Settings): FirstPaintSettings => ({
  language,
  theme,
  palette,
  motion,
  text,
});

const read = (text: string | null): Result<Settings> => {
  if (text === null) return accept(usualSettings);
  // The copy carries no version: a theme's old name says that it was made by an older build.
  const value = fromSettings2(JSON.parse(text));
  return settingsFormat.read(isObject(value) ? { ...usualSettings, ...value } : value);
};

/** The defaults where there is no copy, or it cannot be read. */
export const firstPaintSettings = (): FirstPaintSettings => {
  try {
    const settings = read(localStorage.getItem(place));
    return firstPaintOf(settings.ok ? settings.value : usualSettings);
  } catch {
    return firstPaintOf(usualSettings);
  }
};

/** Failures are ignored: the settings themselves are in the store. */
export const keepFirstPaint = (settings: Settings): void => {
  try {
    localStorage.setItem(place, JSON.stringify(firstPaintOf(settings)));
  } catch {
    return;
  }
};
