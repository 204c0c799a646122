/** Texts of the navigation, in German. */
import type { NavigationWords } from "./words.en.ts";

export const de: NavigationWords = {
  label: "Hauptnavigation",
  home: "Start",
  online: "Online",
  learn: "Lernen",
  profile: "Profil",
  settings: "Optionen",
  sound: "Ton",
  back: "Zurück",
};
