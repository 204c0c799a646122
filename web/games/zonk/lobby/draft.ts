/** A custom table being edited: every field as typed, until it parses as a table. */
import { type HouseRules, type Kind, kinds, readTable, type ScoringTable } from "@turnlight/games/zonk";
import type { Result } from "@turnlight/kernel";

export interface TableDraft {
  readonly name: string;
  readonly oncePerRoll: boolean;
  readonly scale: number;
  /** Each combination's points as typed: a number, six of them separated by slashes, or nothing. */
  readonly points: Readonly<Partial<Record<Kind, string>>>;
  /** Tiers of the table it was based on; new combinations have their default one. */
  readonly tiers: Readonly<Partial<Record<Kind, unknown>>>;
  /** Each house rule as typed: a face, a number of points, or nothing. */
  readonly house: Readonly<Partial<Record<keyof HouseRules, string>>>;
}

export const draftOf = ({ name, oncePerRoll, scale, combinations, house = {} }: ScoringTable): TableDraft => ({
  name,
  oncePerRoll,
  scale,
  points: Object.fromEntries(
    combinations.map(({ kind, points }) => [kind, typeof points === "number" ? String(points) : points.join("/")]),
  ),
  tiers: Object.fromEntries(combinations.map(({ kind, tier }) => [kind, tier])),
  house: Object.fromEntries(Object.entries(house).map(([rule, value]) => [rule, String(value)])),
});

const typed = (text: string): unknown => {
  const numbers = text.split("/").map((part) => (/^\s*\d{1,7}\s*$/.test(part) ? Number(part) : part));
  return numbers.length === 1 ? numbers[0] : numbers;
};

/** The table, or what is wrong with it; names of built-in tables are reserved. */
export const tableIn = ({ name, oncePerRoll, scale, points, tiers, house }: TableDraft): Result<ScoringTable> =>
  readTable({
    name: name.trim(),
    oncePerRoll,
    scale,
    combinations: kinds.flatMap((kind) => {
      const text = points[kind]?.trim() ?? "";
      const tier = tiers[kind];
      return text === "" ? [] : [{ kind, points: typed(text), ...(tier !== undefined && { tier }) }];
    }),
    house: Object.fromEntries(
      Object.entries(house).flatMap(([rule, text = ""]) => (text.trim() === "" ? [] : [[rule, typed(text)]])),
    ),
  });
