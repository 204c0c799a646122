/** The page's end of the line to the coach, who thinks in a worker of its own. */
import type { Review } from "@turnlight/games/head";
import { type Calls, callsTo } from "../../../../calls/index.ts";

export type HeadQuestions = {
  /** Every guess of one seat, by the whole record of a match that is over. */
  readonly review: { readonly question: { readonly record: string; readonly seat: 0 | 1 }; readonly answer: Review };
};

export const openCounsel = (): Calls<HeadQuestions> =>
  callsTo(() => new Worker(new URL("../../../../workers/head.ts", import.meta.url), { type: "module", name: "coach" }));
