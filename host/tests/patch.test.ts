/** Patches between two sights: paths and new values that turn the first into the second. */
import { applyPatch, diff } from "@turnlight/host";
import { isEqual } from "@turnlight/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** As received: values that JSON cannot represent are lost. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const arrives = (before: unknown, after: unknown): unknown => applyPatch(before, sent(diff(before, after)));

describe("what is sent", () => {
  test.each([
    ["nothing for the same object", ((one) => [one, one])({ a: [1] }), []],
    ["nothing for equal values in other objects", [{ a: [1, { b: null }] }, { a: [1, { b: null }] }], []],
    [
      "nothing for equal keys in another order",
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [],
    ],
    [
      "nothing for equal texts, numbers, nulls",
      [
        [null, "a", 0, false],
        [null, "a", 0, false],
      ],
      [],
    ],
    ["a place without a value for a key that is gone", [{ a: 1, b: 2 }, { a: 1 }], [[["b"]]]],
    ["a place without a value where there is only undefined now", [{ a: 1 }, { a: undefined }], [[["a"]]]],
    ["nothing where undefined goes, since it was never sent", [{ a: undefined }, {}], []],
    ["nothing where undefined comes", [{}, { a: undefined }], []],
    ["a key and its value where one comes", [{}, { a: { b: 1 } }], [[["a"], { b: 1 }]]],
    ["null as a value, which is not the same as gone", [{ a: 1 }, { a: null }], [[["a"], null]]],
    ["a value in the place of null", [{ a: null }, { a: {} }], [[["a"], {}]]],
    ["a key that is gone although it was null", [{ a: null }, {}], [[["a"]]]],
    ["null where nothing was", [{}, { a: null }], [[["a"], null]]],
    ["a list's new length where it got shorter", [[1, 2, 3], [1]], [[["length"], 1]]],
    ["length 0 where a list was emptied", [{ a: [1, 2] }, { a: [] }], [[["a", "length"], 0]]],
    [
      "only what was added where a list got longer",
      [[1], [1, 2, 3]],
      [
        [[1], 2],
        [[2], 3],
      ],
    ],
    [
      "the new length first, then what changed before it",
      [
        [1, 2, 3],
        [4, 2],
      ],
      [
        [["length"], 2],
        [[0], 4],
      ],
    ],
    [
      "one place in a list",
      [
        [1, 2, 3],
        [1, 5, 3],
      ],
      [[[1], 5]],
    ],
    [
      "one place deep inside",
      [{ a: [{ b: { c: 1, d: 2 } }] }, { a: [{ b: { c: 3, d: 2 } }] }],
      [[["a", 0, "b", "c"], 3]],
    ],
    ["a key that is gone deep inside", [{ a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }] }], [[["a", 0, "c"]]]],
    ["the whole object in the place of a list", [{ a: [1] }, { a: { 0: 1 } }], [[["a"], { 0: 1 }]]],
    ["the whole list in the place of an object", [{ a: { 0: 1 } }, { a: [1] }], [[["a"], [1]]]],
    ["the value alone where the whole is another", [[1], "text"], [[[], "text"]]],
    ["null in the place of everything", [{ a: 1 }, null], [[[], null]]],
    ["a key that every object inherits, once it is its own", [{}, { constructor: 1 }], [[["constructor"], 1]]],
  ] as const)("%s", (_, [before, after], patch) => {
    expect(diff(before, after)).toEqual(patch);
    expect(arrives(before, after)).toEqual(sent(after));
  });
});

describe("what becomes of it", () => {
  test("a hidden key that is taken away is really gone, in objects and in lists of them", () => {
    const before = {
      hand: [
        { card: "A", secret: 7 },
        { card: "B", secret: 8 },
      ],
      secret: { word: "owl" },
      open: 1,
    };
    const after = { hand: [{ card: "A" }, { card: "B", secret: 8 }], open: 1 };
    const now = arrives(before, after);
    // Not even as a key without a value.
    expect(now).toStrictEqual(after);
    expect(JSON.stringify(now)).toBe(JSON.stringify(after));
  });

  test("what was cut off a list is gone, and what is added later does not bring it back", () => {
    const short = applyPatch([1, 2, 3], diff([1, 2, 3], [1]));
    expect(short).toStrictEqual([1]);
    expect(applyPatch(short, diff([1], [1, 9]))).toStrictEqual([1, 9]);
  });

  test("nothing that was there before is changed, and what a change does not touch is the same object", () => {
    const before = { left: { a: [1] }, right: [{ b: 1 }, { b: 2 }] };
    const kept = structuredClone(before);
    const now = applyPatch(before, diff(before, { left: { a: [1] }, right: [{ b: 1 }, { b: 3 }] })) as typeof before;
    expect(before).toStrictEqual(kept);
    expect(now).toStrictEqual({ left: { a: [1] }, right: [{ b: 1 }, { b: 3 }] });
    expect(now.left).toBe(before.left);
    expect(now.right[0]).toBe(before.right[0]);
    expect(now.right[1]).not.toBe(before.right[1]);
    expect(applyPatch(before, [])).toBe(before);
  });

  test("a key called length is a key like any other; only a list is cut by it", () => {
    expect(applyPatch({ length: 2, 0: "a" }, [[["length"], 1]])).toStrictEqual({ length: 1, 0: "a" });
    expect(arrives({ length: 2 }, {})).toStrictEqual({});
  });

  test("a foreign change cannot reach what objects inherit", () => {
    const now = applyPatch({}, [[["__proto__", "owned"], true]]);
    expect(({} as Record<string, unknown>)["owned"]).toBeUndefined();
    expect(Object.getPrototypeOf(now)).toBe(Object.prototype);
  });
});

/** Few keys and values, so that any two have much in common. */
const { data } = fc.letrec<{ readonly data: unknown }>((again) => ({
  data: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, 0, 1, "", "a", false),
    fc.array(again("data"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "0", "length", "__proto__"), again("data"), { maxKeys: 3 }),
  ),
}));

test("of any two pieces of data the first becomes the second, and only equal ones need no change", () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      const [before, after] = [sent(one), sent(other)];
      expect(arrives(before, after)).toStrictEqual(after);
      expect(diff(before, after).length === 0).toBe(isEqual(before, after));
    }),
    { seed: 13, numRuns: 3000 },
  );
});
