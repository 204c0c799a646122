/** Tables from outside: as a file (JSON), and as one word of a match's settings, `mine:once:1:single-1=10@5,pair=20@4`. */
import { accept, isEqual, quote, type Result, refuse, within } from "@turnlight/kernel";
import {
  type ByFace,
  type Combination,
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => {
  if (value === undefined) return "missing";
  return typeof value === "string" ? quote(value) : quote(JSON.stringify(value) ?? String(value)).slice(1, -1);
};

/** A whole number within limits, or a list of six of them where the kind has but one face. */
const readByFace = (value: unknown, kind: Kind, what: string, most: number): Result<ByFace> => {
  const right = isOfOneFace(kind)
    ? `a whole number from 1 to ${most}, or a list of six, one a face`
    : `a whole number from 1 to ${most}`;
  const fits = (n: unknown): n is number => typeof n === "number" && Number.isInteger(n) && n >= 1 && n <= most;
  if (fits(value)) return accept(value);
  if (Array.isArray(value) && isOfOneFace(kind)) {
    const [a, b, c, d, e, f, ...more] = value;
    if (fits(a) && fits(b) && fits(c) && fits(d) && fits(e) && fits(f) && more.length === 0)
      return accept([a, b, c, d, e, f]);
  }
  return refuse("bad-table", `the ${what} of ${kind} is ${shown(value)}`, { right });
};

const unknownKey = (value: Readonly<Record<string, unknown>>, known: readonly string[]) =>
  Object.keys(value).find((key) => !known.includes(key));

const readCombination = (value: unknown): Result<Combination> => {
  if (!isObject(value))
    return refuse("bad-table", `it is ${shown(value)}`, { right: '{"kind":"pair","points":20,"tier":4}' });
  const strange = unknownKey(value, ["kind", "points", "tier"]);
  if (strange !== undefined)
    return refuse("bad-table", `there is no field ${quote(strange)}`, { right: "kind, points, tier" });
  const kind = kinds.find((known) => known === value["kind"]);
  if (kind === undefined)
    return refuse("unknown-combination", `there is no combination ${shown(value["kind"])}`, { right: kinds.join(" ") });
  const points = readByFace(value["points"], kind, "points", mostPoints);
  if (!points.ok) return points;
  const tier = readByFace(value["tier"] ?? usualTier(kind), kind, "tier", worstTier);
  return tier.ok ? accept({ kind, points: points.value, tier: tier.value }) : tier;
};

const isName = (name: unknown): name is string =>
  typeof name === "string" &&
  name !== "" &&
  name.length <= longestName &&
  name.trim() === name &&
  name.isWellFormed() &&
  !/\p{Cc}/u.test(name);

/** Plain data as a table, or what is wrong with it. */
export const readTable = (value: unknown): Result<ScoringTable> => {
  if (!isObject(value))
    return refuse("bad-table", `a table is an object, this is ${shown(value)}`, {
      right: '{"name":"mine","oncePerRoll":true,"scale":1,"combinations":[…]}',
    });
  const strange = unknownKey(value, ["name", "oncePerRoll", "scale", "combinations"]);
  if (strange !== undefined)
    return refuse("bad-table", `there is no field ${quote(strange)}`, {
      right: "name, oncePerRoll, scale, combinations",
    });
  const { name, oncePerRoll = true, scale = 1, combinations } = value;
  if (!isName(name))
    return refuse("bad-table", `the name is ${shown(name)}`, { right: `a name of 1 to ${longestName} characters` });
  if (typeof oncePerRoll !== "boolean")
    return refuse("bad-table", `oncePerRoll is ${shown(oncePerRoll)}`, { right: "true or false" });
  if (typeof scale !== "number" || !(scale > 0 && scale <= mostScale) || Math.round(scale * 100) / 100 !== scale)
    return refuse("bad-table", `the scale is ${shown(scale)}`, { right: scaleForm });
  if (!Array.isArray(combinations))
    return refuse("bad-table", `combinations is ${shown(combinations)}`, { right: "a list of combinations" });
  const read: Combination[] = [];
  for (const [i, given] of combinations.entries()) {
    const combination = readCombination(given);
    if (!combination.ok) return within(`combination ${i + 1}`, combination.refusal);
    if (read.some(({ kind }) => kind === combination.value.kind))
      return refuse("bad-table", `${combination.value.kind} is listed twice`, {
        where: `combination ${i + 1}`,
        right: "each combination once",
      });
    read.push(combination.value);
  }
  if (!read.some(({ kind }) => kind === "single-1" || kind === "single-5"))
    return refuse("no-single", "no single die scores, so the last die could never be played", {
      right: "single-1 or single-5 among the combinations",
    });
  return accept({ name, oncePerRoll, scale, combinations: read });
};

/** A table file's text. */
export const readTableFile = (text: string): Result<ScoringTable> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("not-json", "a table file is JSON, and this is not", {
      right: '{"name":"mine","oncePerRoll":true,"scale":1,"combinations":[{"kind":"single-1","points":10,"tier":5}]}',
    });
  }
  return readTable(value);
};

const writeByFace = (value: ByFace): string => (typeof value === "number" ? String(value) : value.join("/"));

/** One word without blanks: a name for the tables that come with the game, the whole content for any other. */
export const writeTable = (table: ScoringTable): string => {
  const known = tables.find(({ name }) => name === table.name);
  if (known !== undefined && (known === table || isEqual(known, table))) return known.name;
  const combinations = table.combinations.map(
    ({ kind, points, tier }) => `${kind}=${writeByFace(points)}@${writeByFace(tier)}`,
  );
  const how = table.oncePerRoll ? "once" : "many";
  return `${encodeURIComponent(table.name)}:${how}:${table.scale}:${combinations.join(",")}`;
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

/** The way back from `writeTable`. */
export const readTableText = (text: string): Result<ScoringTable> => {
  const known = tables.find(({ name }) => name === text);
  if (known !== undefined) return accept(known);
  const [name = "", how = "", scale = "", list, ...more] = text.split(":");
  if (list === undefined || more.length > 0 || (how !== "once" && how !== "many"))
    return refuse("unknown-table", `there is no table ${quote(text)}`, { right: tableForm });
  const combinations = list.split(",").map((item) => {
    const [, kind, points, tier] = /^([^=@]*)=([^=@]*)@([^=@]*)$/.exec(item) ?? [];
    return kind === undefined ? item : { kind, points: numbersIn(points), tier: numbersIn(tier) };
  });
  return readTable({
    name: decoded(name),
    oncePerRoll: how === "once",
    scale: /^\d{1,4}(\.\d{1,2})?$/.test(scale) ? Number(scale) : scale,
    combinations,
  });
};
