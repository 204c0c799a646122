/** The log of a hosted match: every event, numbered without gaps. The match's state is derived from it. */
import type {
  BaseFact,
  Entry,
  MatchRecord,
  MatchStep,
  Note,
  Occasion,
  Reasons,
  RecordedPlayer,
  Seat,
  Seed,
} from "@turnlight/kernel";
import { changedOffers, type RematchEvent, type RematchOffers } from "./rematch-offers.ts";

/** The player of a seat. */
export type Sitter =
  | { readonly kind: "person"; readonly name: string; readonly colour: number; readonly avatar: number }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string };

/** The seats of human players, in order. */
export const peopleOf = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === "person" ? [seat] : []));

/** The players as a record names them. */
export const playersOf = (sitters: readonly Sitter[]): readonly RecordedPlayer[] =>
  sitters.map((sitter) => ({ name: sitter.name, ...(sitter.kind === "bot" && { bot: sitter.bot }) }));

/** The initial data of a match. */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  /** The rules version it is played by, to its end. */
  readonly rules: number;
  /** The settings in the game's text format. */
  readonly config: string;
  readonly seed: Seed;
  readonly sitters: readonly Sitter[];
  /**
   * The starting seat of the first match of this series, the scores of the matches before this one, and when the first
   * began.
   */
  readonly series: {
    readonly first: Seat;
    readonly results: readonly (readonly number[])[];
    /** Absent if this is the first match. */
    readonly begun?: number;
  };
  readonly occasion?: Occasion;
  readonly begun: number;
}

/** When the series of matches began. */
export const sinceOf = ({ begun, series }: MatchHeader): number => series.begun ?? begun;

export type LogEvent =
  | { readonly kind: "entry"; readonly entry: Entry; readonly why?: Reasons }
  /** Moves were taken back: this many entries remain. */
  | { readonly kind: "taken-back"; readonly seat: Seat; readonly entries: number }
  /** The table was changed before somebody's first move; these entries remain. */
  | {
      readonly kind: "set-anew";
      readonly config: string;
      readonly sitters: readonly Sitter[];
      readonly entries: readonly Entry[];
    }
  | { readonly kind: "note"; readonly note: Note }
  | ({ readonly kind: "rematch" } & RematchEvent)
  /** A player claimed the win or a draw against absent ones; the entries before it are its effect. */
  | ({ readonly kind: "claim" } & AbsenceClaim)
  /** The players have moved on to another match. */
  | { readonly kind: "next"; readonly match: string };

/** A win or draw that a player claimed because others had been away for too long. */
export interface AbsenceClaim {
  readonly seat: Seat;
  readonly against: readonly Seat[];
  /** With a draw the match ends without a result. */
  readonly takes: "win" | "draw";
}

/** Rematch offers apply to the end of a match: any other event clears them. */
export const offersAfter = (before: RematchOffers | undefined, happened: LogEvent): RematchOffers | undefined => {
  if (happened.kind === "note" || happened.kind === "next") return before;
  return happened.kind === "rematch" ? changedOffers(before, happened) : undefined;
};

/** The newest claim stands until moves are taken back. */
export const claimAfter = (before: AbsenceClaim | undefined, happened: LogEvent): AbsenceClaim | undefined => {
  if (happened.kind === "taken-back" || happened.kind === "set-anew") return undefined;
  if (happened.kind !== "claim") return before;
  const { seat, against, takes } = happened;
  return { seat, against, takes };
};

export interface LogEntry {
  /** Counts from 1 without gaps, and only grows. */
  readonly version: number;
  readonly at: number;
  /** The command that caused it; set on the first entry a command caused. */
  readonly command?: string;
  readonly happened: LogEvent;
}

/** A match as loaded from a store. */
export interface StoredMatch {
  readonly head: MatchHeader;
  readonly log: readonly LogEntry[];
}

/** The table's state after a part of the log. */
export interface TableAfterLog {
  readonly config: string;
  readonly sitters: readonly Sitter[];
  readonly entries: readonly Entry[];
  readonly notes: readonly Note[];
  /** The id of the next match. */
  readonly next?: string;
  readonly rematch?: RematchOffers;
  /** The newest claim. */
  readonly claimed?: AbsenceClaim;
}

export const tableAfterLog = ({ head, log }: StoredMatch): TableAfterLog => {
  // Mutated in place: a long match must not be copied once per entry.
  const entries: Entry[] = [];
  const notes: Note[] = [];
  let { config, sitters } = head;
  let next: string | undefined;
  let rematch: RematchOffers | undefined;
  let claimed: AbsenceClaim | undefined;
  for (const { happened } of log) {
    rematch = offersAfter(rematch, happened);
    claimed = claimAfter(claimed, happened);
    if (happened.kind === "entry") entries.push(happened.entry);
    else if (happened.kind === "taken-back") entries.length = Math.min(entries.length, happened.entries);
    else if (happened.kind === "note") notes.push(happened.note);
    else if (happened.kind === "next") next = happened.match;
    else if (happened.kind === "set-anew") {
      entries.splice(0, entries.length, ...happened.entries);
      ({ config, sitters } = happened);
    }
  }
  return {
    config,
    sitters,
    entries,
    notes,
    ...(next !== undefined && { next }),
    ...(rematch !== undefined && { rematch }),
    ...(claimed !== undefined && { claimed }),
  };
};

export const recordOf = (stored: StoredMatch): MatchRecord => {
  const { head } = stored;
  const { config, entries } = tableAfterLog(stored);
  return { game: head.game, version: head.rules, config, seed: head.seed, entries };
};

export const entriesOf = (steps: readonly MatchStep<BaseFact>[]): readonly LogEvent[] =>
  steps.map(({ entry }) => ({ kind: "entry", entry }));

/** Numbers the next part of a log; the command is set on the first entry it caused. */
export const numberedLog = (
  happened: readonly LogEvent[],
  base: number,
  at: number,
  command?: string,
): readonly LogEntry[] =>
  happened.map((one, i) => ({
    version: base + i + 1,
    at,
    ...(i === 0 && command !== undefined && { command }),
    happened: one,
  }));

/** Adds the commands answered in a part of a log, each with the version it led to. */
export const noteCommands = (log: readonly LogEntry[], answered: Map<string, number>): void => {
  let command: string | undefined;
  for (const { command: named, version } of log) {
    command = named ?? command;
    if (command !== undefined) answered.set(command, version);
  }
};

export const commandsIn = (log: readonly LogEntry[]): Map<string, number> => {
  const answered = new Map<string, number>();
  noteCommands(log, answered);
  return answered;
};
