/** Lays a table and goes there. */
import { type Drawn, type Laid, layAndGo } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface Beginning extends Pick<Laid, "config" | "sitters" | "occasion"> {
  readonly drawn?: Drawn;
  /** What is to be kept before one goes there. */
  readonly before?: (address: string) => Promise<unknown>;
}

export const begin = async ({ drawn, before, ...laid }: Beginning): Promise<void> => {
  await layAndGo(
    { game: "zonk", ...laid },
    { refusals, ...(drawn !== undefined && { drawn }), ...(before !== undefined && { before }) },
  );
};
