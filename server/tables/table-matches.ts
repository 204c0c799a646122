/** The matches a table plays one after the other: the current one, and those before it. */
import { HostedMatch } from "@turnlight/host";
import { type AnyGame, accept, courseDayOf, dayOf, type Result, refuse } from "@turnlight/kernel";
import { splitBoard } from "../boards/board-name.ts";
import { isHurried } from "./clocks.ts";
import { matchIdsFrom } from "./match-ids.ts";
import type { RecordKeeper } from "./record-keeper.ts";
import type { TablePorts } from "./table-ports.ts";
import { fairnessOf, isReady, laidOf, seedOfTable, type TableRecord } from "./table-record.ts";

/** Retries of a change after another node wrote first. */
export const mostTries = 5;

/** A day's course is sealed until the day is over. */
const isSealed = ({ course }: TableRecord, now: number): boolean =>
  course?.sealed === true && (courseDayOf(splitBoard(course.board).key) ?? "") >= dayOf(now);

export class TableMatches {
  readonly #game: AnyGame;
  readonly #keeper: RecordKeeper;
  readonly #ports: TablePorts;
  /** Called with every match that becomes the current one. */
  readonly #played: (match: HostedMatch) => void;
  #current: HostedMatch | undefined;
  #previous: HostedMatch | undefined;
  /** The newest match that is noted as rated. */
  #noted: string | undefined;

  constructor(game: AnyGame, keeper: RecordKeeper, ports: TablePorts, played: (match: HostedMatch) => void) {
    this.#game = game;
    this.#keeper = keeper;
    this.#ports = ports;
    this.#played = played;
  }

  get current(): HostedMatch | undefined {
    return this.#current;
  }

  /** Loads the match the record names and follows its successors; begins one if everybody is ready. */
  async find(): Promise<Result<undefined>> {
    const { match: named } = this.#keeper.record;
    if (named === undefined) return isReady(this.#keeper.record) ? this.#begin() : accept(undefined);
    if (this.#current !== undefined && !this.#isRenamed(this.#current)) return accept(undefined);
    let opened = await HostedMatch.open(this.#game, named, this.#ports);
    while (opened.ok && opened.value.next !== undefined) {
      this.#previous = opened.value;
      opened = await HostedMatch.open(this.#game, opened.value.next, this.#ports);
    }
    if (!opened.ok) return opened;
    this.#play(opened.value);
    await this.remember();
    return accept(undefined);
  }

  /** Whether a player was renamed since the match was loaded, as when a guest is deleted. */
  #isRenamed({ head }: HostedMatch): boolean {
    return this.#keeper.record.chairs.some(
      (chair, seat) => chair.kind === "person" && head.sitters[seat]?.name !== chair.name,
    );
  }

  async #begin(): Promise<Result<undefined>> {
    const seed = seedOfTable(this.#keeper.record);
    const begun = await HostedMatch.begin(this.#game, laidOf(this.#keeper.record), this.#ports, { seed });
    if (!begun.ok) return begun;
    const { id } = begun.value;
    // Another node may have begun a match too: the one in the stored record counts.
    if (!(await this.#keeper.keep({ ...this.#keeper.record, match: id, first: id }))) return this.find();
    this.#play(begun.value);
    await this.#noteRated();
    return accept(undefined);
  }

  /** A match of a rated table counts once it is over; noted again whenever the table is loaded, in case this failed. */
  async #noteRated(): Promise<void> {
    const match = this.#current;
    const { rated, chairs, id: table, game, clock, increment } = this.#keeper.record;
    if (rated !== true || match === undefined || this.#noted === match.id) return;
    const [one = "", other = ""] = chairs.map((chair) => (chair.kind === "person" ? chair.guest : ""));
    const pace = isHurried({ ...(clock !== undefined && { clock }), ...(increment !== undefined && { increment }) });
    await this.#ports.store.noteRated({ match: match.id, table, game, pace: pace ? "live" : "slow", one, other });
    this.#noted = match.id;
  }

  /**
   * Stores the current match in the record, so that opening the table does not have to follow all successors, and its
   * creator may open another.
   */
  async remember(): Promise<void> {
    await this.#noteRated();
    for (let tries = 0; tries < mostTries; tries++) {
      const match = this.#current;
      if (match === undefined) return;
      const over = match.match.outcome !== undefined;
      if (this.#keeper.record.match === match.id && this.#keeper.record.over === over) return;
      const moved = this.#keeper.record.match !== match.id && this.#keeper.record.match !== undefined;
      const previous = moved ? this.#keeper.record.match : this.#keeper.record.previous;
      const changed = { ...this.#keeper.record, match: match.id, over, ...(previous !== undefined && { previous }) };
      if (await this.#keeper.keep(changed)) return;
    }
  }

  #play(match: HostedMatch): void {
    this.#current = match;
    this.#ports.playing(match.id);
    this.#played(match);
    match.start();
  }

  /** Moves on to the next match. */
  async goOn(from: HostedMatch, next: string): Promise<void> {
    if (this.#current !== from) return;
    const opened =
      from.successor === undefined ? await HostedMatch.open(this.#game, next, this.#ports) : accept(from.successor);
    if (!opened.ok) return;
    this.#previous = from;
    this.#play(opened.value);
    await this.remember();
  }

  /** The current match or the one before it, whose commands may be resent. */
  async named(id: string): Promise<Result<HostedMatch>> {
    const match = this.#current;
    if (match === undefined) return refuse("not-begun", "the match hasn't started");
    if (match.id === id) return accept(match);
    if (this.#previous?.id === id) return accept(this.#previous);
    if (this.#keeper.record.previous !== id && this.#keeper.record.first !== id)
      return refuse("other-match", "this table is playing another match", { where: match.id });
    const opened = await HostedMatch.open(this.#game, id, this.#ports);
    if (opened.ok) this.#previous = opened.value;
    return opened;
  }

  /** The ids of this table's matches from the first on, as far as they are stored. */
  ids(): Promise<readonly string[]> {
    return matchIdsFrom(this.#ports.store, this.#keeper.record.first);
  }

  /** The finished match's record, and how its seed was made. */
  async finished(match: string | undefined): Promise<Result<unknown>> {
    const found = await this.named(match ?? this.#keeper.record.match ?? "");
    if (!found.ok) return found;
    if (isSealed(this.#keeper.record, this.#ports.now()))
      return refuse("sealed", "others are still playing with these dice", { right: "to wait until the day is over" });
    const host = found.value;
    const written = host.record();
    if (!written.ok) return written;
    const record: unknown = JSON.parse(written.value);
    const isFirst = host.id === this.#keeper.record.first;
    return accept(
      isFirst && typeof record === "object" ? { ...record, fair: fairnessOf(this.#keeper.record) } : record,
    );
  }
}
