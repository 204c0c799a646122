/** A tiny copy of what decides the first paint, read before anything else can be: no flash of the wrong theme. */
import { accept, type Result } from "@turnlight/kernel";
import { type Settings, usualSettings } from "../settings/model.ts";
import { settingsFormat } from "./profile-formats.ts";
import { isObject } from "./reader.ts";

type FirstPaintSettings = Pick<Settings, "language" | "theme" | "motion" | "text">;

const place = "turnlight-quick";

const firstPaintOf = ({ language, theme, motion, text }: Settings): FirstPaintSettings => ({
  language,
  theme,
  motion,
  text,
});

const read = (text: string | null): Result<Settings> => {
  if (text === null) return accept(usualSettings);
  const value: unknown = JSON.parse(text);
  return settingsFormat.read(isObject(value) ? { ...usualSettings, ...value } : value);
};

/** The usual ones where there is no copy, or no way to it. */
export const firstPaintSettings = (): FirstPaintSettings => {
  try {
    const settings = read(localStorage.getItem(place));
    return firstPaintOf(settings.ok ? settings.value : usualSettings);
  } catch {
    return firstPaintOf(usualSettings);
  }
};

/** A copy that cannot be made is no loss: the settings themselves are in the store. */
export const keepFirstPaint = (settings: Settings): void => {
  try {
    localStorage.setItem(place, JSON.stringify(firstPaintOf(settings)));
  } catch {
    return;
  }
};
