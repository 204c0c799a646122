/** Merges a backup into the store. Nothing is lost: of two versions one stays, and the other goes into quarantine. */
import type { StoredMatch } from "@turnlight/host";
import { isEqual, type Refusal, refuse } from "@turnlight/kernel";
import { keep, open } from "../format.ts";
import { archiveShelf, headShelf, logShelf } from "../matches/match-layout.ts";
import { type ArchivedMatch, finishedLine, firstLine, lineAfter, logKey } from "../matches/stored-match.ts";
import { finishedShelf, runningShelf } from "../matches/summary-layout.ts";
import type { Query, QueryResult, StoreItem, StoreName, Write, WriteDecision } from "../object-stores.ts";
import { placesOf, readMatch } from "../repair/match-repair.ts";
import { freshKey, putInQuarantine } from "../repair/quarantine.ts";
import { kindOf, type PackedMatch, type PackedRow, packItem } from "./packed.ts";

/** How many items were added, replaced an older one, lost against a newer one, were identical, or were skipped. */
export interface ImportCounts {
  readonly added: number;
  readonly replaced: number;
  readonly kept: number;
  readonly same: number;
  /** Unfinished matches and other secrets that only the device they were saved on can open. */
  readonly sealed: number;
  /** The same where the file has a passphrase that was not given. */
  readonly locked: number;
  /** Sealed on this device, but not readable any more. */
  readonly damaged: number;
}
export type ImportOutcome = keyof ImportCounts;

/** The totals, and the same for each kind of item (`kindOf`) in the file. */
export interface Imported extends ImportCounts {
  /** How many versions lost against another one and were moved to quarantine. */
  readonly aside: number;
  readonly kinds: Readonly<Record<string, ImportCounts>>;
}

/** An item of a backup, ready to be merged into the object stores. */
export type ImportedEntry = PackedRow | PackedMatch;

interface MergeVerdict {
  readonly count: ImportOutcome;
  readonly writes: readonly Write[];
}

const older: Refusal = refuse("older", "a newer one came with, or met, an import").refusal;

const aside = (shelf: StoreName, from: string, value: unknown, at: number, refusal = older): Write =>
  putInQuarantine({ shelf, from, at, refusal, value }, freshKey(at));

const betweenRows = (there: StoreItem | undefined, packed: PackedRow, at: number): MergeVerdict => {
  const { shelf, key, kept } = packed;
  const put: Write = { kind: "put", shelf, key, value: kept };
  if (there === undefined) return { count: "added", writes: [put] };
  // Keys of quarantine items are random: the same key is the same item.
  if (shelf === "quarantine") return { count: "same", writes: [] };
  const ours = packItem(shelf, there);
  if (!ours.ok) return { count: "replaced", writes: [aside(shelf, key, there.value, at, ours.refusal), put] };
  if (isEqual(ours.value.value, kept.value)) return { count: "same", writes: [] };
  return kept.at > ours.value.at
    ? { count: "replaced", writes: [aside(shelf, key, there.value, at), put] }
    : { count: "kept", writes: [aside(shelf, key, kept, at)] };
};

/** Whether `later` contains the whole log of `earlier`. */
const continues = (later: StoredMatch, earlier: StoredMatch): boolean =>
  isEqual(later.head, earlier.head) && earlier.log.every((logged, i) => isEqual(logged, later.log[i]));

type Whole = { readonly stored: StoredMatch; readonly over?: ArchivedMatch; readonly at: number };

/**
 * A finished match wins over a running one, then the longer log, then the one changed last. What is equal so far is
 * decided by its text, so that two devices decide alike.
 */
const isWorthMore = (a: Whole, b: Whole): boolean => {
  if ((a.over === undefined) !== (b.over === undefined)) return a.over !== undefined;
  const longer = a.stored.log.length - b.stored.log.length;
  if (longer !== 0) return longer > 0;
  return a.at === b.at ? JSON.stringify(a.stored) > JSON.stringify(b.stored) : a.at > b.at;
};

