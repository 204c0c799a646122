/** What an entry came to, in words. */
import type { BoardEntry } from "@turnlight/wire";
import { number } from "../language/format.ts";
import { words } from "./words.ts";

export const figuresSaid = ({ figures }: Pick<BoardEntry, "figures">): string => {
  const { moves, points, misses, stages } = words.value.figures;
  const { moves: m, points: p, misses: f, cleared, score } = figures;
  if (m !== undefined) return moves(m);
  if (p !== undefined) return points(p);
  if (f !== undefined) return misses(f);
  return cleared === undefined ? "" : stages(cleared, number(score ?? 0));
};
