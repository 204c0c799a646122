/** The formats of profile and settings. Games describe the formats of their collections the same way. */

import { boolean, integer, object, oneOf, string } from "@turnlight/kernel/schema";
import { languageTags } from "../languages/index.ts";
import { colourCount, longestName, type Profile, type Settings } from "../settings/model.ts";
import type { Format } from "./format.ts";
import { settingsSteps } from "./migrations/settings.ts";

export const colour = integer(0, colourCount - 1);
export const avatar = integer(0, 999);
export const name = string(0, longestName);

export const profileFormat: Format<Profile> = {
  name: "profile",
  version: 1,
  read: object({ name, colour, avatar }),
};

export const settingsFormat: Format<Settings> = {
  name: "settings",
  version: 4,
  steps: settingsSteps,
  read: object({
    language: oneOf("system", ...languageTags),
    theme: oneOf("system", "dark", "light", "contrast"),
    palette: oneOf("standard", "colour-blind"),
    motion: oneOf("system", "full", "reduced"),
    speed: oneOf("slow", "normal", "fast", "instant"),
    effects: integer(0, 100),
    music: integer(0, 100),
    ambience: integer(0, 100),
    muted: boolean,
    confirmTaps: boolean,
    keyboard: oneOf("language", "qwerty", "qwertz", "abc"),
    text: oneOf("100", "125", "150", "200"),
  }),
};
