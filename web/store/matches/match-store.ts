/**
 * The host's match store: a move writes its own rows, and a match that ends moves into the archive with its results.
 */
import {
  type Commit,
  type Committed,
  commandsIn,
  type LogEntry,
  type MatchEnd,
  type MatchStore,
  tableAfterLog,
} from "@turnlight/host";
import { type AnyAftermath, accept, type Refusal, refuse } from "@turnlight/kernel";
import { json } from "@turnlight/kernel/schema";
import { openItem, type StoreCollection, type StoreContext } from "../collection.ts";
import { keep } from "../format.ts";
import type { Query, QueryResult, Write } from "../object-stores.ts";
import { intactMatch, readRows, repairMatch } from "../repair/match-repair.ts";
import { quarantineOf } from "../repair/quarantine.ts";
import { matchItem, noteGone, statePlace } from "../sync/sync-rows.ts";
import { archiveShelf, headShelf, logShelf } from "./match-layout.ts";
import {
  type ArchivedMatch,
  archived,
  finishedLine,
  firstLine,
  lineAfter,
  logKey,
  logPrefix,
  type RunningMatch,
  resultOf,
} from "./stored-match.ts";
import { finishedShelf, resultShelf, runningShelf, standingShelf } from "./summary-layout.ts";

/** The aftermath of a game's matches (results and standings), if the game has one. */
export type AftermathOf = (game: string) => AnyAftermath | undefined;

const isNext = ({ happened }: LogEntry): boolean => happened.kind === "next";
const isNote = ({ happened }: LogEntry): boolean => happened.kind === "note";

/** The rows needed to check a commit. The log, which may be long, only where it is needed. */
const placesFor = ({ match, log, end }: Commit, game: string): readonly Query[] => [
  { shelf: "running-list", key: match },
  { shelf: "archive", key: match },
  { shelf: "heads", key: match },
  { shelf: "results", key: match },
  { shelf: "standings", key: game },
  statePlace,
  end === undefined && !log.some(isNote)
    ? { shelf: "log", key: logKey(match, 0) }
    : { shelf: "log", prefix: logPrefix(match) },
  ...log.flatMap(({ command }): readonly Query[] =>
    command === undefined
      ? []
      : [{ shelf: "log", by: { index: "command", from: [match, command], before: [match, command, 0] } }],
  ),
];

type CommitCheck =
  | { readonly kind: "accepted"; readonly writes: readonly Write[] }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** A row of the match cannot be read. */
  | { readonly kind: "damaged" };

const refused = (refusal: Refusal): CommitCheck => ({ kind: "refused", refusal });
const damaged: CommitCheck = { kind: "damaged" };

/** A value that could not be read back is not written. */
const unreadable = <T>(on: StoreCollection<T>, values: readonly T[]): Refusal | undefined => {
  for (const value of values) {
    const read = on.format.read(value);
    if (!read.ok) return read.refusal;
  }
  return undefined;
};

class CommitJudge {
  readonly #aftermath: AnyAftermath | undefined;
  readonly #at: number;

  constructor(aftermath: AnyAftermath | undefined, at: number) {
    this.#aftermath = aftermath;
    this.#at = at;
  }

