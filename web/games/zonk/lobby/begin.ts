/** Lays a table and goes there. */

import { type Errand, keepErrand } from "../keep.ts";
import { type Drawn, layAndGo, type Sitter } from "../shared.ts";
import { refusals } from "../telling/refusals.ts";

interface Beginning {
  readonly config: string;
  readonly sitters: readonly Sitter[];
  readonly drawn?: Drawn;
  readonly errand?: Errand;
  /** What is to be kept before one goes there. */
  readonly before?: (address: string) => Promise<unknown>;
}

export const begin = async ({ config, sitters, drawn, errand, before }: Beginning): Promise<void> => {
  const occasion = errand === undefined ? undefined : { kind: errand.kind, about: "" };
  await layAndGo(
    { game: "zonk", config, sitters, ...(occasion !== undefined && { occasion }) },
    {
      refusals,
      ...(drawn !== undefined && { drawn }),
      before: async (address) => {
        if (errand !== undefined) await keepErrand(address, errand);
        await before?.(address);
      },
    },
  );
};
