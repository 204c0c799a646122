/** Periodic upkeep of the store: packs finished matches, and deletes what is older than the operator wants to keep. */
import type { Expiry } from "./config.ts";
import type { ServerLog } from "./log.ts";
import { deleteGuest } from "./people/deletion.ts";
import type { OnlineStore, StoredTable } from "./store/store.ts";
import { matchIdsOf } from "./tables/match-ids.ts";
import type { TableDirectory } from "./tables/table-directory.ts";

export interface UpkeepPorts {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly expiry: Expiry;
  readonly log: ServerLog;
  now(): number;
}

const day = 86_400_000;
/** Milliseconds between two rounds, and the most tables or guests in one of them. */
const every = 600_000;
const most = 100;

export class Upkeep {
  readonly #ports: UpkeepPorts;
  #doneAt = Number.NEGATIVE_INFINITY;

  constructor(ports: UpkeepPorts) {
    this.#ports = ports;
  }

  async tick(): Promise<void> {
    const now = this.#ports.now();
    if (Math.abs(now - this.#doneAt) < every) return;
    const isFirst = this.#doneAt === Number.NEGATIVE_INFINITY;
    await this.#round(now, isFirst);
    // Only then: a round that failed is done again with the next tick.
    this.#doneAt = now;
  }

  async #round(now: number, isFirst: boolean): Promise<void> {
    const { store, expiry, log } = this.#ports;
    if (isFirst) await store.noteUnknownSeen(now);
    const tables = expiry.matches === 0 ? 0 : await this.#forgetTables(now - expiry.matches * day);
    const packed = expiry.pack === 0 ? 0 : await this.#pack(now - expiry.pack * day);
    const sessions = expiry.sessions === 0 ? 0 : await store.forgetSessions(now - expiry.sessions * day);
    const guests = expiry.guests === 0 ? 0 : await this.#forgetGuests(now - expiry.guests * day);
    const isWorth = tables + packed + sessions + guests > 0;
    log[isWorth ? "info" : "debug"]({ tables, packed, sessions, guests }, "upkeep");
  }

  /** Those that nobody looks at. */
  async #settled(before: number, which: "all" | "unpacked"): Promise<readonly StoredTable[]> {
    const { store, hall } = this.#ports;
    return (await store.settledTables(before, most, which)).filter(({ id }) => !hall.isHeld(id));
  }

  async #pack(before: number): Promise<number> {
    const { store } = this.#ports;
    const tables = await this.#settled(before, "unpacked");
    for (const table of tables) {
      for (const match of await matchIdsOf(store, table)) await store.packMatch(match);
      await store.notePacked(table.id, table.version);
    }
    return tables.length;
  }

  async #forgetTables(before: number): Promise<number> {
    const { store } = this.#ports;
    const tables = await this.#settled(before, "all");
    for (const table of tables) await store.forgetTable(table.id, await matchIdsOf(store, table));
    return tables.length;
  }

  async #forgetGuests(before: number): Promise<number> {
    const { store, hall } = this.#ports;
    const guests = await store.idleGuests(before, most);
    for (const guest of guests) await deleteGuest(guest, { hall, store });
    return guests.length;
  }
}
