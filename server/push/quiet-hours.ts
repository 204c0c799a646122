/** Quiet hours: the local time of day in which a guest gets no notifications. */
import type { QuietHours } from "@turnlight/wire";

const minute = 60_000;
const day = 24 * 60;

const inDay = (minutes: number): number => ((minutes % day) + day) % day;

/** When the quiet hours end, if they apply now. They may span midnight; equal begin and end means none. */
export const quietUntil = ({ begins, ends, ahead }: QuietHours, now: number): number | undefined => {
  const minutes = Math.floor(now / minute);
  const since = inDay(minutes + ahead - begins);
  const lasting = inDay(ends - begins);
  return since < lasting ? (minutes + lasting - since) * minute : undefined;
};
