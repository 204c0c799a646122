/** How matches are stored: running ones as append-only rows, finished ones whole, and a row of each for lists. */
import {
  type LogEntry,
  type MatchEnd,
  type MatchHeader,
  type Sitter,
  type StoredMatch,
  tableAfterLog,
} from "@turnlight/host";
import { type Occasion, type Seat, winners } from "@turnlight/kernel";

/** One log entry with its match; together they are its key. */
export interface MatchLogRow {
  readonly match: string;
  readonly logged: LogEntry;
}

interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly begun: number;
  /** The newest version of its log. */
  readonly version: number;
  /** How many entries of the log are in effect. */
  readonly entries: number;
  /** How many notes its log has. */
  readonly notes: number;
  readonly occasion?: Occasion;
}

/** A running match in a list. */
export interface RunningMatch extends ListedMatch {
  readonly touched: number;
}

/** A finished match in a list. */
export interface FinishedMatchRow extends ListedMatch {
  readonly ended: number;
  readonly scores: readonly number[];
  readonly earned: MatchEnd["earned"];
  /** Played before results were saved with matches: the game's legacy data stands for it. */
  readonly early?: boolean;
}

/** A finished match with its whole log. */
export interface ArchivedMatch extends StoredMatch {
  readonly ended: number;
  readonly scores: readonly number[];
  readonly earned: MatchEnd["earned"];
  readonly early?: boolean;
}

/** The result of a match with exactly one human player. It is kept when the match is deleted. */
export interface MatchResult {
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  readonly begun: number;
  readonly ended: number;
  readonly won: boolean;
  readonly score: number;
  /** How many moves the player made. */
  readonly decisions: number;
  /** Whether the game has computed what was earned; nothing earned counts as computed too. */
  readonly judged: boolean;
  readonly earned?: { readonly result: unknown };
  readonly early?: boolean;
}

/** All that was earned at a game so far. */
export interface StandingRow {
  readonly game: string;
  readonly standing: unknown;
}

export const logPrefix = (match: string): string => `${match}/`;
export const logKey = (match: string, version: number): string =>
  `${logPrefix(match)}${String(version).padStart(10, "0")}`;

/** The seat of the only human player, if there is exactly one. */
export const onlyPerson = (sitters: readonly Sitter[]): Seat | undefined => {
  const people = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === "person");
  return people.length === 1 ? people[0] : undefined;
};

/** Whether nobody else at this device ever had a seat in it: then it holds no secret of another person. */
export const isSolo = ({ head, log }: StoredMatch): boolean =>
  [head.sitters, ...log.map(({ happened }) => (happened.kind === "set-anew" ? happened.sitters : []))].every(
    (sitters) => sitters.filter(({ kind }) => kind === "person").length <= 1,
  );

/** The list row of a match without any log entries. */
export const firstLine = ({ id, game, sitters, begun, occasion }: MatchHeader): RunningMatch => ({
  id,
  game,
  sitters,
  begun,
  version: 0,
  entries: 0,
  notes: 0,
  touched: begun,
  ...(occasion !== undefined && { occasion }),
});

const withOne = (line: RunningMatch, { version, at, happened }: LogEntry): RunningMatch => {
  const next = { ...line, version, touched: at };
  switch (happened.kind) {
    case "entry":
      return { ...next, entries: line.entries + 1 };
    case "taken-back":
      return { ...next, entries: Math.min(line.entries, happened.entries) };
    case "set-anew":
      return { ...next, entries: happened.entries.length, sitters: happened.sitters };
    case "note":
      return { ...next, notes: line.notes + 1 };
    case "rematch":
    case "claim":
    case "next":
      return next;
  }
};

/** The list row of a match after more log entries. */
export const lineAfter = (line: RunningMatch, log: readonly LogEntry[]): RunningMatch => log.reduce(withOne, line);

/** The device's clock may have been set back, so the end is never before the beginning. */
export const archived = (
  stored: StoredMatch,
  { ended, scores, earned }: Pick<MatchEnd, "ended" | "scores" | "earned">,
): ArchivedMatch => ({ ...stored, ended: Math.max(ended, stored.head.begun), scores, earned });

export const finishedLine = ({ head, log, ended, scores, earned, early }: ArchivedMatch): FinishedMatchRow => {
  const { touched: _, ...line } = lineAfter(firstLine(head), log);
  return { ...line, ended, scores, earned, ...(early !== undefined && { early }) };
};

/** Undefined unless exactly one person played. */
export const resultOf = (match: ArchivedMatch): MatchResult | undefined => {
  const { head, ended, scores, earned, early } = match;
  const { sitters, entries } = tableAfterLog(match);
  const seat = onlyPerson(sitters);
  if (seat === undefined) return undefined;
  const own = earned.find((one) => one.seat === seat);
  return {
    match: head.id,
    game: head.game,
    seat,
    begun: head.begun,
    ended,
    won: winners(scores).includes(seat),
    score: scores[seat] ?? 0,
    decisions: entries.filter(({ by }) => by === seat).length,
    judged: early !== true,
    ...(own !== undefined && { earned: { result: own.result } }),
    ...(early !== undefined && { early }),
  };
};
