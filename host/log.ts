/** The log of a hosted match: everything that ever happened at it, numbered without gaps. The match is what the log says. */
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

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: "person"; readonly name: string; readonly colour: number; readonly avatar: number }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string };

/** The seats where people sit, in order. */
export const peopleOf = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === "person" ? [seat] : []));

/** As a record names them. */
export const playersOf = (sitters: readonly Sitter[]): readonly RecordedPlayer[] =>
  sitters.map((sitter) => ({ name: sitter.name, ...(sitter.kind === "bot" && { bot: sitter.bot }) }));

/** What a match begins with. */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it is played by, to its end. */
  readonly rules: number;
  /** The settings, as the game's text. */
  readonly config: string;
  readonly seed: Seed;
  readonly sitters: readonly Sitter[];
  /** Who started the first match of this evening, the scores of those before this one, and when the first began. */
  readonly series: {
    readonly first: Seat;
    readonly results: readonly (readonly number[])[];
    /** Left out where this is the first. */
    readonly begun?: number;
  };
  readonly occasion?: Occasion;
  readonly begun: number;
}

/** When the evening of a match began, which may go on beyond midnight. */
export const sinceOf = ({ begun, series }: MatchHeader): number => series.begun ?? begun;

export type LogEvent =
  | { readonly kind: "entry"; readonly entry: Entry; readonly why?: Reasons }
  /** Moves were taken back: so many entries stand. */
  | { readonly kind: "taken-back"; readonly seat: Seat; readonly entries: number }
  /** The table was set anew before somebody's first move; these entries stand. */
  | {
      readonly kind: "set-anew";
      readonly config: string;
      readonly sitters: readonly Sitter[];
      readonly entries: readonly Entry[];
    }
  | { readonly kind: "note"; readonly note: Note }
  /** Those who sit here have gone on to another match. */
  | { readonly kind: "next"; readonly match: string };

export interface LogEntry {
  /** Counts from 1 without gaps, and only grows. */
  readonly version: number;
  readonly at: number;
  /** The command that caused it; on the first of what one command caused. */
  readonly command?: string;
  readonly happened: LogEvent;
}

/** A match as a store hands it out. */
export interface StoredMatch {
  readonly head: MatchHeader;
  readonly log: readonly LogEntry[];
}

/** How the table stands after some of the log. */
export interface TableAfterLog {
  readonly config: string;
  readonly sitters: readonly Sitter[];
  readonly entries: readonly Entry[];
  readonly notes: readonly Note[];
  /** Where those who sat here went on. */
  readonly next?: string;
}

export const tableAfterLog = ({ head, log }: StoredMatch): TableAfterLog => {
  // Changed in place: a long match must not be copied once for each of its entries.
  const entries: Entry[] = [];
  const notes: Note[] = [];
  let { config, sitters } = head;
  let next: string | undefined;
  for (const { happened } of log) {
    if (happened.kind === "entry") entries.push(happened.entry);
    else if (happened.kind === "taken-back") entries.length = Math.min(entries.length, happened.entries);
    else if (happened.kind === "note") notes.push(happened.note);
    else if (happened.kind === "next") next = happened.match;
    else {
      entries.splice(0, entries.length, ...happened.entries);
      ({ config, sitters } = happened);
    }
  }
  return { config, sitters, entries, notes, ...(next !== undefined && { next }) };
};

export const recordOf = (stored: StoredMatch): MatchRecord => {
  const { head } = stored;
  const { config, entries } = tableAfterLog(stored);
  return { game: head.game, version: head.rules, config, seed: head.seed, entries };
};

export const entriesOf = (steps: readonly MatchStep<BaseFact>[]): readonly LogEvent[] =>
  steps.map(({ entry }) => ({ kind: "entry", entry }));

/** The next part of a log; a command is named by the first of what it caused. */
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

/** Adds the commands that a part of a log has answered, each with the version it led to. */
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
