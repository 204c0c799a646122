/** Numbers, shares, dates and lists in the language of the page. */
import { language } from "./catalogue.ts";
import { cached, inEach, numberIn, percentIn } from "./count.ts";
import { listIn, seriesIn } from "./lists.ts";

const longDays = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const shortDays = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }));
const daysAndMonths = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }),
);
const months = inEach((locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }));
const shortMonths = inEach((locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }));
const weekdayLetters = inEach((locale) => new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" }));
const nearDays = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" }),
);
const moments = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }));
const distances = inEach((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
const spans = cached((unit: string) =>
  inEach((locale) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })),
);

export const number = (value: number): string => numberIn(language.value, value);

/** A share, to a tenth of a percent at most: 0.5 is "50%" in English and "50 %" in German. */
export const percent = (share: number, decimals = 1): string => percentIn(language.value, share, decimals);

/** "Ada, Bo and Cy". */
export const list = (items: readonly string[]): string => listIn(language.value, items);
/** The same without an "and", for remarks beside each other: "Die 2: 5, locked". */
export const series = (items: readonly string[]): string => seriesIn(language.value, items);

const dayAt = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** A date such as `2026-11-15`, in full: "15 November 2026". */
export const dayName = (date: string): string => longDays(language.value).format(dayAt(date));
/** The same in short: "15 Nov 2026". */
export const shortDay = (date: string): string => shortDays(language.value).format(dayAt(date));
/** Day and month only, short enough for a tile: "15 Nov". */
export const dayAndMonth = (date: string): string => daysAndMonths(language.value).format(dayAt(date));
/** A month such as `2026-11`: "November 2026". */
export const monthName = (month: string): string => months(language.value).format(dayAt(`${month}-01`));
/** The same without its year, as short as can be: "Nov". */
export const shortMonth = (month: string): string => shortMonths(language.value).format(dayAt(`${month}-01`));
/** The days of the week in a letter each, from Monday on. */
export const weekdays = (): readonly string[] =>
  Array.from({ length: 7 }, (_, i) => weekdayLetters(language.value).format(dayAt(`2026-11-0${i + 2}`)));
/** A moment in milliseconds, as a day that is near: "Mon 3 Nov". */
export const nearDay = (at: number): string => nearDays(language.value).format(at);
/** A moment in milliseconds, as day and time. */
export const day = (at: number): string => moments(language.value).format(at);

const units = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
] as const;

/** How long ago something was, in the largest unit that fits: "5 minutes ago". Undefined for less than a minute. */
export const ago = (past: number, now: number): string | undefined => {
  const unit = units.find(([, long]) => now - past >= long);
  return unit && distances(language.value).format(-Math.floor((now - past) / unit[1]), unit[0]);
};

/** So many milliseconds in the largest unit that fits, one minute at least: "3 hours". */
export const duration = (milliseconds: number): string => {
  const [unit, long] = units.find(([, one]) => milliseconds >= one) ?? units[2];
  return spans(unit)(language.value).format(Math.max(1, Math.floor(milliseconds / long)));
};