const layOut = ({ stored, over }: Whole, at: number): readonly Write[] => {
  const { head, log } = stored;
  const key = head.id;
  if (over !== undefined)
    return [
      { kind: "put", shelf: "archive", key, value: keep(archiveShelf.format, over, at) },
      { kind: "put", shelf: "finished-list", key, value: keep(finishedShelf.format, finishedLine(over), at) },
    ];
  return [
    { kind: "put", shelf: "heads", key, value: keep(headShelf.format, head, at) },
    ...log.map(
      (logged): Write => ({
        kind: "put",
        shelf: "log",
        key: logKey(key, logged.version),
        value: keep(logShelf.format, { match: key, logged }, at),
      }),
    ),
    {
      kind: "put",
      shelf: "running-list",
      key,
      value: keep(runningShelf.format, lineAfter(firstLine(head), log), at),
    },
  ];
};

const clear = (places: readonly Query[], found: QueryResult): readonly Write[] =>
  found.flatMap((items, i) => {
    const shelf = places[i]?.shelf;
    return shelf === undefined ? [] : items.map(({ key }): Write => ({ kind: "remove", shelf, key }));
  });

const asValue = ({ stored, over }: Whole): { readonly shelf: StoreName; readonly value: unknown } =>
  over === undefined ? { shelf: "heads", value: stored } : { shelf: "archive", value: over };

const betweenMatches = (key: string, theirs: Whole, found: QueryResult, at: number, written: number): MergeVerdict => {
  const there = readMatch(found);
  if (there.kind === "none") return { count: "added", writes: layOut(theirs, written) };
  const cleared = clear(placesOf(key), found);
  if (there.kind === "damaged") {
    const value = found.flat();
    const refusal = refuse("damaged", "it could not be read when an import brought it whole").refusal;
    return {
      count: "replaced",
      writes: [...cleared, aside("heads", key, value, at, refusal), ...layOut(theirs, written)],
    };
  }
  const ours: Whole =
    there.kind === "finished"
      ? { stored: { head: there.stored.head, log: there.stored.log }, over: there.stored, at: there.stored.ended }
      : { stored: there.stored, at: there.line.touched };
  if (isEqual(ours.stored, theirs.stored) && isEqual(ours.over?.scores, theirs.over?.scores))
    return { count: "same", writes: [] };
  const isTheirs = isWorthMore(theirs, ours);
  const [winner, loser] = isTheirs ? [theirs, ours] : [ours, theirs];
  const { shelf, value } = asValue(loser);
  const lost = continues(winner.stored, loser.stored) ? [] : [aside(shelf, key, value, at)];
  return isTheirs
    ? { count: "replaced", writes: [...cleared, ...lost, ...layOut(theirs, written)] }
    : { count: "kept", writes: lost };
};

const wholeOf = (arrival: ImportedEntry): Whole | undefined => {
  if (arrival.shelf === "running") return { stored: arrival.stored, at: arrival.at };
  if (arrival.shelf !== "archive") return undefined;
  const read = open(archiveShelf.format, arrival.kept);
  if (!read.ok) return undefined;
  const { head, log, ended } = read.value;
  return { stored: { head, log }, over: read.value, at: ended };
};

export const placesFor = (arrival: ImportedEntry): readonly Query[] =>
  arrival.shelf === "running" || arrival.shelf === "archive"
    ? placesOf(arrival.key)
    : [{ shelf: arrival.shelf, key: arrival.key }];

/** What became of an item, by its kind. */
export interface ItemOutcome {
  readonly kind: string;
  readonly outcome: ImportOutcome;
  /** Whether one of two versions was moved to quarantine. */
  readonly isAside: boolean;
}

/** `found` is the result of the `placesFor` queries. Standings are rebuilt afterwards. */
export const merge = (
  found: QueryResult,
  arrivals: readonly ImportedEntry[],
  at: number,
): WriteDecision<readonly ItemOutcome[]> => {
  const outcomes: ItemOutcome[] = [];
  const writes: Write[] = [];
  let from = 0;
  for (const arrival of arrivals) {
    const own = found.slice(from, from + placesFor(arrival).length);
    from += own.length;
    const whole = wholeOf(arrival);
    const verdict =
      whole !== undefined
        ? betweenMatches(arrival.key, whole, own, at, arrival.shelf === "running" ? at : arrival.kept.at)
        : arrival.shelf === "running"
          ? undefined
          : betweenRows(own[0]?.[0], arrival, at);
    if (verdict === undefined) continue;
    outcomes.push({
      kind: kindOf(arrival.shelf, arrival.key),
      outcome: verdict.count,
      isAside: arrival.shelf !== "quarantine" && verdict.writes.some(({ shelf }) => shelf === "quarantine"),
    });
    writes.push(...verdict.writes);
  }
  return { writes, result: outcomes };
};
