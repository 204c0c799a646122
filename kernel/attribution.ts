/**
 * What decided a match: how far luck and each seat's decisions moved the outlook, and the moments a person would retell.
 * Everything here is computed from reviewed entries, so that the page and the command line cannot differ.
 */
import type { Cause, ReviewedEntry } from "./review.ts";
import type { ReviewScale } from "./reviewer.ts";
import type { Seat } from "./rules.ts";

/** From the first chance to the last: `start + luck + all decisions = end`. */
export interface Attribution {
  /** The entries it is about: a whole match, or one stage of a run. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly luck: number;
  /** By seat: what its decisions did to the reviewed seat's chance. */
  readonly decisions: readonly { readonly seat: Seat; readonly change: number }[];
  readonly end: number;
  /** How far one decision's figure may be off at most, of the reviewed seat's, where values are interpolated. */
  readonly bound: number;
}

type ValuedEntry = ReviewedEntry & { readonly value: number };

/** Runs of entries with a chance: one a match, or one for every stage where there is none between stages. */
const stretchesOf = (entries: readonly ReviewedEntry[]): readonly (readonly ValuedEntry[])[] => {
  const found: ValuedEntry[][] = [];
  let open: ValuedEntry[] | undefined;
  for (const entry of entries) {
    const value = entry.outlook?.value;
    if (typeof value !== "number") {
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = [];
      found.push(open);
    }
    open.push({ ...entry, value });
  }
  return found.filter(({ length }) => length > 1);
};

/** Reviews of earlier versions say it only of the seat itself. */
const decidedIn = ({ decided, judged }: ReviewedEntry): ReviewedEntry["decided"] =>
  decided ?? (judged && { seat: ownSeat, change: 0 - judged.given });

/** Stands for the reviewed seat where an entry does not name it. */
const ownSeat = -1;

/** Luck is what no decision explains, so the parts add up by construction; with exact values it is the dice alone. */
export const attributionsOf = (
  entries: readonly ReviewedEntry[],
  { unit }: Pick<ReviewScale, "unit"> = { unit: "chance" },
): readonly Attribution[] =>
  stretchesOf(entries).map((stretch) => {
    const [start, end] = [stretch[0]?.value ?? 0, stretch.at(-1)?.value ?? 0];
    const changes = new Map<Seat, number>();
    let bound = 0;
    for (const entry of stretch.slice(1)) {
      const decided = decidedIn(entry);
      const { judged } = entry;
      if (decided !== undefined) changes.set(decided.seat, (changes.get(decided.seat) ?? 0) + decided.change);
      if (unit === "chance" && judged !== undefined && judged.given > 0) bound = Math.max(bound, judged.bound ?? 0);
    }
    const decisions = [...changes].map(([seat, change]) => ({ seat, change })).toSorted((a, b) => a.seat - b.seat);
    const luck = decisions.reduce((rest, { change }) => rest - change, end - start);
    return { from: stretch[0]?.n ?? 0, to: stretch.at(-1)?.n ?? 0, start, luck, decisions, end, bound };
  });

const tenths = (share: number): number => Math.round(share * 1000);

/** In tenths of a per cent, rounded so that the figures still add up: luck takes what is left. */
export const inTenths = ({ start, decisions, end, ...rest }: Attribution): Attribution => {
  const rounded = decisions.map(({ seat, change }) => ({ seat, change: tenths(change) }));
  const luck = rounded.reduce((left, { change }) => left - change, tenths(end) - tenths(start));
  return { ...rest, start: tenths(start), decisions: rounded, luck, end: tenths(end), bound: tenths(rest.bound) };
};

/** Over the whole match: what the seat's own decisions, the others' and the dice did to its chance. */
export const sharesOf = (entries: readonly ReviewedEntry[]): Readonly<Record<Cause, number>> => {
  const own = new Set(
    entries.flatMap(({ judged, decided }) => (judged === undefined ? [] : [decided?.seat ?? ownSeat])),
  );
  const shares = { you: 0, others: 0, dice: 0 };
  for (const { luck, decisions } of attributionsOf(entries)) {
    shares.dice += luck;
    for (const { seat, change } of decisions) shares[own.has(seat) ? "you" : "others"] += change;
  }
  return shares;
};

/** In a game without luck: the best number of moves, what was added to it, and how many were made; null if not won. */
export interface MoveCount {
  readonly best: number;
  readonly added: number;
  readonly made: number;
  readonly won: boolean;
}

export const moveCountOf = (entries: readonly ReviewedEntry[]): MoveCount | undefined => {
  const best = entries[0]?.outlook?.value;
  if (typeof best !== "number") return undefined;
  const made = entries.filter(({ judged }) => judged !== undefined).length;
  const won = entries.at(-1)?.outlook?.value === 0;
  return { best, made, won, added: made - best };
};

/** A moment a person would retell. */
export interface DecisiveMoment {
  readonly n: number;
  readonly kind: "fault" | "dice";
  /** What was given away, or by how much the curve moved. */
  readonly size: number;
}

/** A swing of luck is retold from this many times a mistake on. */
const retold = 3;

/**
 * At most three: the costliest mistakes and the rolls that moved the chance most, whichever were larger. Inaccuracies
 * are routine, and so is a roll that moves the chance by less than a few mistakes' worth.
 */
export const decisiveMoments = (
  scale: ReviewScale,
  entries: readonly ReviewedEntry[],
  most = 3,
): readonly DecisiveMoment[] => {
  const lossOf = ({ judged, decided }: ReviewedEntry): number =>
    scale.unit === "misses" ? Math.abs(decided?.change ?? judged?.given ?? 0) : (judged?.given ?? 0);
  const faults = entries.flatMap((entry): readonly (DecisiveMoment & { weight: number })[] => {
    const { n, judged } = entry;
    if (judged?.mark === undefined || judged.mark === "slip") return [];
    return [{ n, kind: "fault", size: judged.given, weight: lossOf(entry) }];
  });
  const swings = entries.flatMap(({ n, cause, outlook }, i): readonly (DecisiveMoment & { weight: number })[] => {
    const [before, now] = [entries[i - 1]?.outlook?.value, outlook?.value];
    if (cause !== "dice" || scale.unit !== "chance" || typeof before !== "number" || typeof now !== "number") return [];
    const size = now - before;
    return Math.abs(size) < retold * scale.marks.mistake ? [] : [{ n, kind: "dice", size, weight: Math.abs(size) }];
  });
  return [...faults, ...swings]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ n, kind, size }) => ({ n, kind, size }));
};
