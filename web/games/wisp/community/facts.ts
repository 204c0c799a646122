/** What is said of a published level, in the language of the page. */
import type { PublishedLevel } from "@turnlight/wire";
import { communityWords } from "../words/community.ts";
import { ideaWords } from "../words/ideas.ts";

export const difficultySaid = ({ difficulty, measured }: Pick<PublishedLevel, "difficulty" | "measured">): string => {
  const texts = communityWords.value;
  const computed = difficulty === undefined ? texts.computedUnknown : texts.computed(difficulty);
  return measured === undefined ? computed : `${computed}, ${texts.measured(measured)}`;
};

export const playersSaid = ({ players, solvers }: Pick<PublishedLevel, "players" | "solvers">): string =>
  communityWords.value.players(players, players === 0 ? 0 : solvers / players);

/** A server that is newer than the page may know further ideas. */
export const ideaNames = ({ ideas }: Pick<PublishedLevel, "ideas">): readonly string[] => {
  const names: Readonly<Record<string, readonly [string, string]>> = ideaWords.value.ideas;
  return ideas.flatMap((idea) => names[idea]?.[0] ?? []);
};
