/** Calendar days in UTC, for daily challenges. Pure arithmetic, since rules have no clock. */

const dayLong = 24 * 60 * 60 * 1000;

/** Days since 1970 as a date, by the proleptic Gregorian calendar: eras of 400 years that begin in March. */
const civil = (days: number): { readonly year: number; readonly month: number; readonly day: number } => {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
};

const countOf = (year: number, month: number, day: number): number => {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear - 719_468;
};

const padded = (value: number, width: number): string => String(value).padStart(width, "0");

const written = (days: number): string => {
  const { year, month, day } = civil(days);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
};

/** The days since 1970 of a date; undefined if it is not a valid calendar date. */
const counted = (date: string): number | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const days = countOf(Number(year), Number(month), Number(day));
  return year !== undefined && written(days) === date ? days : undefined;
};

/** The UTC day of a timestamp in milliseconds since 1970: `2026-11-15`. */
export const dayOf = (at: number): string => written(Math.floor(at / dayLong));

/** Whether a text is a date that exists, as in `2024-02-29`. */
export const isDay = (date: string): boolean => counted(date) !== undefined;

/** 0 for Monday to 6 for Sunday; undefined for an invalid day. The first of January 1970 was a Thursday. */
export const weekdayOf = (date: string): number | undefined => {
  const days = counted(date);
  return days === undefined ? undefined : (((days + 3) % 7) + 7) % 7;
};

/** The day `count` days earlier; an invalid day is returned unchanged. */
export const dayBefore = (date: string, days = 1): string => {
  const count = counted(date);
  return count === undefined ? date : written(count - days);
};

/** The days before a day, most recent first, back to the first there was. */
export const daysBefore = (date: string, count: number, first: string): readonly string[] =>
  Array.from({ length: count }, (_, i) => dayBefore(date, i + 1)).filter((day) => day >= first);

/** The length of the streak of consecutive days up to today, or up to yesterday while today is still open. */
export const streakOf = (counts: (date: string) => boolean, today: string): number => {
  let date = counts(today) ? today : dayBefore(today);
  let days = 0;
  while (counts(date)) {
    days += 1;
    date = dayBefore(date);
  }
  return days;
};
