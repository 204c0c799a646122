/** Schemas: what each accepts, what it refuses and where, and that nothing from outside makes one throw. */
import { accept, type Result, refuse, sentence } from "@turnlight/kernel";
import {
  boolean,
  date,
  integer,
  isObject,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
  parseJson,
  pipe,
  record,
  refine,
  type Schema,
  strictObject,
  string,
  tagged,
  timestamp,
  union,
  unknown,
  wrong,
} from "@turnlight/kernel/schema";
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";

const verdict = (read: Result<unknown>): string => (read.ok ? "accepted" : sentence(read.refusal));

const card = object({ suit: oneOf("hearts", "spades"), rank: integer(1, 13) }, { note: string(0, 10) });
const shape = tagged("kind", { dot: object({}), line: object({ length: number }, { dashed: boolean }) });

const testRefusals = (cases: readonly (readonly [Schema<unknown>, unknown, string])[]): void => {
  for (const [schema, value, why] of cases) test(why, () => expect(verdict(schema(value))).toBe(why));
};

describe("accepts", () => {
  test.each<[string, Schema<unknown>, readonly unknown[]]>([
    ["unknown: anything", unknown, [undefined, null, 3, [], {}]],
    ["boolean", boolean, [true, false]],
    ["number", number, [0, -1.5, 1e300]],
    ["integer within its limits", integer(-1, 3), [-1, 0, 3]],
    ["integer without an upper limit", integer(1), [1, Number.MAX_SAFE_INTEGER]],
    ["timestamp", timestamp, [0, 1_763_000_000_000, 8_640_000_000_000_000]],
    ["string within its limits", string(1, 3), ["a", "abc"]],
    ["string of any length", string(), ["", "a".repeat(100_000)]],
    ["date", date, ["2026-11-15", "2024-02-29"]],
    ["oneOf texts", oneOf("a", "b"), ["a", "b"]],
    ["oneOf numbers, zero too", oneOf(0, 2), [0, 2]],
    ["nullable", nullable(integer(0)), [null, 4]],
    ["list", list(integer(0), 2), [[], [1], [1, 2]]],
    ["list with a least length", list(boolean, 2, 1), [[true], [true, false]]],
    [
      "object",
      card,
      [
        { suit: "hearts", rank: 1 },
        { suit: "spades", rank: 13, note: "x" },
      ],
    ],
    ["strictObject", strictObject({ a: boolean }, { b: boolean }), [{ a: true }, { a: true, b: false }]],
    ["record", record(string(1, 3), number), [{}, { a: 1, abc: 2 }]],
    ["union", union(integer(0), oneOf("chance")), [0, "chance"]],
    ["tagged", shape, [{ kind: "dot" }, { kind: "line", length: 2, dashed: true }]],
    ["refine", refine(string(), (text) => text.startsWith("a"), "an a"), ["a", "ab"]],
    ["json", json, [null, "a", 1, true, [1, [2]], { a: { b: [] } }, Object.create(null)]],
  ])("%s", (_, schema, values) => {
    for (const value of values) expect(schema(value)).toEqual({ ok: true, value });
  });
});

