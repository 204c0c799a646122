/**
 * The committed state of a match: the position its log leads to, and its viewers. The log itself lives only in the
 * store. Every change takes one path: commit to the store, then send to the viewers, and roll back if the commit fails.
 */
import {
  type AnyGame,
  type AnyRules,
  accept,
  type BaseFact,
  commitment,
  type Entry,
  Match,
  type MatchStep,
  type Reasons,
  type Result,
  refuse,
} from "@turnlight/kernel";
import { AnsweredCommands } from "./answered-commands.ts";
import { Audience } from "./audience.ts";
import type { HostPorts } from "./commands.ts";
import {
  type AbsenceClaim,
  claimAfter,
  commandsIn,
  entriesOf,
  type LogEntry,
  type LogEvent,
  type MatchHeader,
  numberedLog,
  offersAfter,
  type StoredMatch,
} from "./log.ts";
import { matchEndOf } from "./match-end.ts";
import type { RematchOffers } from "./rematch-offers.ts";
import { type ReplayedMatch, replayMatch, versionMoment } from "./replay.ts";
import { type Commit, commitAll } from "./store.ts";
import type { MatchScene, VersionMoment } from "./viewer-events.ts";

/** How often a store that cannot be read is asked what it has kept of a commit it has not answered. */
const mostTries = 120;

/** A change to be committed. */
interface PendingCommit {
  readonly happened: readonly LogEvent[];
  readonly steps?: readonly MatchStep<BaseFact>[];
  readonly command?: string;
  readonly played?: ReplayedMatch;
  /** The entries before it, if some were removed from the match. */
  readonly entries?: readonly Entry[];
  /** Another match that begins in the same commit; both are written or neither is. */
  readonly and?: Commit;
  /** Run after the commit and before the viewers are told. */
  readonly before?: () => void;
}

const withOffers = (
  { rematch: offered, claimed: before, ...played }: ReplayedMatch,
  happened: readonly LogEvent[],
): ReplayedMatch => {
  const rematch = happened.reduce<RematchOffers | undefined>(offersAfter, offered);
  const claimed = happened.reduce<AbsenceClaim | undefined>(claimAfter, before);
  return { ...played, ...(rematch !== undefined && { rematch }), ...(claimed !== undefined && { claimed }) };
};

/** The state a host starts from. */
export interface RestoredMatch {
  readonly head: MatchHeader;
  readonly log: readonly LogEntry[];
  readonly played: ReplayedMatch;
  readonly moments: readonly VersionMoment[];
  /** Dice missing from a log that was cut off before them: committed with the next change. */
  readonly owed: readonly MatchStep<BaseFact>[];
}

export class CommittedMatch {
  readonly #game: AnyGame;
  readonly #rules: AnyRules;
  readonly #ports: HostPorts;
  readonly head: MatchHeader;
  readonly audience: Audience;
  readonly #commitment: string;
  readonly #commands: AnsweredCommands;
  #version: number;
  #played: ReplayedMatch;
  /** How many of the match's entries are committed; `#played` holds more while a commit is in flight. */
  #kept: number;
  #owed: readonly MatchStep<BaseFact>[];
  /** Its end has been committed, with everybody's results. */
  #over: boolean;

