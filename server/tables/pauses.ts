/** Time that counts for nobody, or not for one player: while no server was running, and on vacation. */

/** Milliseconds since 1970; the end is not part of it. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** In order and without overlaps. */
export const mergedPauses = (pauses: readonly Pause[]): readonly Pause[] => {
  const merged: Pause[] = [];
  for (const pause of pauses.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last === undefined || pause.from > last.to) merged.push(pause);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, pause.to) };
  }
  return merged;
};

/** The milliseconds between two moments that count. */
export const countedBetween = (from: number, to: number, pauses: readonly Pause[]): number =>
  mergedPauses(pauses).reduce(
    (left, pause) => left - Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)),
    Math.max(0, to - from),
  );

/** When that many milliseconds that count have passed. */
export const afterCounted = (from: number, milliseconds: number, pauses: readonly Pause[]): number => {
  let at = from + milliseconds;
  for (const pause of mergedPauses(pauses)) {
    if (pause.to <= from) continue;
    if (pause.from >= at) break;
    at += pause.to - Math.max(pause.from, from);
  }
  return at;
};
