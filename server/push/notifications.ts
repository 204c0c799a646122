/** Calls people to their tables: a match waits for them, they are not connected, and they have asked for it. */
import type { PushAddress } from "@turnlight/wire";
import type { PendingNotification, PushKeys } from "../store/push.ts";
import type { OnlineStore } from "../store/store.ts";
import { awaitedSeats } from "../tables/awaited-seats.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { type PushRequest, requestFor } from "./message.ts";
import { quietUntil } from "./quiet-hours.ts";

export interface PushPorts {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly keys: PushKeys;
  readonly origin: string | undefined;
  /** Milliseconds that somebody may be gone before they are called. */
  readonly callAfter: number;
  now(): number;
  /** Hands a call to its push service; the status it answers with. */
  deliver(request: PushRequest, given: AbortSignal): Promise<number>;
}

/** Calls made in one tick. */
const mostAtOnce = 50;
/** Answers of a push service that say: nobody is at this address any more. */
const gone: readonly number[] = [404, 410];

const namesBeside = ({ record }: OnlineTable, guest: string): readonly string[] =>
  record.chairs.flatMap((chair) => (chair.kind === "person" && chair.guest !== guest ? [chair.name] : []));

export class PushNotifications {
  readonly #ports: PushPorts;
  /** The turns that were noted already, by guest and table. */
  #noted = new Map<string, string>();
  readonly #closing = new AbortController();

  constructor(ports: PushPorts) {
    this.#ports = ports;
  }

  /** Waits for no push service any more. */
  close(): void {
    this.#closing.abort();
  }

  async tick(): Promise<void> {
    await this.#note();
    const { store, now } = this.#ports;
    for (const call of await store.dueCalls(now(), mostAtOnce)) {
      if (this.#closing.signal.aborted) return;
      await this.#settle(call);
    }
  }

  async #note(): Promise<void> {
    const { hall, store, now, callAfter } = this.#ports;
    const awaited = hall.awaited();
    const connected = awaited.length === 0 ? new Set<string>() : hall.connected();
    const noted = new Map<string, string>();
    for (const call of awaited) {
      if (connected.has(call.guest)) continue;
      const key = `${call.guest} ${call.table}`;
      noted.set(key, call.turn);
      if (this.#noted.get(key) === call.turn) continue;
      await store.noteCall(call, now() + callAfter);
      // They may sit at another of their tables through another node: until the call is due, it has told so.
      if (store.shared) await hall.of(call.guest);
    }
    this.#noted = noted;
  }

  async #settle(call: PendingNotification): Promise<void> {
    const { hall, store, now, callAfter } = this.#ports;
    const table = await hall.table(call.table);
    const waits =
      table.ok && awaitedSeats(table.value).some(({ guest, turn }) => guest === call.guest && turn === call.turn);
    if (!table.ok || !waits) return store.dropCall(call);
    if (hall.connected().has(call.guest)) return store.postponeCall(call, now() + callAfter);
    const quiet = await store.quietHours(call.guest);
    const later = quiet === undefined ? undefined : quietUntil(quiet, now());
    if (later !== undefined) return store.postponeCall(call, later);
    if (!(await store.takeCall(call))) return;
    const others = namesBeside(table.value, call.guest);
    const addresses = await store.callAddresses(call.guest);
    await Promise.all(addresses.map((address) => this.#make(address, call.table, others)));
  }

  /** A push service that cannot be reached, or has other troubles, is asked again at the next turn. */
  async #make(address: PushAddress, table: string, others: readonly string[]): Promise<void> {
    const { store, keys, origin, deliver } = this.#ports;
    const request = await requestFor(address, { table, language: address.language, others }, keys, origin);
    const status = await deliver(request, this.#closing.signal).catch(() => undefined);
    if (status !== undefined && gone.includes(status)) await store.forgetCallAddress(address.endpoint);
  }
}
