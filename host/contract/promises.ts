/** The contract's promises by name, and the error thrown when one is broken. */

export const contractPromises = [
  "what was accepted comes back",
  "a stale commit is refused",
  "all together or none",
  "kept before told",
  "a refused commit leaves no trace",
  "a lost answer loses nothing",
  "sent twice, played once",
  "sent to two hosts, played once",
  "of two that race one wins",
  "versions without gaps",
  "changes lead to the sight",
  "whoever returns sees the same",
  "secrets stay with their owner",
  "an end is kept once, with what was earned",
  "a rematch is an event",
  "a rematch begins when all want it",
  "nothing happens to a match that is over",
] as const;

export type ContractPromise = (typeof contractPromises)[number];

export class BrokenContract extends Error {
  readonly promise: ContractPromise;

  constructor(promise: ContractPromise, how: string) {
    super(`"${promise}" is broken: ${how}`);
    this.name = "BrokenContract";
    this.promise = promise;
  }
}

export const hold = (kept: boolean, promise: ContractPromise, how: () => string): void => {
  if (!kept) throw new BrokenContract(promise, how());
};
