/** Whatever the run holds, scoring a box gives exactly what the preview stated. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { openBoxes, preview, rules, sections, usualBook } from "../index.ts";
import { standing } from "./standing.ts";

const ids = (kind: string) => usualBook.items.filter((item) => item.kind === kind).map(({ id }) => id);
const face = fc.integer({ min: 1, max: 6 });
const five = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 5, maxLength: 5 });

const anyStanding = fc
  .record({
    shown: five(face),
    dice: five(fc.constantFrom(...ids("die"))),
    charms: fc.uniqueArray(fc.record({ item: fc.constantFrom(...ids("charm")), held: fc.nat(12) }), {
      maxLength: 7,
      selector: ({ item }) => item,
    }),
    levels: fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20)),
    upper: fc.nat(70),
    stamp: fc.constantFrom(1, 2, 4),
  })
  .map(({ levels, upper, stamp, ...of }) =>
    standing({
      ...of,
      levels: Object.fromEntries(sections.map((section, i) => [section, levels[i] ?? 0])),
      sheet: { upper, bonus: upper >= 63 ? 35 : null, stamp },
    }),
  );

test("scoring a box gives what its preview said, bonus included", () =>
  fc.assert(
    fc.property(anyStanding, (state) => {
      const boxes = preview(usualBook, state);
      expect(boxes.map(({ category }) => category)).toEqual(openBoxes(state.sheet));
      for (const { category, valid, score, bonus } of boxes) {
        const move = { kind: "score", category } as const;
        expect(rules.refusal(state, 0, move) === undefined).toBe(valid);
        expect(score.total > 0).toBe(valid);
        if (!valid) continue;
        const { state: after, told } = rules.apply(state, 0, move);
        expect(after.sheet.score - state.sheet.score).toBe(score.total + (bonus?.total ?? 0));
        expect(told[0]?.fact).toEqual({ kind: "scored", category, shown: state.sheet.shown, ...score });
        expect(told.some(({ fact }) => fact.kind === "bonus")).toBe(bonus !== null);
      }
    }),
    { numRuns: 300 },
  ));

test("a total is the floor of (base × level + flat) × mult × xmult, free of rounding errors", () =>
  fc.assert(
    fc.property(anyStanding, (state) => {
      for (const { score, valid } of preview(usualBook, state)) {
        if (!valid) continue;
        const { base, level, flat, mult, xmult, total } = score;
        // Every xmult is a multiple of a quarter or of a power of it, so hundredths and a power of four are exact.
        const scale = 4n ** 20n;
        const exact =
          (BigInt(base * Math.round(level * 100) + 100 * flat) *
            BigInt(Math.round(mult * 100)) *
            BigInt(Math.round(xmult * 4 ** 10)) *
            4n ** 10n) /
          (10_000n * scale);
        expect(BigInt(total)).toBe(exact);
      }
    }),
    { numRuns: 200 },
  ));
