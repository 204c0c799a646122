/**
 * A chapter of the campaign: the form in which it is written, and the exported form with its levels parsed. Names and
 * tales are texts of the page, by id, in each of its languages.
 */
import { sentence } from "@turnlight/kernel";
import type { Level } from "../rules/level.ts";
import { readLevel } from "../text/read-level.ts";

/** How a chapter looks. */
export const biomes = ["forest", "swamp", "cave", "ruin"] as const;
export type Biome = (typeof biomes)[number];

export interface WrittenLevel {
  /** Stored with a player's stars, so it must not change even if the name does. */
  readonly id: string;
  /** The solver's par; checked by a test. */
  readonly par: number;
  /** Harder than what comes after it: the next level is a rest. */
  readonly boss?: boolean;
  /** Came into its chapter after the others: whoever had unlocked something by those keeps it. */
  readonly isLater?: boolean;
  /** The code of the level before decoration was taken from it; its results count for this one. */
  readonly formerCode?: string;
  /** The level text. */
  readonly text: string;
}

export interface CampaignLevel extends WrittenLevel {
  readonly level: Level;
}

interface ChapterAbout {
  readonly id: string;
  readonly biome: Biome;
}

export interface Chapter extends ChapterAbout {
  readonly levels: readonly CampaignLevel[];
}

/** Removes the indentation that a drawing has in the code. */
const outdented = (text: string): string => `${text.trim().replace(/^ +/gm, "")}\n`;

/** Throws on an invalid level, since that is a bug in the content. */
const levelOf = (id: string, text: string): Level => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(`campaign level ${id}: ${sentence(read.refusal)}`);
  return read.value.level;
};

/** Each level is parsed on first use: parsing the whole campaign at once would delay loading. */
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