describe("refuses, and says what would be right", () => {
  testRefusals([
    [boolean, 1, "it is 1; expected true or false"],
    [number, "1", 'it is "1"; expected a number'],
    [number, Number.NaN, "it is NaN; expected a number"],
    [number, Number.POSITIVE_INFINITY, "it is Infinity; expected a number"],
    [integer(0, 7), 8, "it is 8; expected a whole number from 0 to 7"],
    [integer(0), -1, "it is -1; expected a whole number from 0"],
    [integer(0), 0.5, "it is 0.5; expected a whole number from 0"],
    [integer(0), 2 ** 53, "it is 9007199254740992; expected a whole number from 0"],
    [string(1, 3), "", 'it is ""; expected a text of 1 to 3 characters'],
    [string(1, 3), "abcd", 'it is "abcd"; expected a text of 1 to 3 characters'],
    [string(), 3, "it is 3; expected a text of 0 or more characters"],
    [date, "2026-02-30", 'it is "2026-02-30"; expected a day, as 2026-11-15'],
    [oneOf("a", "b"), "c", 'it is "c"; expected a or b'],
    [oneOf(1, 2), "1", 'it is "1"; expected 1 or 2'],
    [nullable(boolean), undefined, "it is missing; expected true or false"],
    [list(boolean, 1), [true, true], "it is a list; expected a list of 0 to 1"],
    [list(boolean, 3, 2), [true], "it is a list; expected a list of 2 to 3"],
    [list(boolean), { length: 1 }, "it is an object; expected a list of 0 or more"],
    [card, null, "it is null; expected an object with suit, rank"],
    [card, [], "it is a list; expected an object with suit, rank"],
    [strictObject({ a: boolean }, { b: boolean }), { a: true, c: 1 }, 'unknown field "c"; expected a, b'],
    [record(string(), boolean), [true], "it is a list; expected an object"],
    [union(integer(0), oneOf("chance")), "x", 'it is "x"; expected a whole number from 0 or chance'],
    [refine(integer(0), (n) => n % 2 === 0, "an even number"), 3, "it is 3; expected an even number"],
    [json, Number.NaN, "it isn't plain JSON; expected texts, numbers, lists and objects, 32 deep at most"],
  ]);

  test("what JSON cannot carry is not plain", () => {
    const odd = [undefined, () => 1, Symbol("x"), 3n, new Date(0), new Map(), [undefined], { a: { b: () => 1 } }];
    for (const value of odd) expect(json(value)).toMatchObject({ ok: false, refusal: { code: "not-plain" } });
  });
});

describe("names the place", () => {
  const hands = object({ hands: list(object({ cards: list(card) })) });
  testRefusals([
    [card, { suit: "hearts" }, "rank: it is missing; expected a whole number from 1 to 13"],
    [card, { suit: "hearts", rank: 1, note: 3 }, "note: it is 3; expected a text of 0 to 10 characters"],
    [list(boolean), [true, 1], "item 2: it is 1; expected true or false"],
    [
      hands,
      { hands: [{ cards: [] }, { cards: [{ suit: "x", rank: 1 }] }] },
      'hands, item 2, cards, item 1, suit: it is "x"; expected hearts or spades',
    ],
    [record(string(), boolean), { a: true, b: 3 }, '"b": it is 3; expected true or false'],
    [record(oneOf("a", "b"), boolean), { c: true }, 'field name: it is "c"; expected a or b'],
    [shape, { kind: "circle" }, 'kind: it is "circle"; expected dot or line'],
    [shape, 3, "kind: it is missing; expected dot or line"],
    [shape, { kind: "line", length: "2" }, 'length: it is "2"; expected a number'],
    [strictObject({ a: boolean }), { a: 3 }, "a: it is 3; expected true or false"],
    [union(boolean, list(boolean)), [true, 3], "item 2: it is 3; expected true or false"],
  ]);
});

