/** Which theme is shown: the chosen one, or what the system asks for. */
import type { Settings, Theme } from "./model.ts";

interface SystemWishes {
  /** `prefers-color-scheme: light`. */
  readonly isLight: boolean;
  /** `prefers-contrast: more`. */
  readonly isContrast: boolean;
}

/** Contrast counts before the colour scheme: it is a need, not a taste. */
export const themeOf = (chosen: Settings["theme"], { isLight, isContrast }: SystemWishes): Theme => {
  if (chosen !== "system") return chosen;
  if (isContrast) return "contrast";
  return isLight ? "light" : "dark";
};
