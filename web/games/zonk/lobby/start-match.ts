/** Lays a table and goes there. */
import { type PresetDraw, startMatch, type TableSetup } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface ZonkStart extends Pick<TableSetup, "config" | "sitters" | "occasion"> {
  readonly drawn?: PresetDraw;
  /** What is to be kept before one goes there. */
  readonly before?: (address: string) => Promise<unknown>;
}

export const begin = async ({ drawn, before, ...laid }: ZonkStart): Promise<void> => {
  await startMatch(
    { game: "zonk", ...laid },
    { refusals, ...(drawn !== undefined && { drawn }), ...(before !== undefined && { before }) },
  );
};