describe("what is read", () => {
  test("leaves behind what the schema does not name", () => {
    expect(card({ suit: "hearts", rank: 1, odd: true })).toEqual(accept({ suit: "hearts", rank: 1 }));
    expect(shape({ kind: "dot", length: 3 })).toEqual(accept({ kind: "dot" }));
  });

  test("has no field where an optional one is missing or undefined", () => {
    const read = card({ suit: "hearts", rank: 1, note: undefined });
    expect(read.ok && Object.keys(read.value)).toEqual(["suit", "rank"]);
  });

  test("does not change when the value it was read from does", () => {
    const value = { suit: "hearts", rank: 1 };
    const read = list(card)([value]);
    value.rank = 99;
    expect(read).toEqual(accept([{ suit: "hearts", rank: 1 }]));
  });

  test("goes on to what makes something of it, which may refuse", () => {
    const even = pipe(integer(0), (n) => (n % 2 === 0 ? accept(`${n / 2} pairs`) : refuse("odd", "one is alone")));
    expect(even(4)).toEqual(accept("2 pairs"));
    expect(even(3)).toEqual(refuse("odd", "one is alone"));
    expect(even("4")).toEqual(wrong("4", "a whole number from 0"));
  });

  test("is the first alternative that fits", () => {
    const either = union(object({ a: number, b: number }), object({ a: number }));
    expect(either({ a: 1, b: 2 })).toEqual(accept({ a: 1, b: 2 }));
    expect(either({ a: 1, b: "x" })).toEqual(accept({ a: 1 }));
  });

  test("has the type that the schema says", () => {
    type Read<S> = S extends Schema<infer T> ? T : never;
    type Shape = { readonly kind: "dot" } | { readonly kind: "line"; readonly length: number; dashed?: boolean };
    expectTypeOf<Read<typeof card>["suit"]>().toEqualTypeOf<"hearts" | "spades">();
    expectTypeOf<Read<typeof card>["note"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Read<typeof shape>>().toExtend<Shape>();
    const some = record(oneOf("a", "b"), number);
    expectTypeOf<Read<typeof some>>().toEqualTypeOf<Readonly<Partial<Record<"a" | "b", number>>>>();
    const any = record(string(), number);
    expectTypeOf<Read<typeof any>>().toEqualTypeOf<Readonly<Record<string, number>>>();
    const either = union(integer(0), oneOf("chance"), nullable(boolean));
    expectTypeOf<Read<typeof either>>().toEqualTypeOf<number | "chance" | boolean | null>();
    const pair = refine(list(number), (both): both is readonly [number, number] => both.length === 2, "a pair");
    expectTypeOf<Read<typeof pair>>().toEqualTypeOf<readonly [number, number]>();
  });
});

describe("hostile input", () => {
  const hostile = (text: string): unknown => JSON.parse(text);

  test("__proto__ is a name like any other, and touches no prototype", () => {
    const read = record(string(), unknown)(hostile('{"__proto__": {"admin": true}}'));
    expect(read.ok && Object.keys(read.value)).toEqual(["__proto__"]);
    expect(read.ok && Object.getPrototypeOf(read.value)).toBe(Object.prototype);
    expect(object({ admin: boolean })(hostile('{"__proto__": {"admin": true}}')).ok).toBe(false);
    expect(verdict(strictObject({})(hostile('{"__proto__": 1}')))).toMatch(/^unknown field "__proto__"/);
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  test("what every object inherits is no field, no kind and no key", () => {
    expect(verdict(object({ toString: unknown, constructor: string() })({}))).toMatch(/^constructor: it is missing/);
    for (const kind of ["constructor", "toString", "__proto__", "hasOwnProperty"])
      expect(shape({ kind }).ok).toBe(false);
    expect(verdict(strictObject({ a: boolean })({ constructor: 1, a: true }))).toMatch(/^unknown field "constructor"/);
  });

  test("an object without a prototype, or with a field called hasOwnProperty, is an object", () => {
    const bare = Object.assign(Object.create(null), { suit: "hearts", rank: 2 });
    expect(card(bare).ok).toBe(true);
    expect(card({ suit: "hearts", rank: 2, hasOwnProperty: 3 }).ok).toBe(true);
    expect(isObject(bare)).toBe(true);
  });

  test("depth without end is refused, not followed", () => {
    const deep = hostile(`${"[".repeat(5000)}${"]".repeat(5000)}`);
    const nested = hostile(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`);
    for (const value of [deep, nested]) {
      expect(json(value).ok).toBe(false);
      for (const schema of [card, shape, list(boolean), record(string(), boolean), union(boolean, card), string()])
        expect(schema(value).ok).toBe(false);
    }
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(json(cycle).ok).toBe(false);
  });

  test("foreign text is quoted short and on one line", () => {
    expect(verdict(boolean(`\u001b[31m\n${"x".repeat(1000)}`))).toMatch(/^it is "\\u001b\[31m\\n(x+)…"; expected/);
    expect(verdict(record(string(), boolean)({ ["\n".repeat(1000)]: 1 }))).not.toMatch(/\n/);
    expect(verdict(strictObject({})({ ["y".repeat(1000)]: 1 })).length).toBeLessThan(100);
  });
});

describe("JSON as text", () => {
  test("comes back as what it says", () => expect(parseJson('{"a":[1]}', "x")).toEqual(accept({ a: [1] })));

  test("is refused where it breaks, with an example and, where asked, the place", () => {
    expect(parseJson("{", "[1]")).toEqual(refuse("not-json", "this isn't complete JSON", { right: "[1]" }));
    const placed = parseJson("{", "[1]", (problem) => (problem instanceof SyntaxError ? "line 1" : ""));
    expect(verdict(placed)).toBe("line 1: this isn't complete JSON; expected [1]");
  });
});

/** A schema as plain data, so that random ones can be generated and checked by an independent implementation. */
type Spec =
  | { readonly is: "boolean" | "number" | "json" }
  | { readonly is: "integer" | "string"; readonly least: number; readonly most: number }
  | { readonly is: "oneOf"; readonly options: readonly (string | number)[] }
  | { readonly is: "nullable"; readonly of: Spec }
  | { readonly is: "list"; readonly of: Spec; readonly most: number }
  | { readonly is: "record"; readonly of: Spec }
  | { readonly is: "union"; readonly of: readonly Spec[] }
  | { readonly is: "object" | "strictObject" | "tagged"; readonly must: Specs; readonly may: Specs };
type Specs = Readonly<Record<string, Spec>>;

const schemasOf = (specs: Specs) => Object.fromEntries(Object.entries(specs).map(([name, of]) => [name, schemaOf(of)]));

const schemaOf = (spec: Spec): Schema<unknown> => {
  switch (spec.is) {
    case "boolean":
      return boolean;
    case "number":
      return number;
    case "json":
      return json;
    case "integer":
      return integer(spec.least, spec.most);
    case "string":
      return string(spec.least, spec.most);
    case "oneOf":
      return oneOf(...spec.options);
    case "nullable":
      return nullable(schemaOf(spec.of));
    case "list":
      return list(schemaOf(spec.of), spec.most);
    case "record":
      return record(string(0, 3), schemaOf(spec.of));
    case "union":
      return union(...spec.of.map(schemaOf));
    case "object":
      return object(schemasOf(spec.must), schemasOf(spec.may));
    case "strictObject":
      return strictObject(schemasOf(spec.must), schemasOf(spec.may));
    case "tagged":
      return tagged("kind", { one: object(schemasOf(spec.must)), two: object(schemasOf(spec.may)) });
  }
};

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;

const hasFields = (specs: Specs, value: ReadonlyMap<string, unknown>): boolean =>
  Object.entries(specs).every(([name, of]) => value.has(name) && fits(of, value.get(name)));

const fits = (spec: Spec, value: unknown): boolean => {
  const fields = fieldsOf(value);
  switch (spec.is) {
    case "boolean":
    case "number":
      return typeof value === spec.is;
    case "json":
      return true;
    case "integer":
      return Number.isInteger(value) && Number(value) >= spec.least && Number(value) <= spec.most;
    case "string":
      return typeof value === "string" && value.length >= spec.least && value.length <= spec.most;
    case "oneOf":
      return spec.options.some((option) => option === value);
    case "nullable":
      return value === null || fits(spec.of, value);
    case "list":
      return Array.isArray(value) && value.length <= spec.most && value.every((item) => fits(spec.of, item));
    case "record":
      return fields !== undefined && [...fields].every(([name, item]) => name.length <= 3 && fits(spec.of, item));
    case "union":
      return spec.of.some((of) => fits(of, value));
    case "tagged":
      if (fields?.get("kind") === "one") return hasFields(spec.must, fields);
      return fields?.get("kind") === "two" && hasFields(spec.may, fields);
    default: {
      if (fields === undefined || !hasFields(spec.must, fields)) return false;
      const given = Object.entries(spec.may).filter(([name]) => fields.has(name) && !Object.hasOwn(spec.must, name));
      const known = [...fields.keys()].every((name) => Object.hasOwn(spec.must, name) || Object.hasOwn(spec.may, name));
      return hasFields(Object.fromEntries(given), fields) && (spec.is === "object" || known);
    }
  }
};

const fieldNames = fc.constantFrom("a", "b", "c", "length", "constructor");
const limits = fc.tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 0, max: 4 }));
const specs = fc.letrec<{ spec: Spec; fields: Specs }>((tie) => ({
  fields: fc.dictionary(fieldNames, tie("spec"), { maxKeys: 3 }),
  spec: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Spec>({ is: "boolean" }, { is: "number" }, { is: "json" }),
    limits.map(([least, more]): Spec => ({ is: "integer", least, most: least + more })),
    limits.map(([least, more]): Spec => ({ is: "string", least, most: least + more })),
    fc
      .array(fc.constantFrom("x", "", 0, 1, 2), { minLength: 1, maxLength: 3 })
      .map((options): Spec => ({ is: "oneOf", options })),
    tie("spec").map((of): Spec => ({ is: "nullable", of })),
    fc.tuple(tie("spec"), fc.nat(3)).map(([of, most]): Spec => ({ is: "list", of, most })),
    tie("spec").map((of): Spec => ({ is: "record", of })),
    fc.array(tie("spec"), { minLength: 1, maxLength: 3 }).map((of): Spec => ({ is: "union", of })),
    fc
      .tuple(fc.constantFrom("object", "strictObject", "tagged"), tie("fields"), tie("fields"))
      .filter(([is, must, may]) => is === "tagged" || Object.keys(may).every((name) => !Object.hasOwn(must, name)))
      .map(([is, must, may]): Spec => ({ is, must, may })),
  ),
}));

/** Values that fit a spec, or nearly: some part of them may be arbitrary. */
const nearlyOf = (spec: Spec): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: fittingOf(spec) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });

const fieldsLike = (specs: Specs) =>
  fc.record(Object.fromEntries(Object.entries(specs).map(([name, of]) => [name, nearlyOf(of)])));

const fittingOf = (spec: Spec): fc.Arbitrary<unknown> => {
  switch (spec.is) {
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n));
    case "json":
      return fc.jsonValue({ maxDepth: 3 });
    case "integer":
      return fc.integer({ min: spec.least, max: spec.most });
    case "string":
      return fc.string({
        minLength: Math.max(0, spec.least),
        maxLength: Math.max(0, spec.most),
        unit: fc.constant("s"),
      });
    case "oneOf":
      return fc.constantFrom(...spec.options);
    case "nullable":
      return fc.oneof(fc.constant(null), nearlyOf(spec.of));
    case "list":
      return fc.array(nearlyOf(spec.of), { maxLength: spec.most });
    case "record":
      return fc.dictionary(fc.string({ maxLength: 3 }), nearlyOf(spec.of), { maxKeys: 3 });
    case "union":
      return fc.oneof(...spec.of.map(nearlyOf));
    case "tagged":
      return fc.oneof(
        fieldsLike(spec.must).map((fields) => ({ ...fields, kind: "one" })),
        fieldsLike(spec.may).map((fields) => ({ ...fields, kind: "two" })),
      );
    default:
      return fc
        .tuple(fieldsLike(spec.must), fieldsLike(spec.may), fc.boolean())
        .map(([must, may, withMore]) => (withMore ? { ...may, ...must } : must));
  }
};

test("any schema accepts exactly what fits it, and what it accepts fits it too", () => {
  const counted = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(
      specs.spec.chain((spec) => fc.tuple(fc.constant(spec), nearlyOf(spec))),
      ([spec, value]) => {
        const read = schemaOf(spec)(value);
        expect(read.ok).toBe(fits(spec, value));
        counted[read.ok ? "accepted" : "refused"] += 1;
        if (!read.ok) expect(sentence(read.refusal)).not.toMatch(/\n/);
        else {
          expect(fits(spec, read.value)).toBe(true);
          expect(schemaOf(spec)(read.value)).toEqual(read);
        }
      },
    ),
    { numRuns: 5000, seed: 13 },
  );
  // Guards against a vacuous test: both outcomes must occur often.
  expect(Math.min(counted.accepted, counted.refused)).toBeGreaterThan(500);
});

test("no value makes a schema throw", () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
  });
  fc.assert(
    fc.property(specs.spec, anything, (spec, value) => {
      expect(typeof schemaOf(spec)(value).ok).toBe("boolean");
    }),
    { numRuns: 2000, seed: 13 },
  );
});
