/**
 * Reviews a match entry by entry: how much each decision of one seat gave away, judged by that seat's view at the time.
 */
import { Match } from "./match.ts";
import type { Entry, MatchRecord } from "./record.ts";
import { accept, type Result, refuse } from "./result.ts";
import {
  type AnyReviewer,
  countOf,
  type Mark,
  markOf,
  type PositionValue,
  type ReviewBudget,
  type ReviewScale,
  type WeighedPosition,
} from "./reviewer.ts";
import type { AnyRules, Seat } from "./rules.ts";
import type { Work } from "./work.ts";

/** Who caused a change of the outlook: the seat itself, its opponents, or the dice. */
export type Cause = "you" | "others" | "dice";

export interface OptionText {
  readonly move: string;
  readonly worth: number;
}

export interface JudgedDecision {
  readonly move: string;
  /** The best first: the best few, and the move that was made. */
  readonly options: readonly OptionText[];
  readonly best: number;
  readonly made: number;
  /** How much more the best move would have been worth. */
  readonly given: number;
  readonly mark?: Mark;
  /** Whether something could have been given away, so that the decision counts for the accuracy. */
  readonly counts: boolean;
  /** Decisions with the same number belong to one turn. */
  readonly turn: number;
  readonly exact: boolean;
  /** The kind of fault, if the decision has a mark. */
  readonly habit?: string;
}

/** One entry of the match, and the seat's outlook after it. */
export interface ReviewedEntry {
  /** The entry's number; 0 is the start. */
  readonly n: number;
  readonly cause: Cause;
  readonly outlook?: PositionValue;
  readonly judged?: JudgedDecision;
}

export interface Accuracy {
  /** Decisions that counted. */
  readonly decisions: number;
  /** From 0 to 100; undefined if nothing was decided. */
  readonly accuracy?: number;
  readonly given: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Whether every judgement was exact. */
  readonly exact: boolean;
}

/** How many options of each decision are listed. */
const mostOptions = 6;
/** Worths closer than this are equal up to rounding. */
const nothing = 1e-9;

interface Deciding {
  readonly weighing: WeighedPosition<unknown>;
  readonly view: unknown;
  readonly seat: Seat;
  readonly move: unknown;
  /** The entry's number. */
  readonly n: number;
}

/** What a move gave away compared with the best; undefined for a move that is not judged. */
export const judge = (
  reviewer: AnyReviewer,
  write: (move: unknown) => string,
  { weighing, view, seat, move, n }: Deciding,
): JudgedDecision | undefined => {
  const { options, exact } = weighing;
  const [best] = options;
  const worst = options.at(-1);
  const worth = weighing.worthOf(move);
  if (best === undefined || worst === undefined || worth === undefined) return undefined;
  const given = Math.max(0, best.worth - worth);
  const mark = markOf(reviewer.scale, given);
  const listed = options.slice(0, mostOptions).map((option) => ({ move: write(option.move), worth: option.worth }));
  const text = write(move);
  const isListed = listed.some((option) => option.move === text);
  return {
    move: text,
    options: isListed ? listed : [...listed, { move: text, worth }],
    best: best.worth,
    made: worth,
    given: given < nothing ? 0 : given,
    ...(mark !== undefined && { mark, habit: reviewer.habit(view, seat, move, best.move) }),
    counts: Math.max(best.worth - worst.worth, given) > nothing,
    turn: reviewer.turn?.(view, seat) ?? n,
    exact,
  };
};

/** Where the seat has no decision, as at the first roll of a turn, the change is attributed to the dice. */
const causeOf = (by: Entry["by"], seat: Seat, decides: boolean): Cause => {
  if (by === seat) return decides ? "you" : "dice";
  return by === "chance" ? "dice" : "others";
};

export interface ReviewOptions {
  readonly entries: number;
  readonly seats: number;
  /** Work to be done first; if it is skipped, the first step does it. */
  prepare(): Work<void>;
  /** The steps, lazily: each may take a while, and the caller can stop between any two. */
  steps(): Generator<ReviewedEntry, void, undefined>;
}

/** Opens a record for the review of one seat. */
export const reviewMatch = (
  rules: AnyRules,
  reviewer: AnyReviewer,
  record: MatchRecord,
  seat: Seat,
  budget: ReviewBudget = reviewer.usual,
): Result<ReviewOptions> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats)
    return refuse("no-such-seat", `seat ${seat} isn't in this match`, { right: `0 to ${match.seats - 1}` });

  function* entries(): Generator<ReviewedEntry, void, undefined> {
    let state = rules.setup(match.config);
    const standing = (): { readonly outlook?: PositionValue } => {
      const outlook = reviewer.outlook(rules.view(state, seat), seat, budget);
      return outlook === undefined ? {} : { outlook };
    };
    /**
     * The outlook after a decision is the worth it was judged with; if that was an estimate, later entries correct it.
     */
    const decided = (judged: JudgedDecision): { readonly outlook?: PositionValue } => {
      const { outlook } = standing();
      if (reviewer.scale.unit !== "chance") return outlook === undefined ? {} : { outlook };
      return { outlook: { exact: judged.exact, ...outlook, value: judged.made } };
    };
    yield { n: 0, cause: "others", ...standing() };
    for (const { entry, state: after } of steps) {
      const view = rules.view(state, seat);
      const move = entry.by === seat ? rules.moveText.read(entry.move) : undefined;
      const weighing = move?.ok === true ? reviewer.weigh(view, seat, budget) : undefined;
      const judged =
        weighing === undefined || move?.ok !== true
          ? undefined
          : judge(reviewer, rules.moveText.write, { weighing, view, seat, move: move.value, n: entry.n });
      state = after;
      yield {
        n: entry.n,
        cause: causeOf(entry.by, seat, weighing !== undefined),
        ...(judged === undefined ? standing() : { ...decided(judged), judged }),
      };
    }
  }
  function* prepare(): Work<void> {
    yield* reviewer.prepare?.(rules.view(rules.setup(match.config), seat), budget) ?? [];
  }
  return accept({ entries: steps.length, seats: match.seats, prepare, steps: entries });
};

