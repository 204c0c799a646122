/**
 * What stands of a match: its log, the position it leads to, and who looks on. There is one way for anything to come to
 * stand: kept first, told afterwards, and undone where it could not be kept.
 */
import {
  type AnyGame,
  type AnyRules,
  accept,
  commitment,
  type Read,
  type Reasons,
  type Step,
  type Telling,
} from "@turnlight/kernel";
import { Audience } from "./audience.ts";
import type { HostPorts } from "./commands.ts";
import { endOf } from "./ending.ts";
import {
  commandsIn,
  entriesOf,
  type Happening,
  type Logged,
  type MatchHead,
  noteCommands,
  numbered,
  type StoredMatch,
} from "./log.ts";
import { momentOf, type Played, replayed } from "./replaying.ts";
import { type Commit, commitAll } from "./store.ts";
import type { Moment, Scene } from "./viewing.ts";

/** Something that is to come to stand. */
interface Deed {
  readonly happened: readonly Happening[];
  readonly steps?: readonly Step<Telling>[];
  readonly command?: string;
  readonly played?: Played;
  /** Another match that begins with it, or neither does. */
  readonly and?: Commit;
  /** Done once it is kept, before anybody is told. */
  readonly before?: () => void;
}

/** What a match stands on when its host begins. */
export interface Footing {
  readonly head: MatchHead;
  readonly log: readonly Logged[];
  readonly played: Played;
  readonly moments: readonly Moment[];
  /** Dice of a log that was cut off before them: kept and told with whatever comes next. */
  readonly owed: readonly Step<Telling>[];
}

export class Standing {
  readonly #game: AnyGame;
  readonly #rules: AnyRules;
  readonly #ports: HostPorts;
  readonly head: MatchHead;
  readonly audience: Audience;
  readonly #commitment: string;
  readonly #log: Logged[];
  readonly #commands: Map<string, number>;
  #played: Played;
  #owed: readonly Step<Telling>[];
  /** Its end has been kept, with all that was earned. */
  #over: boolean;

  constructor(game: AnyGame, rules: AnyRules, ports: HostPorts, { head, log, played, moments, owed }: Footing) {
    this.#game = game;
    this.#rules = rules;
    this.#ports = ports;
    this.head = head;
    this.#commitment = commitment(head.seed);
    this.#log = [...log];
    this.#commands = commandsIn(log);
    this.#played = played;
    this.audience = new Audience(() => this.#scene(), moments, ports.remembered);
    this.#owed = owed;
    this.#over = log.length > 0 && owed.length === 0 && played.match.outcome !== undefined;
  }

  get version(): number {
    return this.#log.length;
  }

  get played(): Played {
    return this.#played;
  }

  get owesDice(): boolean {
    return this.#owed.length > 0;
  }

  /** The version a command has led to, where it stands. */
  answered(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** Entries go into the log, into the store, and only then to the viewers. */
  enter(entered: Read<readonly Step<Telling>[]>, command?: string, why?: Reasons): Promise<Read<undefined>> {
    if (!entered.ok) return Promise.resolve(entered);
    const steps = entered.value;
    const happened = entriesOf(steps).map(
      (one, i): Happening => (i === 0 && one.kind === "entry" && why !== undefined ? { ...one, why } : one),
    );
    return this.commit({ happened, steps, ...(command !== undefined && { command }) });
  }

  async commit(deed: Deed): Promise<Read<undefined>> {
    const happened = [...entriesOf(this.#owed), ...deed.happened];
    const steps = [...this.#owed, ...(deed.steps ?? [])];
    const { command, and } = deed;
    const played = deed.played ?? this.#played;
    const at = this.#ports.now();
    const base = this.version;
    const log = numbered(happened, base, at, command);
    const end = this.#over ? undefined : endOf(this.#game, this.head, played, at);
    const commit: Commit = { match: this.head.id, base, log, ...(end !== undefined && { end }) };
    const committed = await commitAll(this.#ports.store, and === undefined ? [commit] : [commit, and]);
    if (!committed.ok) {
      await this.reload();
      return committed;
    }
    deed.before?.();
    this.#played = played;
    this.#owed = [];
    // A move taken back after the end opens the match again, and its next end is judged like the first.
    this.#over = played.match.outcome !== undefined;
    this.#stand(
      log,
      log.map((logged, i) => momentOf(logged, steps[i], played)),
    );
    return accept(undefined);
  }

  /** Somebody else has written, or the store could not: what is kept is the truth, and viewers hear what they missed. */
  async reload(): Promise<void> {
    const loaded = await this.#ports.store.load(this.head.id).catch(() => undefined);
    const kept = loaded?.ok === true && loaded.value !== undefined && loaded.value.log.length >= this.version;
    const stored: StoredMatch = kept && loaded.value !== undefined ? loaded.value : { head: this.head, log: this.#log };
    const again = replayed(this.#rules, stored, this.#ports);
    // What was kept and can no longer be replayed is a bug of the rules, not of whoever asked.
    if (!again.ok) throw new Error(`${this.head.id} does not replay: ${again.refusal.reason}`);
    const before = this.version;
    const { played, moments, owed } = again.value;
    this.#played = played;
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

  #stand(log: readonly Logged[], moments: readonly Moment[]): void {
    this.#log.push(...log);
    noteCommands(log, this.#commands);
    this.audience.hear(moments, log.length);
  }

  #scene(): Scene {
    const { match, laid } = this.#played;
    return { head: this.head, rules: this.#rules, match, laid, version: this.version, commitment: this.#commitment };
  }
}
