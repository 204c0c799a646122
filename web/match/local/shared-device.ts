/**
 * A device shared by the people of a hosted match: one person holds it at a time, and it shows what that person may
 * see. If the next holder knows other secrets, a curtain hides the board until they take the device. At an open table
 * it belongs to everybody around it, and a curtain comes only before somebody's own secrets.
 */
import { type Acknowledged, type Action, type HostedMatch, peopleOf } from "@turnlight/host";
import { accept, isEqual, type Result, refuse, type Seat, type Viewer } from "@turnlight/kernel";
import type { PreparingBot } from "../table.ts";
import { type Holder, nextHolder, nobody, onTurn, openTable } from "./holder.ts";
import type { WorkerEvent } from "./messages.ts";

export class SharedDevice {
  readonly #say: (said: WorkerEvent) => void;
  #host: HostedMatch;
  #holding: Holder = nobody;
  /** The version up to which each person has seen the match on this device. */
  readonly #seen = new Map<Seat, number>();
  #stop: () => void = () => {};

  constructor(host: HostedMatch, say: (said: WorkerEvent) => void) {
    this.#say = say;
    this.#host = host;
    this.#adopt(host);
  }

  get match(): string {
    return this.#host.id;
  }

  /** The current match, which changes with a rematch. */
  get host(): HostedMatch {
    return this.#host;
  }

  /** Acts as the holder; at an open table as the player to move. */
  async do(id: string, deed: Action): Promise<Result<Acknowledged>> {
    const { holder, curtain, open } = this.#holding;
    const people = this.#people;
    const seat = open === true ? (onTurn(this.#host.match, people) ?? people[0]) : holder;
    if (typeof seat !== "number" || curtain !== undefined)
      return refuse("not-your-turn", "nobody holds the device", { right: "a person at the table" });
    return this.#host.command({ id, seat, deed });
  }

  /**
   * Another person takes the device from behind the curtain, and is shown what happened since they last held it. At an
   * open table the curtain comes first, since only that person may see their secrets.
   */
  take(seat: Seat): Result<undefined> {
    const { curtain, open } = this.#holding;
    if (open === true && this.#people.includes(seat)) this.#hold({ holder: "spectator", curtain: seat });
    else if (curtain === seat) this.#hold({ holder: seat });
    else return refuse("not-your-turn", `seat ${seat} is not asked to take the device`);
    return accept(undefined);
  }

  /** Returns to the open table after somebody has looked at their own secrets. */
  layOpen(): Result<undefined> {
    if (!isEqual(this.#next(), openTable)) return refuse("not-open", "this table does not lie open");
    this.#hold(openTable);
    return accept(undefined);
  }

  record(): Result<string> {
    return this.#host.record();
  }

  thinking(seat: Seat | undefined): void {
    this.#say({ kind: "thinking", ...(seat !== undefined && { seat }) });
  }

  preparing(preparing: PreparingBot | undefined): void {
    this.#say({ kind: "preparing", ...(preparing !== undefined && { preparing }) });
  }

  #adopt(host: HostedMatch): void {
    this.#stop();
    this.#host = host;
    // Entries from before it was opened are not replayed.
    this.#seen.clear();
    for (const seat of host.laid.sitters.keys()) this.#seen.set(seat, host.version);
    this.#holding = nobody;
    this.#hold(this.#next());
  }

  get #people(): readonly Seat[] {
    return peopleOf(this.#host.laid.sitters);
  }

  #next(): Holder {
    return nextHolder(this.#holding, this.#host.match, this.#people, this.#host.isOpen);
  }

  /** Shows the match to the current holder, beginning where they last saw it. */
  #hold(holding: Holder): void {
    this.#stop();
    this.#stop = () => {};
    this.#holding = holding;
    const { holder, curtain, open } = holding;
    const host = this.#host;
    if (open === true) {
      // At an open table everybody sees everything.
      for (const seat of this.#people) this.#seen.set(seat, host.version);
      this.#say({ kind: "sight", sight: host.sight(holder), holder, open });
      this.#follow(holder, host.version);
      return;
    }
    const isOpen = isEqual(this.#next(), openTable);
    if (curtain !== undefined || typeof holder !== "number") {
      this.#say({
        kind: "sight",
        sight: host.sight("spectator"),
        holder: "spectator",
        ...(curtain !== undefined && { curtain }),
        ...(isOpen && { open: true }),
      });
      return;
    }
    const since = this.#seen.get(holder) ?? host.version;
    const sight = host.sightAt(holder, since) ?? host.sight(holder);
    this.#seen.set(holder, sight.version);
    this.#say({ kind: "sight", sight, holder, ...(isOpen && { open: true }) });
    this.#follow(holder, sight.version);
  }

  #follow(viewer: Viewer, since: number): void {
    const host = this.#host;
    const looking = typeof viewer === "number" ? [viewer] : this.#people;
    this.#stop = host.watch(viewer, since, (event) => {
      const { happened, version } = event;
      for (const seat of looking) this.#seen.set(seat, version);
      if (happened.kind === "next" && host.successor !== undefined) {
        this.#adopt(host.successor);
        return;
      }
      this.#say({ kind: "event", event });
      if (version === host.version) this.#settle(version);
    });
  }

  #settle(version: number): void {
    const { holder } = this.#holding;
    const next = this.#next();
    if (isEqual(next, this.#holding)) return;
    // If nothing is hidden, the next holder has been looking on.
    if (next.curtain === undefined && typeof next.holder === "number" && next.holder !== holder)
      this.#seen.set(next.holder, version);
    this.#hold(next);
  }
}
