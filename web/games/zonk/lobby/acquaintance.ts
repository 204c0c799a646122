/** What opponents that follow a person know of them: how far the landlady has come, and what the learning one noticed. */
import { type Noticed, noMemory, noticedIn, type OpponentMemory, type ScoringTable } from "@turnlight/games/zonk";
import { isEqual } from "@turnlight/kernel";
import { remembered, standing } from "../hall/standing.ts";

export interface Acquaintance {
  readonly level: number;
  /** Whether there is anything to forget. */
  readonly isKnown: boolean;
  noticedAt(table: ScoringTable): Noticed | undefined;
}

const knownBy = (level: number, memory: OpponentMemory): Acquaintance => ({
  level,
  isKnown: !isEqual(memory, noMemory),
  noticedAt: (table) => noticedIn(memory, table),
});

export const knownNow = async (): Promise<Acquaintance> => {
  const [{ level }, memory] = await Promise.all([standing(), remembered()]);
  return knownBy(level, memory);
};
