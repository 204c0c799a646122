/** The level of the campaign solved last since the map was shown: from there the wisp flies on. */
let last: string | undefined;

export const noteSolved = (level: string): void => {
  last = level;
};

/** Says it once: the wisp flies only the first time. */
export const takeSolved = (): string | undefined => {
  const level = last;
  last = undefined;
  return level;
};
