/** Days of the week in the language of the page; by itself, since the home page needs no other format at first. */
import { language } from "./catalogue.ts";
import { inEach } from "./count.ts";

const names = inEach((locale) => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }));

/** A date's day of the week: "Mon". */
export const weekdayName = (date: string): string => names(language.value).format(Date.parse(`${date}T00:00:00Z`));
