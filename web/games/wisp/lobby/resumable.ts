/** Which match of the campaign is resumed: the last one that was left in a level not solved since. */
import { type Bests, chapters, isLevel, type LevelShown } from "./campaign.ts";

export interface ResumableLevel {
  readonly id: string;
  readonly level: LevelShown;
}

const levels = chapters.flatMap(({ levels: own, extra }) => (extra === undefined ? own : [...own, extra]));

const codeIn = (config: string): string | undefined => /(?:^| )level=(\S+)/.exec(config)?.[1];

/** Of the campaign, as the map shows it; daily, endless and made levels are resumed where they were begun. */
export const resumableIn = (
  matches: readonly { readonly id: string; readonly config: string }[],
  bests: Bests,
): ResumableLevel | undefined => {
  for (const { id, config } of matches) {
    const code = codeIn(config);
    const level = code === undefined ? undefined : levels.find((one) => isLevel(one, code));
    if (level !== undefined && !bests.has(level.id)) return { id, level };
  }
  return undefined;
};
