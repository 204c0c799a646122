/**
 * A table as the last part of a link, `mine.o1.a10-c20-e1000_200_300_400_500_600`: letters, digits and `._-~%` only.
 */
import { accept, isEqual, quote, type Result, refuse } from "@turnlight/kernel";
import { type ByFace, kinds, type ScoringTable, tables, usualTier } from "./table.ts";
import { houseKeys, readTable } from "./table-text.ts";

const first = "a".charCodeAt(0);
const letterOf = (kind: ScoringTable["combinations"][number]["kind"]): string =>
  String.fromCharCode(first + kinds.indexOf(kind));

const writeByFace = (value: ByFace): string => (typeof value === "number" ? String(value) : value.join("_"));
const readByFace = (text: string): number | readonly number[] => {
  const [only, ...more] = text.split("_").map(Number);
  return more.length === 0 ? (only ?? 0) : [only ?? 0, ...more];
};

/** Characters that have to be escaped in a link. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[.!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const decoded = (name: string): string | undefined => {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
};

/** Built-in tables are written by name; for others a tier is written only where it differs from the default. */
export const writeTableLink = (table: ScoringTable): string => {
  const known = tables.find((one) => isEqual(one, table));
  if (known !== undefined) return known.name;
  const items = table.combinations.map(({ kind, points, tier }) => {
    const suffix = isEqual(tier, usualTier(kind)) ? "" : `~${writeByFace(tier)}`;
    return `${letterOf(kind)}${writeByFace(points)}${suffix}`;
  });
  const scale = String(table.scale).replace(".", "_");
  const house = houseKeys.flatMap((key) => (table.house?.[key] === undefined ? [] : [`${key}${table.house[key]}`]));
  const parts = [encoded(table.name), `${table.oncePerRoll ? "o" : "m"}${scale}`, items.join("-"), house.join("-")];
  return parts.filter((part, i) => i < 3 || part !== "").join(".");
};

const readHouse = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    text.split("-").map((item) => {
      const [, key = item, value] = /^([a-zA-Z]+)(\d{1,7})$/.exec(item) ?? [];
      return [key, value === undefined ? item : Number(value)];
    }),
  );

const right = `${tables.map(({ name }) => name).join(", ")} or NAME.o1.a10-c20`;

export const readTableLink = (text: string): Result<ScoringTable> => {
  const known = tables.find(({ name }) => name === text);
  if (known !== undefined) return accept(known);
  const [, name = "", how, scale = "", items = "", house] =
    /^([^.]*)\.([om])(\d{1,4}(?:_\d{1,2})?)\.([a-o\d_~-]*)(?:\.([a-zA-Z\d-]{1,80}))?$/.exec(text) ?? [];
  if (how === undefined) return refuse("bad-table", `${quote(text)} is not a table link`, { right });
  const combinations = items.split("-").map((item) => {
    const [, letter = "", points = "", tier] = /^([a-o])([\d_]{1,60})(?:~([\d_]{1,20}))?$/.exec(item) ?? [];
    const kind = letter === "" ? item : kinds[letter.charCodeAt(0) - first];
    return { kind, points: readByFace(points), ...(tier !== undefined && { tier: readByFace(tier) }) };
  });
  return readTable({
    name: decoded(name),
    oncePerRoll: how === "o",
    scale: Number(scale.replace("_", ".")),
    combinations,
    ...(house !== undefined && { house: readHouse(house) }),
  });
};