  /** `found` is the result of the `placesFor` queries. */
  judge(commit: Commit, found: QueryResult): CommitCheck {
    const [running = [], archive = [], heads = [], , , , , ...repeated] = found;
    const line = running[0] === undefined ? undefined : openItem(runningShelf, running[0]);
    const over = archive[0] === undefined ? undefined : openItem(archiveShelf, archive[0]);
    if (line?.ok === false || over?.ok === false || (heads.length > 0 && line === undefined)) return damaged;
    const { match, base, head, log } = commit;
    const isKept = line !== undefined || over !== undefined;
    if (!isKept && head === undefined) return refused(refuse("no-match", "there is no such match").refusal);
    const answered = over === undefined ? undefined : commandsIn(over.value.log);
    const isRepeated =
      repeated.some((rows) => rows.length > 0) ||
      log.some(({ command }) => command !== undefined && answered?.has(command) === true);
    if (isRepeated) return refused(refuse("repeated", "this command was committed before").refusal);
    const newest = over?.value.log.length ?? line?.value.version ?? 0;
    if ((isKept && head !== undefined) || newest !== base)
      return refused(refuse("stale", "the match has gone on", { where: `version ${newest}` }).refusal);

    const rows = log.map((logged) => ({ match, logged }));
    const bad = unreadable(logShelf, rows) ?? (head === undefined ? undefined : unreadable(headShelf, [head]));
    if (bad !== undefined) return refused(bad);
    const gap = log.findIndex(({ version }, i) => version !== base + 1 + i);
    if (gap >= 0)
      return refused(
        refuse("bad-field", `it is version ${log[gap]?.version}`, { right: `version ${base + 1 + gap}` }).refusal,
      );

    if (over !== undefined && commit.end !== undefined) return this.#endsAgain(over.value, commit, commit.end);
    if (over !== undefined) return { kind: "accepted", writes: this.#later(over.value, log) };
    const before = line?.value ?? (head === undefined ? undefined : firstLine(head));
    if (before === undefined) return damaged;
    if (commit.end !== undefined) return this.#ends(commit, found);
    return log.some(isNext) ? this.#abandoned(commit, found) : this.#goesOn(commit, before, found);
  }

  /** A match restarted before its end can't be resumed, so its rows are removed; notes made so far have counted already. */
  #abandoned({ match, base }: Commit, [, , , , , syncState = []]: QueryResult): CommitCheck {
    const rows = Array.from({ length: base }, (_, i) => logKey(match, i + 1));
    return {
      kind: "accepted",
      writes: [
        { kind: "remove", shelf: headShelf.shelf, key: match },
        { kind: "remove", shelf: runningShelf.shelf, key: match },
        ...rows.map((key): Write => ({ kind: "remove", shelf: logShelf.shelf, key })),
        ...noteGone(syncState, [matchItem(match)], this.#at),
      ],
    };
  }

  #put<T>(on: StoreCollection<T>, key: string, value: T): Write {
    return { kind: "put", shelf: on.shelf, key, value: keep(on.format, value, this.#at) };
  }

  /** Entries after the end, such as players leaving for a rematch. */
  #later(match: ArchivedMatch, log: readonly LogEntry[]): readonly Write[] {
    const { id } = match.head;
    const whole = { ...match, log: [...match.log, ...log] };
    return [this.#put(archiveShelf, id, whole), this.#put(finishedShelf, id, finishedLine(whole))];
  }

  #goesOn(commit: Commit, before: RunningMatch, found: QueryResult): CommitCheck {
    const { match, head, log } = commit;
    const noted = log.some(isNote) ? this.#noted(commit, found) : [];
    if (noted === undefined) return damaged;
    return {
      kind: "accepted",
      writes: [
        ...(head === undefined ? [] : [this.#put(headShelf, match, head)]),
        ...log.map((logged) => this.#put(logShelf, logKey(match, logged.version), { match, logged })),
        this.#put(runningShelf, match, lineAfter(before, log)),
        ...noted,
      ],
    };
  }

  /** The whole match, including this commit. */
  #whole({ head, log }: Commit, [, , heads = [], , , , rows = []]: QueryResult) {
    const begun = heads[0] === undefined ? undefined : openItem(headShelf, heads[0]);
    const before = readRows(rows);
    const own = head ?? (begun?.ok ? begun.value : undefined);
    if (own === undefined || before.refusal !== undefined) return undefined;
    return { head: own, log: [...before.log, ...log], before: before.log.length };
  }

  #ends(commit: Commit, found: QueryResult): CommitCheck {
    const { match, end } = commit;
    const stored = this.#whole(commit, found);
    if (stored === undefined || end === undefined) return damaged;
    const [, , , results = [], , , rows = []] = found;
    // An invalid result must not prevent a match from ending.
    const earned = end.earned.filter(({ result }) => json(result).ok);
    const whole = archived({ head: stored.head, log: stored.log }, { ...end, earned });
    const bad = unreadable(archiveShelf, [whole]);
    if (bad !== undefined) return refused(bad);
    const own = resultOf(whole);
    const isJudged = this.#aftermath !== undefined && earned.length === end.earned.length;
    const known = results[0] === undefined ? undefined : openItem(resultShelf, results[0]);
    const isNew = own !== undefined && !(known?.ok === true && known.value.judged);
    return {
      kind: "accepted",
      writes: [
        { kind: "remove", shelf: "heads", key: match },
        { kind: "remove", shelf: "running-list", key: match },
        ...rows.map(({ key }): Write => ({ kind: "remove", shelf: "log", key })),
        this.#put(archiveShelf, match, whole),
        this.#put(finishedShelf, match, finishedLine(whole)),
        ...(isNew ? [this.#put(resultShelf, match, { ...own, judged: isJudged })] : []),
        ...(isNew ? this.#counted(commit, whole, stored.before, found, isJudged) : []),
      ],
    };
  }

  /** A move was undone after the end: the result follows from the newest end, and the standing is recomputed. */
  #endsAgain(before: ArchivedMatch, { match, log }: Commit, end: MatchEnd): CommitCheck {
    const earned = end.earned.filter(({ result }) => json(result).ok);
    const whole = archived({ head: before.head, log: [...before.log, ...log] }, { ...end, earned });
    const bad = unreadable(archiveShelf, [whole]);
    if (bad !== undefined) return refused(bad);
    const own = resultOf(whole);
    const judged = this.#aftermath !== undefined && earned.length === end.earned.length;
    return {
      kind: "accepted",
      writes: [
        this.#put(archiveShelf, match, whole),
        this.#put(finishedShelf, match, finishedLine(whole)),
        ...(own === undefined ? [] : [this.#put(resultShelf, match, { ...own, judged })]),
        { kind: "remove", shelf: "standings", key: before.head.game },
      ],
    };
  }

  #standing([, , , , standings = []]: QueryResult): { readonly game: string; readonly standing: unknown } | undefined {
    const row = standings[0] === undefined ? undefined : openItem(standingShelf, standings[0]);
    if (row?.ok !== true) return undefined;
    const read = this.#aftermath?.readStanding(row.value.standing);
    return read?.ok ? { game: row.value.game, standing: read.value } : undefined;
  }

  /**
   * Where there is no standing yet, or it cannot be updated, it is rebuilt from the results when it is next requested.
   */
  #become(found: QueryResult, next: (standing: unknown, aftermath: AnyAftermath) => unknown): readonly Write[] {
    const [, , , , standings = []] = found;
    const forget = standings.map(({ key }): Write => ({ kind: "remove", shelf: "standings", key }));
    const now = this.#standing(found);
    if (now === undefined || this.#aftermath === undefined) return forget;
    try {
      const row = { game: now.game, standing: next(now.standing, this.#aftermath) };
      return standingShelf.format.read(row).ok ? [this.#put(standingShelf, now.game, row)] : forget;
    } catch {
      // A bug in a game's standing must not prevent the match from being saved.
      return forget;
    }
  }

  #withNotes(
    standing: unknown,
    { noted }: AnyAftermath,
    match: Pick<ArchivedMatch, "head" | "log">,
    from: number,
  ): unknown {
    let now = standing;
    for (const [i, { happened }] of match.log.entries())
      if (i >= from && happened.kind === "note" && noted !== undefined)
        now = noted(now, happened.note, tableAfterLog({ head: match.head, log: match.log.slice(0, i + 1) }).config);
    return now;
  }

  #noted(commit: Commit, found: QueryResult): readonly Write[] | undefined {
    const stored = this.#whole(commit, found);
    if (stored === undefined) return undefined;
    if (this.#aftermath?.noted === undefined) return [];
    return this.#become(found, (standing, aftermath) => this.#withNotes(standing, aftermath, stored, stored.before));
  }

  #counted(
    { match }: Commit,
    whole: ArchivedMatch,
    from: number,
    found: QueryResult,
    isJudged: boolean,
  ): readonly Write[] {
    const own = resultOf(whole);
    return this.#become(found, (standing, aftermath) => {
      if (!isJudged) throw new Error("this match has not been judged");
      const noted = this.#withNotes(standing, aftermath, whole, from);
      const { begun } = whole.head;
      return own?.earned === undefined
        ? noted
        : aftermath.add(noted, { match, begun, ended: whole.ended, result: own.earned.result });
    });
  }
}

/** The match as far as it can be read; a refusal if all of it is in quarantine. */
export const loadFrom = async (room: StoreContext, match: string): ReturnType<MatchStore["load"]> => {
  const sound = await intactMatch(room, match);
  if (sound.kind === "running") return accept(sound.stored);
  if (sound.kind === "finished") return accept({ head: sound.stored.head, log: sound.stored.log });
  const [items = []] = await room.shelves.look([{ shelf: "quarantine" }]);
  const lost = items.map(quarantineOf).find(({ from, shelf }) => from === match && shelf !== "log");
  return lost === undefined ? accept(undefined) : { ok: false, refusal: lost.refusal };
};

const mostTries = 3;

export const matchStoreIn = (room: StoreContext, aftermathOf: AftermathOf): MatchStore => {
  /** A match's game never changes, so it may be looked up outside the transaction. */
  const gameOf = async ({ match, head, end, log }: Commit): Promise<string> => {
    const known = head?.game ?? end?.record.game;
    if (known !== undefined || !log.some(isNote)) return known ?? "";
    const [items = []] = await room.shelves.look([{ shelf: "running-list", key: match }]);
    const line = items[0] === undefined ? undefined : openItem(runningShelf, items[0]);
    return line?.ok ? line.value.game : "";
  };

  /** Commits all of them or none. */
  const commitAll = async (batch: readonly Commit[]): Promise<readonly Committed[]> => {
    const games = await Promise.all(batch.map(gameOf));
    const places = batch.map((one, i) => placesFor(one, games[i] ?? ""));
    const judges = games.map((game) => new CommitJudge(aftermathOf(game), room.now()));
    for (let tries = 0; tries < mostTries; tries++) {
      const verdicts = await room.shelves.change(places.flat(), (found) => {
        let from = 0;
        const judged = batch.map((one, i): CommitCheck => {
          const own = found.slice(from, from + (places[i]?.length ?? 0));
          from += own.length;
          return judges[i]?.judge(one, own) ?? damaged;
        });
        const writes = judged.flatMap((one) => (one.kind === "accepted" ? one.writes : []));
        return { writes: judged.every(({ kind }) => kind === "accepted") ? writes : [], result: judged };
      });
      if (verdicts.some(({ kind }) => kind === "damaged")) {
        for (const { match } of batch) await repairMatch(room, match);
        continue;
      }
      const against = verdicts.find((verdict) => verdict.kind === "refused");
      return verdicts.map((verdict): Committed => {
        const refusal = verdict.kind === "refused" ? verdict.refusal : against?.refusal;
        return refusal === undefined ? accept(undefined) : { ok: false, refusal };
      });
    }
    return batch.map(() => refuse("damaged", "this match cannot be read", { right: "to load it again" }));
  };

  return {
    async commit(batch, { together } = { together: false }) {
      if (together) return commitAll(batch);
      const verdicts: Committed[] = [];
      for (const one of batch) verdicts.push(...(await commitAll([one])));
      return verdicts;
    },
    load: (match) => loadFrom(room, match),
  };
};
