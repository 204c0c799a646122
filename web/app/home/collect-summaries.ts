/** Which games the home page asks for a summary, and what happens when one fails. */

/** How many unfinished matches are offered; the rest is a link away. */
export const offered = 6;

interface SummaryPorts<Summary> {
  /** Nothing was ever saved on this device. */
  isBare(): Promise<boolean>;
  isPlayed(game: string): Promise<boolean>;
  load(game: string): Promise<Summary>;
  report(problem: unknown): void;
}

/**
 * By game, in the order given. Only games that were played are asked, so that a first visit loads none of them; one that
 * fails is reported and left out, and the others are shown all the same.
 */
export const collectSummaries = async <Summary>(
  games: readonly string[],
  { isBare, isPlayed, load, report }: SummaryPorts<Summary>,
): Promise<Readonly<Record<string, Summary>>> => {
  if (await isBare()) return {};
  const summaries = await Promise.all(
    games.map(async (game): Promise<readonly (readonly [string, Summary])[]> => {
      try {
        return (await isPlayed(game)) ? [[game, await load(game)]] : [];
      } catch (problem) {
        report(problem);
        return [];
      }
    }),
  );
  return Object.fromEntries(summaries.flat());
};
