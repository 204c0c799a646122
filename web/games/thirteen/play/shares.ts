/** What each charm gives a box, as it is written on the charm while the box is pointed at. */
import type { ScoreStep } from "@turnlight/games/thirteen";

export interface CharmShare {
  readonly to: "points" | "mult" | "xmult";
  readonly value: number;
}

const hundredths = (value: number): number => Math.round(100 * value) / 100;

/** One that acts several times, such as one that counts pairs, is summed up; one that does nothing in the box is not listed. */
export const sharesOf = (steps: readonly ScoreStep[]): ReadonlyMap<string, readonly CharmShare[]> => {
  const totals = new Map<string, { readonly points: number; readonly mult: number; readonly xmult: number }>();
  for (const { by, points = 0, mult = 0, xmult = 1 } of steps) {
    if (!("charm" in by)) continue;
    const so = totals.get(by.charm) ?? { points: 0, mult: 0, xmult: 1 };
    totals.set(by.charm, { points: so.points + points, mult: so.mult + mult, xmult: so.xmult * xmult });
  }
  return new Map(
    [...totals].map(([charm, { points, mult, xmult }]): readonly [string, readonly CharmShare[]] => [
      charm,
      [
        ...(points === 0 ? [] : [{ to: "points" as const, value: hundredths(points) }]),
        ...(mult === 0 ? [] : [{ to: "mult" as const, value: hundredths(mult) }]),
        ...(xmult === 1 ? [] : [{ to: "xmult" as const, value: hundredths(xmult) }]),
      ],
    ]),
  );
};
