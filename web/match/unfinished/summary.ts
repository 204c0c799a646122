/** A game's summary for the home page: unfinished matches, the daily, the next goal, and progress. */
import type { StoredMatch } from "@turnlight/host";
import type { Localized } from "../../language/catalogue.ts";
import type { RunningMatch } from "../../store/index.ts";

/** An unfinished match as stored on the device. */
export interface UnfinishedMatch {
  readonly line: RunningMatch;
  readonly stored: StoredMatch;
}

/** The match of today's challenge, as stored on the device. */
export interface DailyMatch {
  readonly id: string;
  readonly isOver: boolean;
  readonly stored: StoredMatch;
}

interface SummaryInput<Standing> {
  /** The one played last first. */
  readonly matches: readonly UnfinishedMatch[];
  /** Undefined until it is begun, and where a finished one was deleted. */
  readonly daily?: DailyMatch | undefined;
  readonly standing: Standing;
  /** As `2026-11-15`. */
  readonly today: string;
}

/** The role of a shape in a miniature; the style sheet has a colour for each. */
export type MiniatureTone = "ground" | "shade" | "wood" | "light" | "halo" | "goal" | "danger" | "ink" | "dark";

/** A small picture of a position, as data: shapes in painting order. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly tone: MiniatureTone; readonly path: string }[];
}

export interface UnfinishedItem {
  readonly id: string;
  /** When it was played last. */
  readonly touched: number;
  /** What is being played: a level, a table, a stage. */
  readonly what: Localized;
  /** The other players; empty for a solitary game. */
  readonly against: Localized;
  /** The score; empty if this version cannot replay the match. */
  readonly score: Localized;
  /** Whose turn it is; empty for a solitary game. */
  readonly turn: Localized;
  /** Undefined if there is no position to show. */
  readonly miniature?: Miniature;
}

/** The daily challenge, the same for everybody. */
export interface DailyState<Board = unknown> {
  readonly done: boolean;
  /** Its name, where it has one; empty for a day without. */
  readonly name?: Localized;
  /** Empty until it is done. */
  readonly result: Localized;
  /** The result in a word or two, for a phone; `result` where that is short enough. */
  readonly short?: Localized;
  readonly streak: number;
  /** The days on which it was played in time. */
  readonly dates: readonly string[];
  /** The match that was begun and not finished. */
  readonly begun?: string;
  /** The position for the game's picture: where it stands, or how it ended. Undefined for the day's start. */
  readonly board?: Board | undefined;
}

export interface HallSummary {
  readonly unfinished: readonly UnfinishedItem[];
  /** Undefined for a game without a daily. */
  readonly today?: DailyState;
  /** The next goal: "2 stars to The Marsh". Empty if there is none. */
  readonly goal: Localized;
  /** The progress so far. Empty for a game without a campaign. */
  readonly progress: Localized;
}

/** Declared as methods, so that a list of all games can hold it. */
export interface SummarySource<Standing = unknown> {
  /** All that was earned at the game. */
  standing(): Promise<Standing>;
  /** Pure. */
  summarize(kept: SummaryInput<Standing>): HallSummary;
}
