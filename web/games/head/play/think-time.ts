/** How long the house seems to think: by what there is to weigh and how hard it plays, and never in a fixed rhythm. */
import { thinkTimeIn } from "@turnlight/games/head";
import { drawOf, seedOf } from "@turnlight/kernel";
import type { HeardEntry, TableSnapshot } from "../shared.ts";
import { headViewIn, isSettingUp } from "./view.ts";

/** Hiding words is done before anybody waits for it. */
const hiding = 800;
const fine = 1000;

/** In milliseconds; the same for a match that is looked at again. */
export const thinks = ({ view, commitment }: TableSnapshot, { n, by }: HeardEntry): number => {
  const seen = headViewIn(view);
  if (seen === undefined || typeof by !== "number" || isSettingUp(seen)) return hiding;
  const drawn = drawOf(seedOf(`pause ${n} of ${commitment}`)).below(fine) / fine;
  return 1000 * thinkTimeIn(seen, by, drawn);
};
