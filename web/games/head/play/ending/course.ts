/** What there is to tell about a decided series. */
import type { SeriesScore } from "@turnlight/games/head";

/** Without a loss; turned round after being behind; decided by the last game; or never behind. */
export type SeriesCourse = "swept" | "turned" | "decider" | "ahead";

export const courseOf = ({ won, winner }: Pick<SeriesScore, "won" | "winner">, best: number): SeriesCourse => {
  if (won.every((seat) => seat === winner)) return "swept";
  const leads = won.map((_, i) => {
    const sofar = won.slice(0, i + 1);
    return 2 * sofar.filter((seat) => seat === winner).length - sofar.length;
  });
  if (leads.some((lead) => lead < 0)) return "turned";
  return won.length === best ? "decider" : "ahead";
};
