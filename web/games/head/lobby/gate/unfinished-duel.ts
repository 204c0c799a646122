/** What the start screen continues: a duel that was left, or a series between two of its games. */
import type { SeriesLength } from "@turnlight/games/head";
import type { Localized } from "../../../../language/catalogue.ts";

interface OpenSeries {
  readonly best: Exclude<SeriesLength, 1>;
  /** Games won so far. */
  readonly wins: readonly [mine: number, theirs: number];
}

export interface UnfinishedDuel {
  readonly id: string;
  readonly against: Localized;
  readonly score: Localized;
  /** How many duels are unfinished, this one included. */
  readonly count: number;
  /** This duel is over, but its series is not. */
  readonly series?: OpenSeries;
}
