/** What the start screen continues: a duel that was left, or a series between two of its games. */
import type { SeriesLength } from "@turnlight/games/head";
import type { Localized } from "../../../../language/catalogue.ts";

interface OpenSeries {
  readonly best: Exclude<SeriesLength, 1>;
  /** Games won so far. */
  readonly wins: readonly [mine: number, theirs: number];
  /** The next duel is already laid, without a move yet. */
  readonly isLaid: boolean;
}

export interface UnfinishedDuel {
  /** In a series the next duel if it is laid, else the last one. */
  readonly id: string;
  readonly against: Localized;
  readonly score: Localized;
  /** How many duels are unfinished, this one included. */
  readonly count: number;
  /** No duel was left midway, but the series is not decided. */
  readonly series?: OpenSeries;
}
