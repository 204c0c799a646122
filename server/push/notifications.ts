/** Sends push notifications to guests whose turn it is or who are asked something, who are not connected, and who asked for it. */
import type { PushAddress } from "@turnlight/wire";
import type { PendingNotification, PushKeys } from "../store/push.ts";
import type { OnlineStore } from "../store/store.ts";
import { awaitedSeats, questionIn } from "../tables/awaited-seats.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { type PushRequest, requestFor } from "./message.ts";
import { quietUntil } from "./quiet-hours.ts";

export interface PushPorts {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly keys: PushKeys;
  readonly origin: string | undefined;
  /** Milliseconds that a guest must be offline before being notified. */
  readonly callAfter: number;
  now(): number;
  /** Sends a notification to its push service; resolves with the response status. */
  deliver(request: PushRequest, given: AbortSignal): Promise<number>;
}

/** Notifications sent per tick. */
const mostAtOnce = 50;
/** Response statuses that mean the subscription has expired. */
const gone: readonly number[] = [404, 410];

const namesBeside = ({ record }: OnlineTable, guest: string): readonly string[] =>
  record.chairs.flatMap((chair) => (chair.kind === "person" && chair.guest !== guest ? [chair.name] : []));

export class PushNotifications {
  readonly #ports: PushPorts;
  /** The turns already recorded, by guest and table. */
  #noted = new Map<string, string>();
  readonly #closing = new AbortController();

  constructor(ports: PushPorts) {
    this.#ports = ports;
  }

  /** Aborts pending requests to push services. */
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
      // The guest may be connected to another of their tables through another node. Loading those tables here makes
      // that node report its presence before the notification is due.
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
    await Promise.all(addresses.map((address) => this.#make(address, call, others)));
  }

  /** Failures are not retried: the next turn sends a new notification. */
  async #make(address: PushAddress, call: PendingNotification, others: readonly string[]): Promise<void> {
    const { store, keys, origin, deliver } = this.#ports;
    const question = questionIn(call);
    const text = {
      table: call.table,
      language: address.language,
      others,
      ...(question !== undefined && { question }),
    };
    const request = await requestFor(address, text, keys, origin);
    const status = await deliver(request, this.#closing.signal).catch(() => undefined);
    if (status !== undefined && gone.includes(status)) await store.forgetCallAddress(address.endpoint);
  }
}
