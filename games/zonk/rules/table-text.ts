/** External tables: as plain data, and as one word of a match's settings, `mine:once:1:single-1=10@5,pair=20@4`. */
import { accept, isEqual, quote, type Result, refuse } from "@turnlight/kernel";
import {
  boolean,
  integer,
  list,
  number,
  object,
  oneOf,
  pipe,
  refine,
  type Schema,
  strictObject,
  string,
  unknown,
} from "@turnlight/kernel/schema";
import { faces } from "./dice.ts";
import {
  type ByFace,
  type Combination,
  type HouseRules,
  isOfOneFace,
  type Kind,
  kinds,
  type ScoringTable,
  tables,
  usualTier,
} from "./table.ts";

const mostPoints = 1_000_000;
const mostScale = 1000;
const scaleForm = `a number from 0.01 to ${mostScale}, to the hundredth`;
const longestName = 40;
const worstTier = 5;

type SixNumbers = Exclude<ByFace, number>;

const isSix = (list: readonly number[]): list is SixNumbers => list.length === 6;

/** A whole number within limits, or a list of six of them where the kind has only one face. */
const byFace = (kind: Kind, most: number): Schema<ByFace> => {
  const one = integer(1, most);
  const six = refine(list(one, 6, 6), isSix, "six, one a face");
  return (value) => (isOfOneFace(kind) && Array.isArray(value) ? six(value) : one(value));
};

const kindSchema: Schema<Kind> = (value) => {
  const kind = oneOf(...kinds)(value);
  return kind.ok ? kind : refuse("unknown-combination", kind.refusal.reason, { right: kinds.join(" ") });
};

const combination = pipe(
  strictObject({ kind: kindSchema, points: unknown }, { tier: unknown }),
  ({ kind, points, tier }): Result<Combination> => {
    const worth = object({ points: byFace(kind, mostPoints), tier: byFace(kind, worstTier) });
    const read = worth({ points, tier: tier ?? usualTier(kind) });
    return read.ok ? accept({ kind, ...read.value }) : read;
  },
);

const isName = (name: string): boolean => name.trim() === name && name.isWellFormed() && !/\p{Cc}/u.test(name);

const isScale = (scale: number): boolean => scale > 0 && scale <= mostScale && Math.round(scale * 100) / 100 === scale;

/** The order in which house rules are written. */
export const houseKeys = ["double", "spoils", "hotDice", "daring"] as const satisfies readonly (keyof HouseRules)[];

const house = strictObject(
  {},
  {
    double: oneOf(...faces),
    spoils: oneOf(...faces),
    hotDice: integer(1, mostPoints),
    daring: integer(1, mostPoints),
  },
);

const fields = strictObject(
  {
    name: refine(string(1, longestName), isName, `a name of 1 to ${longestName} characters`),
    combinations: list(combination),
  },
  { oncePerRoll: boolean, scale: refine(number, isScale, scaleForm), house },
);

/** Parses plain data as a table. */
export const readTable: Schema<ScoringTable> = (value) => {
  const table = fields(value);
  if (!table.ok) {
    // The page translates errors by their code, and a table need not come from a file.
    const { code } = table.refusal;
    return { ok: false, refusal: { ...table.refusal, code: code === "bad-field" ? "bad-table" : code } };
  }
  const { name, oncePerRoll = true, scale = 1, combinations, house: rules = {} } = table.value;
  const twice = combinations.findIndex(({ kind }, i) => combinations.findIndex((one) => one.kind === kind) < i);
  if (twice >= 0)
    return refuse("bad-table", `${combinations[twice]?.kind} is listed twice`, {
      where: `combinations, item ${twice + 1}`,
      right: "each combination once",
    });
  if (!combinations.some(({ kind }) => kind === "single-1" || kind === "single-5"))
    return refuse("no-single", "no single die scores, so the last die could never be played", {
      right: "single-1 or single-5 among the combinations",
    });
  // A table without house rules has none, so that equal tables are equal data.
  const has = houseKeys.some((key) => rules[key] !== undefined);
  return accept({ name, oncePerRoll, scale, combinations, ...(has && { house: rules }) });
};

const writeByFace = (value: ByFace): string => (typeof value === "number" ? String(value) : value.join("/"));

/** House rules as one more part of a table's text, if it has any. */
const writeHouse = (rules: HouseRules = {}): readonly string[] => {
  const words = houseKeys.flatMap((key) => (rules[key] === undefined ? [] : [`${key}=${rules[key]}`]));
  return words.length === 0 ? [] : [words.join(",")];
};

const readHouse = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    text.split(",").map((word) => {
      const [, key = word, value] = /^([^=]*)=(\d{1,7})$/.exec(word) ?? [];
      return [key, value === undefined ? word : Number(value)];
    }),
  );

/** One word without blanks: the name of a built-in table, the whole content of any other. */
export const writeTable = (table: ScoringTable): string => {
  const known = tables.find(({ name }) => name === table.name);
  if (known !== undefined && (known === table || isEqual(known, table))) return known.name;
  const combinations = table.combinations.map(
    ({ kind, points, tier }) => `${kind}=${writeByFace(points)}@${writeByFace(tier)}`,
  );
  const how = table.oncePerRoll ? "once" : "many";
  return [encodeURIComponent(table.name), how, table.scale, combinations.join(","), ...writeHouse(table.house)].join(
    ":",
  );
};

const numbersIn = (text: string | undefined): unknown => {
  const parts = (text ?? "").split("/").map((part) => (/^\d{1,7}$/.test(part) ? Number(part) : part));
  return parts.length === 1 ? parts[0] : parts;
};

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
};

export const tableForm = `${tables.map(({ name }) => name).join(", ")} or NAME:once:1:single-1=10@5,pair=20@4`;

/** The inverse of `writeTable`. */
export const readTableText = (text: string): Result<ScoringTable> => {
  const known = tables.find(({ name }) => name === text);
  if (known !== undefined) return accept(known);
  const [name = "", how = "", scale = "", list, rules, ...more] = text.split(":");
  if (list === undefined || more.length > 0 || (how !== "once" && how !== "many"))
    return refuse("unknown-table", `there is no table called ${quote(text)}`, { right: tableForm });
  const combinations = list.split(",").map((item) => {
    const [, kind, points, tier] = /^([^=@]*)=([^=@]*)@([^=@]*)$/.exec(item) ?? [];
    return kind === undefined ? item : { kind, points: numbersIn(points), tier: numbersIn(tier) };
  });
  return readTable({
    name: decoded(name),
    oncePerRoll: how === "once",
    scale: /^\d{1,4}(\.\d{1,2})?$/.test(scale) ? Number(scale) : scale,
    combinations,
    ...(rules !== undefined && { house: readHouse(rules) }),
  });
};
