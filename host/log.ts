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
  /** Somebody wants another match, or does not any more: these seats want one from here on. */
  | {
      readonly kind: "rematch";
      readonly seat: Seat;
      readonly wants: readonly Seat[];
      /** They turned down what the others wanted. */
      readonly declined?: true;
    }
  /** Those who sit here have gone on to another match. */
  | { readonly kind: "next"; readonly match: string };

/** Who wants another match once this one is over, and who has turned that down. */
export interface RematchOffers {
  readonly wants: readonly Seat[];
  readonly declined?: Seat;
}

/** What is offered belongs to the end of a match: whatever else is played takes it away. */
export const offersAfter = (before: RematchOffers | undefined, happened: LogEvent): RematchOffers | undefined => {
  if (happened.kind === "note" || happened.kind === "next") return before;
  if (happened.kind !== "rematch") return undefined;
  const { seat, wants, declined } = happened;
  if (declined === true) return { wants, declined: seat };
  return wants.length === 0 ? undefined : { wants };
};

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
  readonly rematch?: RematchOffers;
}

export const tableAfterLog = ({ head, log }: StoredMatch): TableAfterLog => {
  // Changed in place: a long match must not be copied once for each of its entries.
  const entries: Entry[] = [];
  const notes: Note[] = [];
  let { config, sitters } = head;
  let next: string | undefined;
  let rematch: RematchOffers | undefined;
  for (const { happened } of log) {
    rematch = offersAfter(rematch, happened);
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
  };
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