  constructor(game: AnyGame, rules: AnyRules, ports: HostPorts, { head, log, played, moments, owed }: RestoredMatch) {
    this.#game = game;
    this.#rules = rules;
    this.#ports = ports;
    this.head = head;
    this.#commitment = commitment(head.seed);
    this.#version = log.length;
    this.#commands = new AnsweredCommands(log);
    this.#played = played;
    this.#kept = played.match.length - owed.length;
    this.audience = new Audience(() => this.#scene(), moments, ports.remembered);
    this.#owed = owed;
    this.#over = log.length > 0 && owed.length === 0 && played.match.outcome !== undefined;
  }

  get version(): number {
    return this.#version;
  }

  get played(): ReplayedMatch {
    return this.#played;
  }

  get owesDice(): boolean {
    return this.#owed.length > 0;
  }

  /** False if a command is certainly new. */
  mayStand(command: string): boolean {
    return this.#commands.mayHave(command);
  }

  /** The version a command led to, if it was committed. Old commands are looked up in the log. */
  async answered(command: string): Promise<Result<number | undefined>> {
    const version = this.#commands.version(command);
    if (version !== undefined || !this.mayStand(command)) return accept(version);
    const loaded = await this.#loaded();
    if (loaded === undefined) return refuse("not-kept", "the match can't be read right now");
    return accept(commandsIn(loaded.log).get(command));
  }

  /** Commits entries to the store, and only then sends them to the viewers. */
  enter(entered: Result<readonly MatchStep<BaseFact>[]>, command?: string, why?: Reasons): Promise<Result<undefined>> {
    if (!entered.ok) return Promise.resolve(entered);
    const steps = entered.value;
    const happened = entriesOf(steps).map(
      (one, i): LogEvent => (i === 0 && one.kind === "entry" && why !== undefined ? { ...one, why } : one),
    );
    return this.commit({ happened, steps, ...(command !== undefined && { command }) });
  }

  async commit(deed: PendingCommit): Promise<Result<undefined>> {
    const happened = [...entriesOf(this.#owed), ...deed.happened];
    const steps = [...this.#owed, ...(deed.steps ?? [])];
    const { command, and } = deed;
    const played = withOffers(deed.played ?? this.#played, happened);
    const at = this.#ports.now();
    const base = this.version;
    const log = numberedLog(happened, base, at, command);
    const end = this.#over ? undefined : matchEndOf(this.#game, this.head, played, at);
    const commit: Commit = { match: this.head.id, base, log, ...(end !== undefined && { end }) };
    const committed = await commitAll(this.#ports.store, and === undefined ? [commit] : [commit, and]);
    if (!committed.ok) {
      await this.#putBack(deed.entries, committed.refusal.code === "not-kept");
      return committed;
    }
    deed.before?.();
    this.#played = played;
    this.#kept = played.match.length;
    this.#owed = [];
    // A move taken back after the end reopens the match, and its next end is judged like the first.
    this.#over = played.match.outcome !== undefined;
    this.#stand(
      log,
      log.map((logged, i) => versionMoment(logged, steps[i], played)),
    );
    return accept(undefined);
  }

  /** Another host has written: loads what is stored and sends viewers what they missed. */
  async reload(): Promise<void> {
    if (await this.#goOn()) return;
    // Some of the entries may have been applied.
    if (this.#played.match.length > this.#kept) return this.#putBack();
    const loaded = await this.#loaded();
    if (loaded !== undefined) this.#standOn(loaded);
  }

  /** The usual case: another host has added entries, which need no more than to be applied here. */
  async #goOn(): Promise<boolean> {
    if (this.#owed.length > 0) return false;
    const read = await this.#ports.store.loadSince?.(this.head.id, this.version).catch(() => undefined);
    const log = read?.ok === true ? read.value : undefined;
    if (log?.[0]?.version !== this.version + 1) return false;
    const entries = log.flatMap(({ happened }) => (happened.kind === "entry" ? [happened.entry] : []));
    if (entries.length < log.length) return false;
    const steps = this.#played.match.goOn(entries);
    if (!steps.ok) return false;
    const happened = log.map((logged) => logged.happened);
    const played = withOffers(this.#played, happened);
    this.#played = played;
    this.#kept = played.match.length;
    this.#over = played.match.outcome !== undefined;
    this.#stand(
      log,
      log.map((logged, i) => versionMoment(logged, steps.value[i], played)),
    );
    return true;
  }

  /**
   * Rolls back a failed commit to what is stored, or to the last known state if the store cannot be read. A commit
   * without an answer may have succeeded: nobody is told that it failed while the store can still be asked.
   */
  async #putBack(entries: readonly Entry[] = this.#played.match.entries, isUnanswered = false): Promise<void> {
    const { pause } = this.#ports;
    let loaded = await this.#loaded();
    for (let tries = 1; isUnanswered && pause !== undefined && loaded === undefined && tries < mostTries; tries++) {
      await pause();
      loaded = await this.#loaded();
    }
    if (loaded !== undefined) {
      this.#standOn(loaded);
      return;
    }
    const { match } = this.#played;
    const record = { ...match.record, entries: entries.slice(0, this.#kept) };
    const again = this.#mustReplay(Match.resume(this.#rules, record, { clock: () => this.#ports.now() }));
    this.#played = { ...this.#played, match: again.match };
    this.#owed = again.steps.slice(this.#kept);
  }

  /** What is stored, if it can be read and is no older than the state in memory. */
  async #loaded(): Promise<StoredMatch | undefined> {
    const loaded = await this.#ports.store.load(this.head.id).catch(() => undefined);
    const stored = loaded?.ok === true ? loaded.value : undefined;
    return stored !== undefined && stored.log.length >= this.version ? stored : undefined;
  }

  #standOn(stored: StoredMatch): void {
    const before = this.version;
    const { played, moments, owed } = this.#mustReplay(replayMatch(this.#rules, stored, this.#ports));
    this.#played = played;
    this.#kept = played.match.length - owed.length;
    this.#owed = owed;
    this.#over = owed.length === 0 && played.match.outcome !== undefined;
    this.audience.remember(moments.filter(({ version }) => version <= before));
    const news = stored.log.slice(before);
    if (news.length > 0)
      this.#stand(
        news,
        moments.filter(({ version }) => version > before),
      );
  }

  /** A stored match that no longer replays is a bug in the rules, so it throws instead of refusing. */
  #mustReplay<T>(again: Result<T>): T {
    if (!again.ok) throw new Error(`${this.head.id} does not replay: ${again.refusal.reason}`);
    return again.value;
  }

  #stand(log: readonly LogEntry[], moments: readonly VersionMoment[]): void {
    this.#version += log.length;
    this.#commands.note(log);
    this.audience.hear(moments, log.length);
  }

  #scene(): MatchScene {
    const { match, laid, rematch, claimed } = this.#played;
    const { head, version } = this;
    return { head, rules: this.#rules, match, laid, version, commitment: this.#commitment, rematch, claimed };
  }
}
