/**
 * The last box of a stage, solved naively: every keep, every ordered throw. Plain dice; shares nothing with the solver.
 */

/** Whether a throw is enough. */
export type Enough = (shown: readonly number[]) => boolean;

const everyThrow = (kept: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0 ? [kept] : [1, 2, 3, 4, 5, 6].flatMap((face) => everyThrow([...kept, face], count - 1));

/** The chance of a sufficient throw, with the dice shown and this many rolls left. */
export const lastBox = (enough: Enough) => {
  const known = new Map<string, number>();
  const best = (shown: readonly number[], rolls: number): number => {
    if (rolls === 0) return enough(shown) ? 1 : 0;
    const key = `${shown.toSorted((a, b) => a - b).join("")} ${rolls}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = enough(shown) ? 1 : 0;
    for (let set = 0; set < 31; set++)
      most = Math.max(
        most,
        keep(
          shown.filter((_, die) => ((set >> die) & 1) === 1),
          rolls,
        ),
      );
    known.set(key, most);
    return most;
  };
  const keep = (kept: readonly number[], rolls: number): number => {
    const key = `keep ${kept.toSorted((a, b) => a - b).join("")} ${rolls}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const all = everyThrow(kept, 5 - kept.length);
    const made = all.reduce((sum, shown) => sum + best(shown, rolls - 1), 0) / all.length;
    known.set(key, made);
    return made;
  };
  return { best, keep };
};
