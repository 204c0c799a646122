/** Creates a match and navigates to it. */
import { type PresetDraw, startMatch, type TableSetup } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface ZonkStart extends Pick<TableSetup, "config" | "sitters" | "occasion"> {
  readonly drawn?: PresetDraw;
  /** Saves what must be saved before navigating. */
  readonly before?: (address: string) => Promise<unknown>;
}

export const begin = async ({ drawn, before, ...laid }: ZonkStart): Promise<void> => {
  await startMatch(
    { game: "zonk", ...laid },
    { refusals, ...(drawn !== undefined && { drawn }), ...(before !== undefined && { before }) },
  );
};
