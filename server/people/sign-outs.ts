/**
 * Signing out everywhere. Each guest has a sign-out counter, and every credential (session, seat token, subscription)
 * records the count at which it was issued: a higher count voids all of them, on every node.
 */
import type { OnlineStore } from "../store/store.ts";
import { seatBy, type TableRecord } from "../tables/table-record.ts";
import { hashOf } from "../tokens.ts";

/** The guest an action is for, and their sign-out count when the credential was issued. */
export interface Acting {
  readonly guest: string;
  readonly signOuts: number;
}

/** The open connections and the guests they act for. */
export interface ActingLines {
  guests(): Iterable<string>;
  /** Closes connections with credentials from before that sign-out. */
  end(guest: string, signOuts: number): void;
}

export interface SignOutPorts {
  readonly store: OnlineStore;
  now(): number;
  report(problem: unknown): void;
}

/**
 * Milliseconds for which a sign-out is held in memory, for credentials that were looked up before it and are used after
 * it.
 */
const remembered = 60_000;

export class SignOuts {
  readonly #ports: SignOutPorts;
  readonly #recent = new Map<string, { readonly signOuts: number; readonly at: number }>();
  #lines: ActingLines | undefined;

  constructor(ports: SignOutPorts) {
    this.#ports = ports;
  }

  /** Sets the connections to close on a sign-out. */
  watch(lines: ActingLines): void {
    this.#lines = lines;
  }

  /** Ends all of the guest's sessions and notifies the other nodes. */
  async signOut(guest: string): Promise<void> {
    const { store, report } = this.#ports;
    const signOuts = await store.endSessions(guest);
    this.hear(guest, signOuts);
    // A node that misses this finds out when it next compares with the store.
    if (store.shared) await store.tell({ kind: "signed-out", id: guest, signOuts }).catch(report);
  }

  /** A guest has signed out, through this or another node. */
  hear(guest: string, signOuts: number): void {
    const at = this.#ports.now();
    for (const [other, { at: then }] of this.#recent) if (at - then > remembered) this.#recent.delete(other);
    this.#recent.set(guest, { signOuts, at });
    this.#lines?.end(guest, signOuts);
  }

  hasEnded({ guest, signOuts }: Acting): boolean {
    return (this.#recent.get(guest)?.signOuts ?? 0) > signOuts;
  }

  /** Compares with the store, in case a notification from another node was lost. */
  async tick(): Promise<void> {
    const { store } = this.#ports;
    const guests = [...new Set(this.#lines?.guests() ?? [])];
    if (!store.shared || guests.length === 0) return;
    for (const [guest, signOuts] of await store.versions("guest", guests))
      if (signOuts > 0) this.#lines?.end(guest, signOuts);
  }
}

/** The seat and guest of a token; `undefined` if it is invalid or was issued before the guest signed out everywhere. */
export const seatByToken = async (
  store: OnlineStore,
  record: TableRecord,
  token: string,
): Promise<(Acting & { readonly seat: number }) | undefined> => {
  const seat = seatBy(record, hashOf(token));
  const chair = seat === undefined ? undefined : record.chairs[seat];
  if (seat === undefined || chair?.kind !== "person") return undefined;
  const { guest, signOuts = 0 } = chair;
  const now = (await store.versions("guest", [guest])).get(guest);
  return now === signOuts ? { seat, guest, signOuts } : undefined;
};
