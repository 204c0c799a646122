/** The campaign as the page shows it. */
import { firstLight, writeCode } from "@turnlight/games/wisp";
import type { Worded } from "../../shell/language.ts";
import type { Biome } from "./biomes.ts";

export interface LevelShown {
  readonly code: string;
  readonly name: Worded;
  readonly par: number;
}

export interface ChapterShown {
  readonly number: number;
  readonly name: Worded;
  readonly tale: Worded;
  readonly biome: Biome;
  readonly levels: readonly LevelShown[];
}

export const chapters: readonly ChapterShown[] = [
  {
    number: 1,
    name: { en: "First light", de: "Erstes Licht" },
    tale: { en: "", de: "" },
    biome: "forest",
    levels: [{ code: writeCode(firstLight), name: { en: "The first light", de: "Das erste Licht" }, par: 5 }],
  },
];
