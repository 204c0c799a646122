/** A chapter of the campaign as it is written, and as everybody else gets it: with its levels read. */
import { sentence } from "@turnlight/kernel";
import type { Level } from "../rules/level.ts";
import { readLevel } from "../text/read-level.ts";

/** The same in every language of the parlour. */
export interface Bilingual {
  readonly en: string;
  readonly de: string;
}

/** How a chapter looks. */
export const biomes = ["forest", "swamp", "cave", "ruin"] as const;
export type Biome = (typeof biomes)[number];

export interface WrittenLevel {
  /** Kept with a player's stars, so it stays even where the name changes. */
  readonly id: string;
  readonly name: Bilingual;
  readonly tale: Bilingual;
  /** As the solver has it; a test compares. */
  readonly par: number;
  /** The level text. */
  readonly text: string;
}

export interface CampaignLevel extends WrittenLevel {
  readonly level: Level;
}

interface ChapterAbout {
  readonly id: string;
  readonly title: Bilingual;
  readonly biome: Biome;
  /** Told before the first level and after the last. */
  readonly opening: Bilingual;
  readonly closing: Bilingual;
}

export interface Chapter extends ChapterAbout {
  readonly levels: readonly CampaignLevel[];
}

/** A drawing without the indentation it has in the code. */
const outdented = (text: string): string => `${text.trim().replace(/^ +/gm, "")}\n`;

/** A level that cannot be read is a mistake in the code, and said loudly. */
const levelOf = (id: string, text: string): Level => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(`campaign level ${id}: ${sentence(read.refusal)}`);
  return read.value.level;
};

/** Each level is read when it is first asked for: the whole campaign at once would hold up whoever comes in. */
export const levelRead = (written: WrittenLevel): CampaignLevel => {
  const text = outdented(written.text);
  let level: Level | undefined;
  return {
    ...written,
    text,
    get level() {
      level ??= levelOf(written.id, text);
      return level;
    },
  };
};

export const chapter = ({
  levels,
  ...about
}: ChapterAbout & { readonly levels: readonly WrittenLevel[] }): Chapter => ({
  ...about,
  levels: levels.map(levelRead),
});
