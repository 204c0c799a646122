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
  /** The best move after it, where both are one choice. */
  readonly next?: string;
  readonly worth: number;
}

export interface JudgedDecision {
  readonly move: string;
  /** The move that followed, where both are one choice. */
  readonly next?: string;
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
  /** How far the loss may be off, where that is known; a smaller loss has no mark. */
  readonly bound?: number;
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
  /** Whose decision it was, whoever is reviewed, and what it did to the reviewed seat's outlook. */
  readonly decided?: { readonly seat: Seat; readonly change: number };
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
  const bound = weighing.boundOf?.(move) ?? weighing.bound ?? 0;
  const [best] = options;
  const worst = options.at(-1);
  const worth = weighing.worthOf(move);
  if (best === undefined || worst === undefined || worth === undefined) return undefined;
  const given = Math.max(0, best.worth - worth);
  const mark = given > bound ? markOf(reviewer.scale, given) : undefined;
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
    counts: weighing.counts !== false && Math.max(best.worth - worst.worth, given) > nothing,
    turn: reviewer.turn?.(view, seat) ?? n,
    exact,
    ...(bound > 0 && { bound }),
  };
};

/** Where the seat has no decision, as at the first roll of a turn, the change is attributed to the dice. */
const causeOf = (by: Entry["by"], seat: Seat, decides: boolean): Cause => {
  if (by === seat) return decides ? "you" : "dice";
  return by === "chance" ? "dice" : "others";
};

/** A decision of any seat, judged by its own view. */
interface SeatDecision {
  readonly state: unknown;
  readonly deciding: Deciding;
  readonly judged?: JudgedDecision;
}

