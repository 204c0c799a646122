/** The formats of what the parlour keeps about its player. Games describe theirs the same way, for their drawers. */

import { colourCount, longestName, type Profile, type Settings } from "../settings/model.ts";
import type { Format } from "./format.ts";
import { settingsSteps } from "./migrations/settings.ts";
import { choice, form, text, truth, whole } from "./reader.ts";

export const colour = whole(0, colourCount - 1);
export const avatar = whole(0, 999);
export const name = text(0, longestName);

export const profileFormat: Format<Profile> = {
  name: "profile",
  version: 1,
  read: form({ name, colour, avatar }),
};

export const settingsFormat: Format<Settings> = {
  name: "settings",
  version: 2,
  steps: settingsSteps,
  read: form({
    language: choice("system", "en", "de"),
    theme: choice("night", "day", "contrast", "blue-orange"),
    motion: choice("system", "full", "reduced"),
    speed: choice("slow", "normal", "fast", "instant"),
    effects: whole(0, 100),
    music: whole(0, 100),
    muted: truth,
    confirmTaps: truth,
    keyboard: choice("language", "qwerty", "qwertz", "abc"),
    text: choice("100", "125", "150", "200"),
  }),
};
