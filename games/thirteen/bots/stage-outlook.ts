/** The data of the dice bots about the current stage. */
import type { Estimate } from "../solver/estimate.ts";

export interface StageOutlook {
  readonly estimate: Estimate;
  /** This round, including the Double Stamp on its box. */
  readonly stage: Estimate["stage"];
}
