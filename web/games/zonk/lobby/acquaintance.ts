/** What adaptive opponents know of the player: the landlady's level, and the habits the learning one noticed. */
import { type Noticed, noMemory, noticedIn, type OpponentMemory, type ScoringTable } from "@turnlight/games/zonk";
import { isEqual } from "@turnlight/kernel";
import { remembered, standing } from "../hall/standing.ts";

export interface OpponentAcquaintance {
  readonly level: number;
  /** Whether there is anything to forget. */
  readonly isKnown: boolean;
  noticedAt(table: ScoringTable): Noticed | undefined;
}

const knownBy = (level: number, memory: OpponentMemory): OpponentAcquaintance => ({
  level,
  isKnown: !isEqual(memory, noMemory),
  noticedAt: (table) => noticedIn(memory, table),
});

export const knownNow = async (): Promise<OpponentAcquaintance> => {
  const [{ level }, memory] = await Promise.all([standing(), remembered()]);
  return knownBy(level, memory);
};
