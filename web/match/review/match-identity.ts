/** What makes two records the same match: its settings, seed and moves, whoever is named and whenever they moved. */
import { fingerprintOf, type MatchRecord, readRecord } from "@turnlight/kernel";

export const identityOf = ({ game, version, config, seed, entries }: MatchRecord): string =>
  fingerprintOf(JSON.stringify([game, version, config, seed, entries.map(({ by, move }) => [by, move])])).slice(0, 24);

/** The same for every form of a record: from an ending, a list, a replay, a file or a link. */
export const reviewKey = (record: string, seat: number): string => {
  const read = readRecord(record);
  return `${read.ok ? identityOf(read.value) : fingerprintOf(record).slice(0, 24)}-${seat}`;
};

/** The key under which reviews were saved when names and times still counted. */
export const formerKey = (record: string, seat: number): string => `${fingerprintOf(record).slice(0, 24)}-${seat}`;
