/** Quiet hours: the time of day, where somebody lives, in which nobody calls them. */
import type { QuietHours } from "@turnlight/wire";

const minute = 60_000;
const day = 24 * 60;

const inDay = (minutes: number): number => ((minutes % day) + day) % day;

/** When they are over, if it is quiet now. They may go over midnight; hours that end as they begin are none. */
export const quietUntil = ({ begins, ends, ahead }: QuietHours, now: number): number | undefined => {
  const minutes = Math.floor(now / minute);
  const since = inDay(minutes + ahead - begins);
  const lasting = inDay(ends - begins);
  return since < lasting ? (minutes + lasting - since) * minute : undefined;
};
