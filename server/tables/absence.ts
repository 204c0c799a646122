/** How long people may be absent: until others may claim, and on days off. */
import { accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import { limits, type NewTable, type TableState } from "@turnlight/wire";

/** How long people may be absent, unless a table says otherwise. */
export interface UsualAbsence {
  /** Seconds until one may claim: where moves have less than an hour, and without a clock. */
  readonly claimHurried: number;
  readonly claimUnclocked: number;
  /** Days off where moves have a day or more. */
  readonly vacation: number;
}

const oneDay = 86_400;

/** With a slow clock, the clock itself is the limit. */
export const usualClaim = (
  { clock, increment }: TablePace,
  { claimHurried, claimUnclocked }: UsualAbsence,
): number | undefined => {
  if (clock === undefined) return claimUnclocked;
  return clock < limits.unhurriedClock || increment !== undefined ? claimHurried : undefined;
};

interface TablePace {
  readonly clock?: number;
  readonly increment?: number;
}

/** How long people may be absent at this pace. */
export const absenceAt = (
  pace: TablePace,
  asked: Pick<NewTable, "claim" | "vacation">,
  usual: UsualAbsence,
): Result<{ readonly claim?: number; readonly vacation?: number }> => {
  const { clock = 0, increment } = pace;
  if (increment !== undefined && (clock === 0 || clock >= limits.unhurriedClock))
    return refuse("bad-clock", "extra seconds per move only work with a time for the whole match", {
      right: `a clock of less than ${limits.unhurriedClock} seconds`,
    });
  const isSlow = clock >= oneDay && increment === undefined;
  if (asked.vacation !== undefined && asked.vacation > 0 && !isSlow)
    return refuse("no-vacation", "days off are only for slow matches", { right: "a clock of a day or more" });
  const claim = asked.claim ?? usualClaim(pace, usual);
  const vacation = isSlow ? (asked.vacation ?? usual.vacation) : 0;
  return accept({ ...(claim !== undefined && { claim }), ...(vacation > 0 && { vacation }) });
};

/** A player's days off in a match. */
interface Vacation {
  readonly match: string;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The part of a table's record about days off. */
interface VacationRecord {
  readonly vacation?: number;
  readonly vacations?: Vacation[];
  readonly match?: string;
}

const milliseconds = oneDay * 1000;

/** Selects a seat's vacations in a match. */
export const isVacationOf =
  (match: string | undefined, seat: Seat) =>
  (one: { readonly match: string; readonly seat: Seat }): boolean =>
    one.match === match && one.seat === seat;

/** Whole days off a seat has left in the current match. */
const vacationLeft = ({ vacation = 0, vacations = [], match }: VacationRecord, seat: Seat): number => {
  const used = vacations.filter(isVacationOf(match, seat)).reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.max(0, Math.floor(vacation - used / milliseconds));
};

/** Takes that many days off from now, or ends a vacation with 0. */
export const withVacation = <R extends VacationRecord & { readonly over: boolean }>(
  record: R,
  seat: Seat,
  days: number,
  now: number,
): Result<R> => {
  const { match, vacation, vacations = [] } = record;
  if (vacation === undefined) return refuse("no-vacation", "this table has no days off", { right: "a slower table" });
  if (match === undefined) return refuse("not-begun", "the match has not begun");
  if (record.over) return refuse("match-over", "the match is over");
  // A vacation that is under way ends now, before the next one begins.
  const isOurs = isVacationOf(match, seat);
  const ended = vacations.map((one) => (isOurs(one) && one.to > now ? { ...one, to: Math.max(one.from, now) } : one));
  const without = { ...record, vacations: ended };
  if (days === 0) return accept(without);
  const left = vacationLeft(without, seat);
  if (days > left)
    return refuse("too-many-days", `${left} days off are left`, { right: "fewer days", values: { left } });
  return accept({ ...record, vacations: [...ended, { match, seat, from: now, to: now + days * milliseconds }] });
};

/** What everybody may know of days off. */
export const vacationsIn = (
  record: VacationRecord & { readonly chairs: readonly unknown[] },
  now: number,
): Pick<TableState, "vacation" | "vacations" | "vacationLeft"> => {
  const { vacation, vacations = [], match, chairs } = record;
  if (vacation === undefined) return {};
  const away = vacations.filter((one) => one.match === match && one.to > now);
  return {
    vacation,
    ...(away.length > 0 && { vacations: away.map(({ seat, to }) => ({ seat, until: to })) }),
    vacationLeft: chairs.map((_, seat) => vacationLeft(record, seat)),
  };
};
