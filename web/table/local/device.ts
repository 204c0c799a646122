/**
 * A device around a hosted match: it is held by one person at a time, and what it shows is what that person may see.
 * Where the next one to hold it knows other secrets, a curtain falls until they take it.
 */
import { type Acknowledged, type Deed, type HostedMatch, peopleOf } from "@turnlight/host";
import { accept, type Read, refuse, type Seat, same } from "@turnlight/kernel";
import type { Preparing } from "../table.ts";
import { type Holding, nextHolding, nobody } from "./holding.ts";
import type { Said } from "./messages.ts";

export class Device {
  readonly #say: (said: Said) => void;
  #host: HostedMatch;
  #holding: Holding = nobody;
  /** The version up to which each person has seen the match, on this device. */
  readonly #seen = new Map<Seat, number>();
  #stop: () => void = () => {};

  constructor(host: HostedMatch, say: (said: Said) => void) {
    this.#say = say;
    this.#host = host;
    this.#adopt(host);
  }

  get match(): string {
    return this.#host.id;
  }

  /** The match it is around now, which changes with a rematch. */
  get host(): HostedMatch {
    return this.#host;
  }

  /** As the one who holds it. */
  async do(id: string, deed: Deed): Promise<Read<Acknowledged>> {
    const { holder, curtain } = this.#holding;
    if (typeof holder !== "number" || curtain !== undefined)
      return refuse("not-your-turn", "nobody holds the device", { right: "a person at the table" });
    return this.#host.command({ id, seat: holder, deed });
  }

  /** Another person takes the device from behind the curtain, and hears what happened since they last held it. */
  take(seat: Seat): Read<undefined> {
    if (this.#holding.curtain !== seat) return refuse("not-your-turn", `seat ${seat} is not asked to take the device`);
    this.#hold({ holder: seat });
    return accept(undefined);
  }

  record(): Read<string> {
    return this.#host.record();
  }

  thinking(seat: Seat | undefined): void {
    this.#say({ kind: "thinking", ...(seat !== undefined && { seat }) });
  }

  preparing(preparing: Preparing | undefined): void {
    this.#say({ kind: "preparing", ...(preparing !== undefined && { preparing }) });
  }

  #adopt(host: HostedMatch): void {
    this.#stop();
    this.#host = host;
    // What was told before it was opened is not told again.
    this.#seen.clear();
    for (const seat of host.laid.sitters.keys()) this.#seen.set(seat, host.version);
    this.#holding = nobody;
    this.#hold(this.#next());
  }

  #next(): Holding {
    return nextHolding(this.#holding, this.#host.match, peopleOf(this.#host.laid.sitters));
  }

  /** Shows the match through the eyes of who holds the device now, beginning where they last saw it. */
  #hold(holding: Holding): void {
    this.#stop();
    this.#holding = holding;
    const { holder, curtain } = holding;
    const host = this.#host;
    if (curtain !== undefined || typeof holder !== "number") {
      this.#say({
        kind: "sight",
        sight: host.sight("spectator"),
        holder: "spectator",
        ...(curtain !== undefined && { curtain }),
      });
      this.#stop = () => {};
      return;
    }
    const since = this.#seen.get(holder) ?? host.version;
    const sight = host.sightAt(holder, since) ?? host.sight(holder);
    this.#seen.set(holder, sight.version);
    this.#say({ kind: "sight", sight, holder });
    this.#stop = host.watch(holder, sight.version, (event) => {
      const { happened, version } = event;
      this.#seen.set(holder, version);
      if (happened.kind === "next" && host.successor !== undefined) {
        this.#adopt(host.successor);
        return;
      }
      this.#say({ kind: "event", event });
      if (version === host.version) this.#settle(holder, version);
    });
  }

  #settle(holder: Seat, version: number): void {
    const next = this.#next();
    if (same(next, this.#holding)) return;
    // Where nothing is hidden, the next one has been looking on.
    if (next.curtain === undefined && typeof next.holder === "number" && next.holder !== holder)
      this.#seen.set(next.holder, version);
    this.#hold(next);
  }
}
