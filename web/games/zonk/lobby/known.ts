/** What opponents that follow a person know of them: how far the landlady has come, and what the learning one noticed. */
import { type Memory, type Noticed, noMemory, noticedIn, type Table } from "@turnlight/games/zonk";
import { same } from "@turnlight/kernel";
import { remembered, standing } from "../earned.ts";

export interface Known {
  readonly level: number;
  /** Whether there is anything to forget. */
  readonly isKnown: boolean;
  noticedAt(table: Table): Noticed | undefined;
}

const knownBy = (level: number, memory: Memory): Known => ({
  level,
  isKnown: !same(memory, noMemory),
  noticedAt: (table) => noticedIn(memory, table),
});

export const knownNow = async (): Promise<Known> => {
  const [{ level }, memory] = await Promise.all([standing(), remembered()]);
  return knownBy(level, memory);
};
