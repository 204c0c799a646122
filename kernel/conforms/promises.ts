/** The promises every game makes, and the error that names a broken one. */

export const promises = {
  "config text": "a table's settings read back as they were written, and what cannot be read is refused",
  "move text": "every move has one line of text of its own that reads back as the same move, and noise is refused",
  "plain data": "states, moves, views and facts are plain data",
  "no mutation": "rules never change what they are given",
  "no randomness of its own": "the same question always has the same answer; all chance comes from the draw",
  "sound turns": "a position waits for chance, for seats that can move, or is over with a score for every seat",
  "listed moves apply": "every listed move is legal and can be played",
  "unlisted moves are refused": "what is not listed is refused, with a code and a reason",
  odds: "the odds of a chance move cover what is rolled, with positive weights",
  "views keep secrets": "a view differs only by what its viewer was told",
  "facts keep secrets": "nobody is told what their view may not show",
  "views can be imagined": "a state imagined from a view looks the same to its viewer and allows the same moves",
  "records replay": "the record of a match plays again to the same position and the same facts",
  "undo goes back": "undo restores the position before the move",
  "leaving works": "any seat can resign at any time, and the others go on or the match ends",
  "matches end": "a match ends, or the game declares a bound after which it may be resigned",
} as const;

export type PromiseName = keyof typeof promises;

/** Thrown where a promise is broken; the suite adds the match and the position. */
export class BrokenPromise extends Error {
  override readonly name = "BrokenPromise";
  readonly promise: PromiseName;
  readonly detail: string;

  constructor(promise: PromiseName, detail: string, where = "") {
    super(`broken promise "${promise}" (${promises[promise]}): ${detail}${where}`);
    this.promise = promise;
    this.detail = detail;
  }
}

export function hold(kept: boolean, promise: PromiseName, detail: () => string): asserts kept {
  if (!kept) throw new BrokenPromise(promise, detail());
}

/** A value formatted for a message. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};
