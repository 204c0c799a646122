/**
 * The single detector of legal takes, shared by players, bots, solver and page. A take is a set of dice in which every
 * die scores; where several combinations may be taken from a roll, it is worth its best partition.
 */
import { allDice, countsOf, type Face, fallsOf, keyOf, setsOf } from "./dice.ts";
import { daringDice, type HouseRules, type Piece, piecesOf, type ScoringTable, spoiledBy } from "./table.ts";
import { writeTable } from "./table-text.ts";

export interface Take {
  readonly dice: readonly Face[];
  /** With what the house pays extra. */
  readonly points: number;
  /** The best tier among its parts. */
  readonly tier: number;
  /**
   * The combinations it consists of, the best partition of its dice: exactly one at a table that allows one per roll.
   */
  readonly parts: readonly Piece[];
  /** What the house pays extra, if anything. */
  readonly extra?: number;
}

interface Catalogue {
  readonly table: ScoringTable;
  /** Every set of dice that may be taken, by its key. */
  readonly worth: ReadonlyMap<number, Take>;
  /** What each roll offers, computed on first use. */
  readonly offers: Map<number, readonly Take[]>;
  readonly zonk: readonly number[];
}

const asTake = (parts: readonly Piece[]): Take => ({
  dice: parts.flatMap(({ dice }) => dice).toSorted((a, b) => a - b),
  points: parts.reduce((sum, { points }) => sum + points, 0),
  tier: Math.min(...parts.map(({ tier }) => tier)),
  parts,
});

/** More points; for the same points a better tier, then fewer parts. */
const isBetter = (a: Take, b: Take | undefined): boolean =>
  b === undefined ||
  a.points > b.points ||
  (a.points === b.points && (a.tier < b.tier || (a.tier === b.tier && a.parts.length < b.parts.length)));

/** Most points first, then fewest dice, then by the faces: the order in which moves are listed. */
const inOrder = (a: Take, b: Take): number =>
  b.points - a.points || a.dice.length - b.dice.length || a.dice.join("").localeCompare(b.dice.join(""));

/** Built up by the number of dice: a combination with the lowest face, and the best partition of the rest. */
const partitions = (pieces: readonly Piece[]): ReadonlyMap<number, Take> => {
  const worth = new Map<number, Take>();
  const counted = pieces.map((piece) => ({ piece, key: keyOf(piece.dice), counts: countsOf(piece.dice) }));
  for (let n = 1; n <= allDice; n++)
    for (const dice of setsOf(n)) {
      const key = keyOf(dice);
      const counts = countsOf(dice);
      for (const part of counted) {
        if (part.piece.dice[0] !== dice[0] || part.counts.some((count, i) => count > (counts[i] ?? 0))) continue;
        const rest = worth.get(key - part.key);
        if (rest === undefined && part.key !== key) continue;
        const take = asTake([part.piece, ...(rest?.parts ?? [])]);
        if (isBetter(take, worth.get(key))) worth.set(key, take);
      }
    }
  return worth;
};

const single = (pieces: readonly Piece[]): ReadonlyMap<number, Take> =>
  new Map(pieces.map((piece) => [keyOf(piece.dice), asTake([piece])]));

/** The keys of all subsets of these dice, including the empty one. */
const within = (dice: readonly Face[]): readonly number[] =>
  countsOf(dice).reduce<readonly number[]>(
    (keys, count, i) => keys.flatMap((key) => Array.from({ length: count + 1 }, (_, taken) => key + taken * 7 ** i)),
    [0],
  );

/** What the house pays on top for so many dice taken from a roll of so many. */
const extraFor = ({ hotDice = 0, daring = 0 }: HouseRules, rolled: number, taken: number): number =>
  (rolled === taken ? hotDice : 0) + (rolled <= daringDice ? daring : 0);

/** The face that spoils a roll by a house rule; undefined if the roll counts. */
export const spoilerIn = ({ spoils }: HouseRules, dice: readonly Face[]): Face | undefined =>
  dice.filter((face) => face === spoils).length >= spoiledBy ? spoils : undefined;

const offersOf = (
  worth: ReadonlyMap<number, Take>,
  dice: readonly Face[],
  house: HouseRules | undefined,
): readonly Take[] => {
  const found = within(dice).flatMap((key) => worth.get(key) ?? []);
  if (house === undefined) return found.sort(inOrder);
  if (spoilerIn(house, dice) !== undefined) return [];
  return found
    .map((take) => {
      const extra = extraFor(house, dice.length, take.dice.length);
      return extra === 0 ? take : { ...take, points: take.points + extra, extra };
    })
    .sort(inOrder);
};

const catalogueFor = (table: ScoringTable): Catalogue => {
  const pieces = piecesOf(table);
  const worth = table.oncePerRoll ? single(pieces) : partitions(pieces);
  const zonk = Array.from({ length: allDice + 1 }, (_, n) => {
    const lost = fallsOf(n).reduce(
      (ways, fall) => ways + (offersOf(worth, fall.dice, table.house).length === 0 ? fall.ways : 0),
      0,
    );
    return lost / 6 ** n;
  });
  return { table, worth, offers: new Map(), zonk };
};

/** Enough for all tables in use; tables are external input, so the cache must be bounded. */
const mostKept = 32;
const byText = new Map<string, Catalogue>();
const byTable = new WeakMap<ScoringTable, Catalogue>();

/** A table that came through text or the network is a different object with the same content, hence the two lookups. */
const catalogueOf = (table: ScoringTable): Catalogue => {
  const known = byTable.get(table);
  if (known !== undefined) return known;
  const text = writeTable(table);
  const catalogue = byText.get(text) ?? catalogueFor(table);
  if (byText.size >= mostKept) byText.clear();
  byText.set(text, catalogue);
  byTable.set(table, catalogue);
  return catalogue;
};

/** One canonical object for all tables with this content, so that it can be used as a cache key. */
export const canonical = (table: ScoringTable): ScoringTable => catalogueOf(table).table;

/** Everything that may be taken from these dice, most points first. An empty list is a zonk. */
export const takesFrom = (table: ScoringTable, dice: readonly Face[]): readonly Take[] => {
  const { worth, offers } = catalogueOf(table);
  const key = keyOf(dice);
  const known = offers.get(key);
  if (known !== undefined) return known;
  const found = offersOf(worth, dice, table.house);
  offers.set(key, found);
  return found;
};

/** The combination of exactly these dice, without what a house pays extra; undefined if one of them would not score. */
export const takeOf = (table: ScoringTable, dice: readonly Face[]): Take | undefined =>
  catalogueOf(table).worth.get(keyOf(dice));

/** What these dice bring when taken from this roll; undefined if that is not possible. */
export const takeFrom = (table: ScoringTable, rolled: readonly Face[], dice: readonly Face[]): Take | undefined => {
  const key = keyOf(dice);
  return takesFrom(table, rolled).find((take) => keyOf(take.dice) === key);
};

/** The exact chance that a roll of n dice scores nothing, by full enumeration. */
export const zonkChance = (table: ScoringTable, n: number): number => catalogueOf(table).zonk[n] ?? 0;
