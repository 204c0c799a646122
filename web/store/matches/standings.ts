/**
 * A game's standing: the sum of all its results. It is derived from the results, and these from the matches, so
 * whatever is missing is rebuilt. Data that a game saved before there were results is imported once, and stands for the
 * matches of that time.
 */
import { recordOf, sinceOf, tableAfterLog } from "@turnlight/host";
import type { Aftermath, AnyAftermath, FinishedMatch, Result } from "@turnlight/kernel";
import { json } from "@turnlight/kernel/schema";
import { openItem, type StoreContext } from "../collection.ts";
import { keep, readStoredItem } from "../format.ts";
import type { Query, Write } from "../object-stores.ts";
import { intactMatch } from "../repair/match-repair.ts";
import { finishedIn, resultsIn, runningIn } from "./match-lists.ts";
import { type ArchivedMatch, type MatchResult, onlyPerson, resultOf } from "./stored-match.ts";
import { resultShelf, standingShelf } from "./summary-layout.ts";

/** An item of one of the game's collections. */
export interface StoredEntry {
  /** The name of its format. */
  readonly name: string;
  readonly key: string;
  readonly value: unknown;
}

/** Makes the first standing from data that a game saved before there were results; undefined if there is none. */
export type LegacyImport<Standing> = (drawers: readonly StoredEntry[]) => Standing | undefined;

const endedOf = (match: ArchivedMatch): FinishedMatch | undefined => {
  const { head, ended, scores } = match;
  const { sitters, notes } = tableAfterLog(match);
  const seat = onlyPerson(sitters);
  if (seat === undefined) return undefined;
  return {
    match: head.id,
    record: recordOf(match),
    seat,
    bots: sitters.map((sitter) => (sitter.kind === "bot" ? sitter.bot : undefined)),
    ...(head.occasion !== undefined && { occasion: head.occasion }),
    notes,
    scores,
    begun: head.begun,
    ended,
    since: sinceOf(head),
  };
};

const drawersOf = async (room: StoreContext, game: string): Promise<readonly StoredEntry[]> => {
  const prefix = `${game}/`;
  const [items = []] = await room.shelves.look([{ shelf: "drawers", prefix }]);
  return items.flatMap(({ key, value }) => {
    const rest = key.slice(prefix.length);
    const cut = rest.indexOf("/");
    const kept = readStoredItem(value);
    return cut < 0 || !kept.ok ? [] : [{ name: rest.slice(0, cut), key: rest.slice(cut + 1), value: kept.value.value }];
  });
};

const judgedBy = (aftermath: AnyAftermath, match: ArchivedMatch): MatchResult | undefined => {
  const [ended, result] = [endedOf(match), resultOf(match)];
  if (ended === undefined || result === undefined) return undefined;
  const { earned: _, ...bare } = result;
  const earned = aftermath.result(ended);
  return { ...bare, judged: true, ...(earned !== undefined && json(earned).ok && { earned: { result: earned } }) };
};

const noted = (standing: unknown, aftermath: AnyAftermath, match: Pick<ArchivedMatch, "head" | "log">): unknown => {
  let now = standing;
  for (const [i, { happened }] of match.log.entries())
    if (happened.kind === "note" && aftermath.noted !== undefined)
      now = aftermath.noted(
        now,
        happened.note,
        tableAfterLog({ head: match.head, log: match.log.slice(0, i + 1) }).config,
      );
  return now;
};

interface BuiltStanding {
  readonly standing: unknown;
  readonly judged: readonly MatchResult[];
  /** How many results there were when it was built. */
  readonly seen: number;
}

const build = async (
  room: StoreContext,
  game: string,
  aftermath: AnyAftermath,
  legacy: LegacyImport<unknown> | undefined,
): Promise<BuiltStanding> => {
  const imported = legacy?.(await drawersOf(room, game));
  const results = await resultsIn(room, { game });
  const byMatch = new Map(results.map((result) => [result.match, result]));
  const judged: MatchResult[] = [];
  const all = (await finishedIn(room, { game })).toReversed();
  const kept = new Set(all.map(({ id }) => id));
  const gone = results.filter(({ match }) => !kept.has(match));
  const inOrder = [
    ...all.map(({ id, ended, notes, early }) => ({ id, ended, notes, early })),
    ...gone.map(({ match, ended, early }) => ({ id: match, ended, notes: 0, early })),
  ].toSorted((a, b) => a.ended - b.ended);

  let standing = imported ?? aftermath.start;
  for (const { id, notes, early } of inOrder) {
    if (early === true && imported !== undefined) continue;
    let result = byMatch.get(id);
    const isMissing = result?.judged !== true && kept.has(id);
    if (isMissing || (notes > 0 && aftermath.noted !== undefined)) {
      const sound = await intactMatch(room, id);
      if (sound.kind !== "finished") continue;
      standing = noted(standing, aftermath, sound.stored);
      if (isMissing) {
        result = judgedBy(aftermath, sound.stored);
        if (result !== undefined) judged.push(result);
      }
    }
    if (result?.earned === undefined) continue;
    const read = aftermath.readResult(result.earned.result);
    const { begun, ended } = result;
    if (read.ok) standing = aftermath.add(standing, { match: id, begun, ended, result: read.value });
  }
  if (aftermath.noted !== undefined)
    for (const { id, notes } of (await runningIn(room, { game })).toReversed()) {
      const sound = notes > 0 ? await intactMatch(room, id) : undefined;
      if (sound?.kind === "running") standing = noted(standing, aftermath, sound.stored);
    }
  return { standing, judged, seen: results.length };
};

const mostTries = 5;

export const standingIn = async <ResultData, Standing>(
  room: StoreContext,
  game: string,
  aftermath: Aftermath<ResultData, Standing>,
  legacy?: LegacyImport<Standing>,
): Promise<Standing> => {
  const place: Query = { shelf: "standings", key: game };
  const kept = async (): Promise<Result<Standing> | undefined> => {
    const [items = []] = await room.shelves.look([place]);
    const row = items[0] === undefined ? undefined : openItem(standingShelf, items[0]);
    return row?.ok ? aftermath.readStanding(row.value.standing) : undefined;
  };
  let last: unknown = aftermath.start;
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await kept();
    if (known?.ok) return known.value;
    const { standing, judged, seen } = await build(room, game, aftermath as AnyAftermath, legacy);
    last = standing;
    const at = room.now();
    // If a match has ended meanwhile, it is built again.
    const results: Query = { shelf: "results", by: { index: "game", from: [game], before: [game, []] } };
    const isKept = await room.shelves.change([place, results], (found) => {
      const [there = [], now = []] = found;
      const row = there[0] === undefined ? undefined : openItem(standingShelf, there[0]);
      if (now.length !== seen || (row?.ok === true && aftermath.readStanding(row.value.standing).ok))
        return { writes: [], result: false };
      const writes: Write[] = judged.map((result) => ({
        kind: "put",
        shelf: "results",
        key: result.match,
        value: keep(resultShelf.format, result, at),
      }));
      const value = { game, standing };
      if (standingShelf.format.read(value).ok)
        writes.push({ kind: "put", shelf: "standings", key: game, value: keep(standingShelf.format, value, at) });
      return { writes, result: true };
    });
    if (isKept) break;
  }
  const read = aftermath.readStanding(last);
  return read.ok ? read.value : aftermath.start;
};
