/** Today's challenges in the order of the shelf: which one leads, which are begun or played, and the days before. */
import type { DailyState } from "../../match/unfinished/summary.ts";

/** Places of the panes of a day's window, fixed, so that it reads without colour. */
export const paneOrder = ["head", "wisp", "zonk", "thirteen"] as const;

/** Who leads when nothing was played yet: the gentlest first. */
const firstOrder = ["wisp", "zonk", "thirteen", "head"] as const;

export interface DailyChallenge {
  readonly game: string;
  readonly state: DailyState | undefined;
}

export const isOpen = ({ state }: DailyChallenge): boolean => state?.done !== true;

/**
 * The first open challenge leads, and it stays until it is played: those already begun or played before it do not
 * change the order. Played ones go to the end of the shelf.
 */
export const shelfOrder = (
  games: readonly string[],
  states: Readonly<Record<string, DailyState | undefined>>,
): readonly DailyChallenge[] => {
  const known = firstOrder.filter((game) => games.includes(game));
  const others = games.filter((game) => !known.some((one) => one === game));
  const all = [...known, ...others].map((game): DailyChallenge => ({ game, state: states[game] }));
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
};

/** Which panes of a day's window are lit. */
export const panesOn = (date: string, states: Readonly<Record<string, DailyState | undefined>>): readonly boolean[] =>
  paneOrder.map((game) => states[game]?.dates.includes(date) === true);

/** One challenge a day keeps the streak. */
export const playedOn = (date: string, states: Readonly<Record<string, DailyState | undefined>>): boolean =>
  Object.values(states).some((state) => state?.dates.includes(date) === true);