/** Two decisions that are one choice: what both gave away counts once, under the name of the costlier. */
const joinedWith = (
  scale: ReviewScale,
  [first, second]: readonly [JudgedDecision, JudgedDecision],
  bestAfter: (move: string) => string | undefined,
  habitOf: (which: 0 | 1) => string,
): JudgedDecision => {
  const { mark: _mark, habit: _habit, ...rest } = first;
  const given = first.given + second.given;
  // Both may be off in the same direction.
  const bound = (first.bound ?? 0) + (second.bound ?? 0);
  const mark = given > bound ? markOf(scale, given) : undefined;
  return {
    ...rest,
    next: second.move,
    options: first.options.map((option) => {
      const next = bestAfter(option.move);
      return next === undefined ? option : { ...option, next };
    }),
    made: first.best - given,
    given,
    counts: first.counts || second.counts,
    exact: first.exact && second.exact,
    ...(mark !== undefined && { mark, habit: habitOf(second.given > first.given ? 1 : 0) }),
    ...(bound > 0 && { bound }),
  };
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
    const outlookAt = (of: unknown): PositionValue | undefined => reviewer.outlook(rules.view(of, seat), seat, budget);
    const start = outlookAt(state);
    yield { n: 0, cause: "others", ...(start !== undefined && { outlook: start }) };
    let before = start?.value;
    let joined = false;
    for (const [i, { entry, state: after }] of steps.entries()) {
      const decision = decisionAt(state, entry);
      const next = steps[i + 1]?.entry;
      const isOwn = decision !== undefined && entry.by === seat;
      const judged: JudgedDecision | undefined = isOwn && !joined ? judgeWith(decision, after, next) : undefined;
      const outlook = valueAfter(outlookAt(after), decision);
      const leaver = i === steps.length - 1 ? match.outcome?.ended?.seat : undefined;
      const ended =
        leaver === undefined || match.seats !== 2 ? outlook : { value: leaver === seat ? 0 : 1, exact: true };
      const decided =
        leaver === undefined
          ? decidedBy(decision, state, outlookAt)
          : typeof before === "number" && typeof ended?.value === "number"
            ? { seat: leaver, change: ended.value - before }
            : undefined;
      joined = judged?.next !== undefined;
      state = after;
      before = ended?.value;
      yield {
        n: entry.n,
        cause: causeOf(entry.by, seat, decision !== undefined),
        ...(ended !== undefined && { outlook: ended }),
        ...(judged !== undefined && { judged }),
        ...(decided !== undefined && { decided }),
      };
    }
  }

  /** The decision that an entry of any seat was, by that seat's own view. */
  function decisionAt(state: unknown, { by, move: text, n }: Entry): SeatDecision | undefined {
    if (typeof by !== "number") return undefined;
    const move = rules.moveText.read(text);
    if (!move.ok) return undefined;
    const view = rules.view(state, by);
    if (reviewer.isRoutine?.(view, by, move.value) === true) return undefined;
    const weighing = reviewer.weigh(view, by, budget);
    if (weighing === undefined) return undefined;
    const deciding = { weighing, view, seat: by, move: move.value, n };
    const judged = judge(reviewer, rules.moveText.write, deciding);
    return { state, deciding, ...(judged !== undefined && { judged }) };
  }

  /** With the decision that follows, where both are one choice. */
  function judgeWith(
    { state, deciding, judged }: SeatDecision,
    after: unknown,
    next: Entry | undefined,
  ): JudgedDecision | undefined {
    if (judged === undefined || next?.by !== seat || reviewer.joinsNext?.(deciding.move) !== true) return judged;
    const following = decisionAt(after, next);
    if (following?.judged === undefined) return judged;
    const bestAfter = (move: string): string | undefined => {
      const read = rules.moveText.read(move);
      if (!read.ok) return undefined;
      const view = rules.view(rules.apply(state, seat, read.value).state, seat);
      const best = reviewer.weigh(view, seat, budget)?.options[0];
      return best && rules.moveText.write(best.move);
    };
    const habitOf = (which: 0 | 1): string => {
      const { view, move, weighing } = which === 0 ? deciding : following.deciding;
      return reviewer.habit(view, seat, move, weighing.options[0]?.move);
    };
    return joinedWith(reviewer.scale, [judged, following.judged], bestAfter, habitOf);
  }

  /**
   * After a decision the outlook is the worth it was judged with, so that what every seat gave away is the same from
   * all sides; if that was an estimate, later entries correct it.
   */
  function valueAfter(
    outlook: PositionValue | undefined,
    decision: SeatDecision | undefined,
  ): PositionValue | undefined {
    const judged = decision?.judged;
    if (judged === undefined || reviewer.scale.unit !== "chance") return outlook;
    // What is left out of the accuracy is judged by another chance than the curve's.
    if (decision?.deciding.weighing.counts === false) return outlook;
    const isOwn = decision?.deciding.seat === seat;
    if (!isOwn && match.seats !== 2) return outlook;
    return { exact: judged.exact, ...outlook, value: isOwn ? judged.made : 1 - judged.made };
  }

  /** What a decision did to the reviewed seat's outlook. */
  function decidedBy(
    decision: SeatDecision | undefined,
    state: unknown,
    outlookAt: (of: unknown) => PositionValue | undefined,
  ): ReviewedEntry["decided"] {
    if (decision?.judged === undefined || reviewer.scale.unit === "moves") return undefined;
    const { deciding, judged } = decision;
    const lost = reviewer.outlookLost?.(deciding.view, deciding.seat, judged.given) ?? judged.given;
    if (deciding.seat === seat) return { seat, change: 0 - lost };
    if (match.seats === 2) return { seat: deciding.seat, change: lost };
    const valueWith = (move: unknown) => outlookAt(rules.apply(state, deciding.seat, move).state)?.value;
    const [made, best] = [valueWith(deciding.move), valueWith(deciding.weighing.options[0]?.move)];
    if (typeof made !== "number" || typeof best !== "number") return undefined;
    return { seat: deciding.seat, change: judged.given === 0 ? 0 : made - best };
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
  for (const { judged } of entries) if (judged?.mark !== undefined) count[judged.mark] += 1;
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
