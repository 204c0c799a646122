/** What the dice bots know of the stage they play. */
import type { Estimate } from "../solver/estimate.ts";

export interface StageOutlook {
  readonly estimate: Estimate;
  /** This round, with the Double Stamp on its box. */
  readonly stage: Estimate["stage"];
}
