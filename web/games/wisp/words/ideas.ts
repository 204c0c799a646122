/** The ideas of levels, in the language of the page. */
import type { LevelIdea } from "@turnlight/games/wisp";
import { catalogue } from "../../../language/catalogue.ts";

export interface IdeaTexts {
  /** By idea: its name, and what happens. */
  readonly ideas: Readonly<Record<LevelIdea, readonly [name: string, about: string]>>;
  /** Shown once the daily level is solved. */
  readonly wasAbout: (name: string) => string;
}

export const ideaWords = catalogue<IdeaTexts>(import.meta.glob("./ideas.*.ts"));
