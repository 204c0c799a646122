/**
 * The tables of this device; each is played in one tab at a time. A match just begun keeps its worker until it is
 * opened.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { Table, TableSource } from "../table.ts";
import { type Claim, type Claims, tabClaims } from "./claims.ts";
import { beginLocal, openLocal, playOnLocal, type UnclaimedTable } from "./local-table.ts";

/** A table that closes by itself when another tab takes its match, and renews its claim for every rematch. */
const claimed = (table: UnclaimedTable, first: Claim, claims: Claims): Table => {
  const taken = signal(false);
  let stop = (): void => {};
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    unfollow();
    stop();
    table.close();
  };
  const hold = (match: string, { lost, release }: Claim): void => {
    if (isClosed) {
      release();
      return;
    }
    stop();
    const unlisten = lost.subscribe((is) => {
      // Opening a match that this table has already left does not affect it.
      if (!is || isClosed || match !== table.address.peek()) return;
      taken.value = true;
      close();
    });
    stop = () => {
      unlisten();
      release();
    };
  };
  let unfollow = (): void => {};
  hold(table.address.peek(), first);
  unfollow = follow(table.address, async (match) => {
    // A match that has only just been created cannot be claimed by anybody else.
    const next = await claims.claim(match, { take: true });
    if (next !== undefined) hold(match, next);
  });
  return { ...table, taken, close };
};

/** Calls back with every value but the first. */
const follow = <T>(value: ReadonlySignal<T>, then: (now: T) => Promise<void>): (() => void) => {
  let first = true;
  return value.subscribe((now) => {
    if (!first) void then(now);
    first = false;
  });
};

interface TableOpeners {
  readonly begin: typeof beginLocal;
  readonly open: typeof openLocal;
  readonly playOn: typeof playOnLocal;
}

const thisDevice: TableOpeners = { begin: beginLocal, open: openLocal, playOn: playOnLocal };

export const tablesOf = (claims: Claims, { begin, open, playOn }: TableOpeners = thisDevice): TableSource => {
  const begun = new Map<string, Table>();
  const own = async (opened: Promise<Result<UnclaimedTable>>, claim: Claim): Promise<Result<Table>> => {
    const table = await opened;
    if (table.ok) return accept(claimed(table.value, claim, claims));
    claim.release();
    return table;
  };
  const elsewhere = refuse("open-elsewhere", "this match is open in another tab");
  const keep = async (table: Result<UnclaimedTable>): Promise<Result<string>> => {
    if (!table.ok) return table;
    const address = table.value.address.value;
    const claim = await claims.claim(address, { take: true });
    if (claim === undefined) {
      table.value.close();
      return elsewhere;
    }
    begun.set(address, claimed(table.value, claim, claims));
    return accept(address);
  };
  return {
    lay: async (laid, drawn) => keep(await begin(laid, drawn)),
    playOn: async (from) => keep(await playOn(from)),
    async open(address, how) {
      const table = begun.get(address);
      begun.delete(address);
      if (table !== undefined) return accept(table);
      const claim = await claims.claim(address, how);
      return claim === undefined ? elsewhere : own(open(address), claim);
    },
  };
};

export const localTables: TableSource = tablesOf(tabClaims());
