/**
 * Signing out everywhere. A guest's sign-outs are counted, and every right of theirs (a session, a seat's token, a place
 * at a table) holds for the count it was given at: one more, and all of them are void, on every node.
 */
import type { OnlineStore } from "../store/store.ts";
import { seatBy, type TableRecord } from "../tables/table-record.ts";
import { hashOf } from "../tokens.ts";

/** For whom something is done, and how often they had signed out when they were given the right to it. */
export interface Acting {
  readonly guest: string;
  readonly signOuts: number;
}

/** What lines there are, and for whom each of them acts. */
export interface ActingLines {
  guests(): Iterable<string>;
  /** Ends those that act by a right from before. */
  end(guest: string, signOuts: number): void;
}

export interface SignOutPorts {
  readonly store: OnlineStore;
  now(): number;
  report(problem: unknown): void;
}

/** Milliseconds for which a sign-out is remembered: a right that was looked up before it may arrive after it. */
const remembered = 60_000;

export class SignOuts {
  readonly #ports: SignOutPorts;
  readonly #recent = new Map<string, { readonly signOuts: number; readonly at: number }>();
  #lines: ActingLines | undefined;

  constructor(ports: SignOutPorts) {
    this.#ports = ports;
  }

  /** From here on these are the lines that end. */
  watch(lines: ActingLines): void {
    this.#lines = lines;
  }

  /** No device is the guest's any more; the other nodes are told. */
  async signOut(guest: string): Promise<void> {
    const { store, report } = this.#ports;
    const signOuts = await store.endSessions(guest);
    this.hear(guest, signOuts);
    // Whoever is not told finds out when it compares.
    if (store.shared) await store.tell({ kind: "signed-out", id: guest, signOuts }).catch(report);
  }

  /** Somebody has signed out, here or through another node. */
  hear(guest: string, signOuts: number): void {
    const at = this.#ports.now();
    for (const [other, { at: then }] of this.#recent) if (at - then > remembered) this.#recent.delete(other);
    this.#recent.set(guest, { signOuts, at });
    this.#lines?.end(guest, signOuts);
  }

  hasEnded({ guest, signOuts }: Acting): boolean {
    return (this.#recent.get(guest)?.signOuts ?? 0) > signOuts;
  }

  /** Compares with what is kept, where another node may have written unheard. */
  async tick(): Promise<void> {
    const { store } = this.#ports;
    const guests = [...new Set(this.#lines?.guests() ?? [])];
    if (!store.shared || guests.length === 0) return;
    for (const [guest, signOuts] of await store.versions("guest", guests))
      if (signOuts > 0) this.#lines?.end(guest, signOuts);
  }
}

/** Whose seat a token opens; nothing where it opens none, or was given before the guest signed out everywhere. */
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