/** Progress events of a whole review: the share of the preparation that is done, and judged entries. */
export type ReviewStep =
  | { readonly kind: "working"; readonly share: number }
  /** Whether the judgement is preliminary or final. */
  | { readonly kind: "glanced" | "judged"; readonly entry: ReviewedEntry };

export interface ReviewedPosition extends Pick<ReviewOptions, "entries" | "seats"> {
  /** A preliminary judgement of every entry, if the game has one, and then the final ones. */
  steps(): Generator<ReviewStep, void, undefined>;
}

/** Opens a record for a review that shows preliminary marks at once and reports its progress. */
export const reviewPosition = (
  rules: AnyRules,
  reviewer: AnyReviewer,
  record: MatchRecord,
  seat: Seat,
): Result<ReviewedPosition> => {
  const read = reviewMatch(rules, reviewer, record, seat);
  if (!read.ok) return read;
  const whole = read.value;
  const first = reviewer.glance && reviewMatch(rules, reviewer, record, seat, reviewer.glance);
  function* steps(): Generator<ReviewStep, void, undefined> {
    if (first?.ok === true) for (const entry of first.value.steps()) yield { kind: "glanced", entry };
    for (const share of whole.prepare()) yield { kind: "working", share };
    for (const entry of whole.steps()) yield { kind: "judged", entry };
  }
  return accept({ entries: whole.entries, seats: whole.seats, steps });
};

/** The losses of each turn in which something could be given away. */
const turnsOf = (counted: readonly JudgedDecision[]): readonly number[] => {
  const turns = new Map<number, number>();
  for (const { turn, given } of counted) turns.set(turn, (turns.get(turn) ?? 0) + given);
  return [...turns.values()];
};

/**
 * Accuracy is a hundred times the mean weight of the turns; a turn's weight halves with every `half` that it gave away.
 */
export const accuracyOf = (scale: ReviewScale, entries: readonly ReviewedEntry[]): Accuracy => {
  const counted = entries.flatMap(({ judged }) => (judged?.counts === true ? [judged] : []));
  const count = { slip: 0, mistake: 0, blunder: 0 };
  for (const { mark } of counted) if (mark !== undefined) count[mark] += 1;
  const turns = turnsOf(counted);
  const sum = turns.reduce((all, given) => all + countOf(scale, given), 0);
  return {
    decisions: counted.length,
    ...(counted.length > 0 && { accuracy: (100 * sum) / turns.length }),
    given: counted.reduce((all, { given }) => all + given, 0),
    marks: count,
    exact: counted.every(({ exact }) => exact),
  };
};

/**
 * Attributes the change of the chance from start to end: what the seat gave away, and how opponents and dice moved the
 * curve.
 */
export const sharesOf = (entries: readonly ReviewedEntry[]): Readonly<Record<Cause, number>> => {
  const shares = { you: 0, others: 0, dice: 0 };
  let before: number | null | undefined;
  for (const { cause, outlook, judged } of entries) {
    const now = outlook?.value;
    if (cause === "you") shares.you -= judged?.given ?? 0;
    else if (typeof before === "number" && typeof now === "number") shares[cause] += now - before;
    before = now;
  }
  return shares;
};

/** The turning points: the costliest decisions first, then the dice that changed the chance most. */
export interface DecisiveMoment {
  readonly n: number;
  readonly kind: "fault" | "dice";
  /** What was given away, or by how much the curve moved. */
  readonly size: number;
}

export const decisiveMoments = (
  scale: ReviewScale,
  entries: readonly ReviewedEntry[],
  most = 3,
): readonly DecisiveMoment[] => {
  const faults = entries.flatMap(({ n, judged }): readonly DecisiveMoment[] =>
    judged?.mark === undefined ? [] : [{ n, kind: "fault", size: judged.given }],
  );
  const swings = entries.flatMap(({ n, cause, outlook }, i): readonly DecisiveMoment[] => {
    const [before, now] = [entries[i - 1]?.outlook?.value, outlook?.value];
    if (cause !== "dice" || scale.unit !== "chance" || typeof before !== "number" || typeof now !== "number") return [];
    return Math.abs(now - before) < scale.marks.mistake ? [] : [{ n, kind: "dice", size: now - before }];
  });
  return [
    ...faults.toSorted((a, b) => b.size - a.size).slice(0, most),
    ...swings.toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size)),
  ].slice(0, most);
};
