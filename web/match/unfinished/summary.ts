/** What a game tells the hall of what is kept: unfinished matches, today, the next goal, how far one has come. */
import type { StoredMatch } from "@turnlight/host";
import type { Localized } from "../../language/language.ts";
import type { RunningMatch } from "../../store/index.ts";

/** A match that is not over, as the device keeps it. */
export interface UnfinishedMatch {
  readonly line: RunningMatch;
  readonly stored: StoredMatch;
}

interface SummaryInput<Standing> {
  /** The one played last first. */
  readonly matches: readonly UnfinishedMatch[];
  readonly standing: Standing;
  /** As `2026-11-15`. */
  readonly today: string;
}

/** What a shape of a miniature stands for; the hall has a colour for each. */
export type MiniatureTone = "ground" | "shade" | "wood" | "light" | "halo" | "goal" | "danger" | "ink" | "dark";

/** A position in small, as data: shapes in the order they are laid. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly tone: MiniatureTone; readonly path: string }[];
}

export interface UnfinishedItem {
  readonly id: string;
  /** When it was played last. */
  readonly touched: number;
  /** What is played: a level, a table, a stage. */
  readonly what: Localized;
  /** Who else sits there; empty where one plays alone. */
  readonly against: Localized;
  /** How it stands; empty where the page cannot read it any more. */
  readonly score: Localized;
  /** Whose turn it is; empty where one plays alone. */
  readonly turn: Localized;
  /** Nothing where there is no position to show. */
  readonly miniature?: Miniature;
}

/** What there is once a day, the same for everybody. */
export interface DailyState {
  readonly done: boolean;
  /** Empty until it is done. */
  readonly result: Localized;
  readonly streak: number;
}

export interface HallSummary {
  readonly unfinished: readonly UnfinishedItem[];
  /** Nothing for a game without a daily. */
  readonly today?: DailyState;
  /** What comes next: "2 stars to The Marsh". Empty where there is nothing to reach. */
  readonly goal: Localized;
  /** How far one has come. Empty for a game without a way to go. */
  readonly progress: Localized;
}

/** Methods, so that a list of all games can hold it. */
export interface SummarySource<Standing = unknown> {
  /** All that was earned at the game. */
  standing(): Promise<Standing>;
  /** Pure: the same for the same things kept. */
  summarize(kept: SummaryInput<Standing>): HallSummary;
}
