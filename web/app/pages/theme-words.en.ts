/** Texts of the theme settings, in English. */
export const en = {
  theme: "Theme",
  themes: { system: "System default", dark: "Dark", light: "Light", contrast: "High contrast" },
  colourBlind: "Colour-blind friendly",
};

export type ThemeWords = typeof en;
