/** A tiny copy of what decides the first paint, read before anything else can be: no flash of the wrong theme. */
import { accept, type Read } from "@turnlight/kernel";
import { settingsKind } from "./kinds.ts";
import { isObject } from "./reader.ts";
import { type Settings, usualSettings } from "./saved.ts";

type QuickSettings = Pick<Settings, "language" | "theme" | "motion">;

const place = "turnlight-quick";

const quickOf = ({ language, theme, motion }: Settings): QuickSettings => ({ language, theme, motion });

const read = (text: string | null): Read<Settings> => {
  if (text === null) return accept(usualSettings);
  const value: unknown = JSON.parse(text);
  return settingsKind.read(isObject(value) ? { ...usualSettings, ...value } : value);
};

/** The usual ones where there is no copy, or no way to it. */
export const quickSettings = (): QuickSettings => {
  try {
    const settings = read(localStorage.getItem(place));
    return quickOf(settings.ok ? settings.value : usualSettings);
  } catch {
    return quickOf(usualSettings);
  }
};

/** A copy that cannot be made is no loss: the settings themselves are in the store. */
export const keepQuick = (settings: Settings): void => {
  try {
    localStorage.setItem(place, JSON.stringify(quickOf(settings)));
  } catch {
    return;
  }
};
