/** How long a bot seems to think: by its options and its difficulty, with varying rhythm. */
import { thinkTimeIn } from "@turnlight/games/head";
import { drawOf, seedOf } from "@turnlight/kernel";
import type { HeardEntry, TableSight } from "../shared.ts";
import { headViewIn, isSettingUp } from "./view.ts";

/** Hiding words takes a fixed time, since nobody waits for it. */
const hiding = 800;
const fine = 1000;

/** In milliseconds; deterministic, so that a replay shows the same times. */
export const thinks = ({ view, commitment }: TableSight, { n, by }: HeardEntry): number => {
  const seen = headViewIn(view);
  if (seen === undefined || typeof by !== "number" || isSettingUp(seen)) return hiding;
  const drawn = drawOf(seedOf(`pause ${n} of ${commitment}`)).below(fine) / fine;
  return 1000 * thinkTimeIn(seen, by, drawn);
};
