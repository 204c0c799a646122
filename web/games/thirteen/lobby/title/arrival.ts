/** What the title screen shows of the device: the run in progress, stars, unlocks, the day, the stake of last time. */
import { type Collection, stars, type ThirteenStanding, usualBook } from "@turnlight/games/thirteen";
import type { GoingOn, Stuck } from "../resume.ts";

export interface Arrival {
  readonly goingOn: GoingOn | undefined;
  readonly stuck: readonly Stuck[];
  /** All of them, the one in progress included. */
  readonly unfinished: number;
  readonly mine: ThirteenStanding | undefined;
  readonly stars: number;
  /** Charms opened with stars, the last one first. */
  readonly opened: readonly string[];
  readonly open: number;
  readonly stake: number;
  readonly freeScratch: boolean;
  readonly scanlines: boolean;
}

/** What stars can open. */
export const locks = Object.keys(stars.locks);

/** A first visit: nothing has to be loaded for it. */
export const newcomer: Arrival = {
  goingOn: undefined,
  stuck: [],
  unfinished: 0,
  mine: undefined,
  stars: 0,
  opened: [],
  open: 0,
  stake: 0,
  freeScratch: false,
  scanlines: true,
};

/** Whoever has neither finished a run nor has one in progress is offered the lesson. */
export const isNew = ({ goingOn, mine }: Arrival): boolean => goingOn === undefined && (mine?.runs ?? 0) === 0;

/** One charm for every lock that has some. */
export const charmsOpened = ({ unlocked }: Pick<Collection, "unlocked">): readonly string[] =>
  unlocked.toReversed().flatMap((lock) => {
    const item = usualBook.items.find((one) => one.lock === lock && one.kind === "charm");
    return item === undefined ? [] : [item.id];
  });
