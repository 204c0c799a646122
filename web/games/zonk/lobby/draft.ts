/** A table of one's own while it is being made: every field as it was typed, until it reads as a table. */
import { type Kind, kinds, readTable, type ScoringTable } from "@turnlight/games/zonk";
import type { Result } from "@turnlight/kernel";

export interface TableDraft {
  readonly name: string;
  readonly oncePerRoll: boolean;
  readonly scale: number;
  /** What each combination is worth, as typed: a number, six of them with strokes between, or nothing. */
  readonly points: Readonly<Partial<Record<Kind, string>>>;
  /** Tiers of the table it began as; combinations that are new have their usual one. */
  readonly tiers: Readonly<Partial<Record<Kind, unknown>>>;
}

export const draftOf = ({ name, oncePerRoll, scale, combinations }: ScoringTable): TableDraft => ({
  name,
  oncePerRoll,
  scale,
  points: Object.fromEntries(
    combinations.map(({ kind, points }) => [kind, typeof points === "number" ? String(points) : points.join("/")]),
  ),
  tiers: Object.fromEntries(combinations.map(({ kind, tier }) => [kind, tier])),
});

const typed = (text: string): unknown => {
  const numbers = text.split("/").map((part) => (/^\s*\d{1,7}\s*$/.test(part) ? Number(part) : part));
  return numbers.length === 1 ? numbers[0] : numbers;
};

/** The table, or what is wrong with it; names of the house's own tables are theirs. */
export const tableIn = ({ name, oncePerRoll, scale, points, tiers }: TableDraft): Result<ScoringTable> =>
  readTable({
    name: name.trim(),
    oncePerRoll,
    scale,
    combinations: kinds.flatMap((kind) => {
      const text = points[kind]?.trim() ?? "";
      const tier = tiers[kind];
      return text === "" ? [] : [{ kind, points: typed(text), ...(tier !== undefined && { tier }) }];
    }),
  });
