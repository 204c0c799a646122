/**
 * One sync: reads what other devices have written, merges it, and writes what has changed here, until both are the same.
 * Whatever is cut off is simply done again: reading is merged once, and what was written already is found to be equal.
 */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { isObject } from "@turnlight/kernel/schema";
import { readPacked } from "../backup/backup.ts";
import { contentOf } from "../backup/export.ts";
import type { ObjectStores, Write } from "../object-stores.ts";
import { isByField, isSyncedContent, itemOf, itemsOn, placesOfItem, readItem, type SyncContent } from "./sync-items.ts";
import { mergeArrivals, mergePlaces, type SyncArrival } from "./sync-merge.ts";
import {
  everySyncRow,
  gonePlaces,
  itemOfRow,
  itemPlace,
  itemPlaces,
  putState,
  putSynced,
  readItemName,
  readState,
  readSynced,
  removeGone,
  removeSynced,
  type SyncState,
  statePlace,
} from "./sync-rows.ts";

interface SealedBlob {
  readonly name: string;
  readonly sealed: string;
}

/** The server as sync needs it. It refuses with `stale` who has not read the last change, and with `sync-gone` after a deletion. */
export interface SyncServer {
  changes(
    vault: string,
    after: number,
  ): Promise<Result<{ readonly changes: readonly (SealedBlob & { readonly n: number })[]; readonly more: boolean }>>;
  push(vault: string, base: number, blobs: readonly SealedBlob[]): Promise<Result<{ readonly n: number }>>;
  /** The number of the last change. */
  last(vault: string): Promise<Result<number>>;
}

/** Seals with the sync key, which the server never has. */
export interface SyncSealer {
  nameOf(item: string): Promise<string>;
  seal(name: string, content: string): Promise<string>;
  unseal(blob: SealedBlob): Promise<Result<string>>;
}

export interface SyncLimits {
  /** Blobs in a message, characters of one, and of all in a message. */
  readonly blobs: number;
  readonly blob: number;
  readonly message: number;
}

export interface SyncReport {
  readonly read: number;
  readonly written: number;
  /** Items of which a version went into quarantine. */
  readonly conflicts: readonly string[];
  /** Items that are too large for the server. */
  readonly tooLarge: number;
  /** Blobs that this device's version cannot read. */
  readonly unread: number;
}

const textOf = (content: SyncContent): string => JSON.stringify(contentOf(content));
const goneText = (item: string): string => JSON.stringify({ gone: item });

/** What is in a blob; undefined for what this version does not know. */
const arrivalIn = (text: string): SyncArrival | undefined => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isObject(parsed) && Object.hasOwn(parsed, "gone")) {
    const item = readItemName(parsed["gone"]);
    return item.ok && placesOfItem(item.value).length > 0 ? { item: item.value, gone: true } : undefined;
  }
  const packed = readPacked(parsed);
  if (!packed.ok || "secret" in packed.value) return undefined;
  return isSyncedContent(packed.value) ? { item: itemOf(packed.value), content: packed.value } : undefined;
};

interface Outgoing {
  readonly item: string;
  readonly blob: SealedBlob;
  /** Undefined if it was deleted. */
  readonly print?: string;
  readonly base?: unknown;
}

const mostRounds = 1000;

export class SyncEngine {
  readonly #shelves: ObjectStores;
  readonly #server: SyncServer;
  readonly #sealer: SyncSealer;
  readonly #limits: SyncLimits;
  readonly #now: () => number;

  constructor(
    shelves: ObjectStores,
    {
      server,
      sealer,
      limits,
      now,
    }: {
      readonly server: SyncServer;
      readonly sealer: SyncSealer;
      readonly limits: SyncLimits;
      readonly now: () => number;
    },
  ) {
    this.#shelves = shelves;
    this.#server = server;
    this.#sealer = sealer;
    this.#limits = limits;
    this.#now = now;
  }

  async #state(): Promise<Result<SyncState>> {
    const [rows = []] = await this.#shelves.look([statePlace]);
    const state = readState(rows);
    return state === undefined ? refuse("sync-off", "sync is off on this device") : accept(state);
  }

  /** `anew` compares everything with the server once more, whatever was synced before. */
  async run({ anew = false } = {}): Promise<Result<SyncReport>> {
    const settled = await this.#settle();
    if (!anew || !settled.ok) return settled;
    const compared = await this.#compareAnew();
    if (!compared.ok) return compared;
    const rest = await this.#settle();
    if (!rest.ok) return rest;
    return accept({
      ...rest.value,
      read: settled.value.read + compared.value.read + rest.value.read,
      written: settled.value.written + rest.value.written,
      conflicts: [...settled.value.conflicts, ...compared.value.conflicts, ...rest.value.conflicts],
      unread: compared.value.unread,
    });
  }

  /** Reads and writes until there is nothing more to do. */
  async #settle(): Promise<Result<SyncReport>> {
    let report: SyncReport = { read: 0, written: 0, conflicts: [], tooLarge: 0, unread: 0 };
    let isHealed = false;
    for (let round = 0; round < mostRounds; round++) {
      const read = await this.#read();
      if (!read.ok) return read;
      const { read: came, conflicts, unread } = read.value;
      report = {
        ...report,
        read: report.read + came,
        conflicts: [...report.conflicts, ...conflicts],
        unread: report.unread + unread,
      };
      const state = await this.#state();
      if (!state.ok) return state;
      const { outgoing, tooLarge, lost } = await this.#outgoing();
      report = { ...report, tooLarge };
      if (lost.length > 0 && !isHealed) {
        isHealed = true;
        await this.#readAgain(state.value, lost);
        continue;
      }
      if (outgoing.length === 0) {
        await this.#noteDone(state.value);
        return accept(report);
      }
      const pushed = await this.#push(state.value, outgoing);
      if (!pushed.ok) return pushed;
      if (pushed.value === "stale") {
        const healed = await this.#heal(state.value);
        if (!healed.ok) return healed;
      } else report = { ...report, written: report.written + outgoing.length };
    }
    return refuse("sync-busy", "other devices write all the time", { right: "to try again later" });
  }

  /** Reads page by page; each is merged in one transaction with the number of its last change. */
  async #read(anew = false): Promise<
    Result<
      Pick<SyncReport, "read" | "conflicts" | "unread"> & {
        /** Whatever the server had. */ readonly seen: ReadonlySet<string>;
      }
    >
  > {
    let [came, unread] = [0, 0];
    const seen = new Set<string>();
    const conflicts: string[] = [];
    for (;;) {
      const state = await this.#state();
      if (!state.ok) return state;
      const { vault, cursor } = state.value;
      const page = await this.#server.changes(vault, cursor);
      if (!page.ok) return page;
      const arrivals: SyncArrival[] = [];
      for (const blob of page.value.changes) {
        const text = await this.#sealer.unseal(blob);
        const arrival = text.ok ? arrivalIn(text.value) : undefined;
        // A blob under the name of another item was exchanged by somebody else.
        if (arrival === undefined || (await this.#sealer.nameOf(arrival.item)) !== blob.name) unread += 1;
        else arrivals.push(arrival);
      }
      const last = page.value.changes.at(-1)?.n;
      if (last !== undefined) {
        const at = this.#now();
        const merged = await this.#shelves.change(mergePlaces(arrivals), (found) =>
          mergeArrivals(found, arrivals, { vault, cursor, anew }, last, at),
        );
        for (const { item } of arrivals) seen.add(item);
        came += merged?.changed ?? 0;
        conflicts.push(...(merged?.conflicts ?? []));
      }
      if (!page.value.more) return accept({ read: came, conflicts, unread, seen });
    }
  }

  /** What has changed here since it was last synced, as much as fits into one message. */
  async #outgoing(): Promise<{
    readonly outgoing: readonly Outgoing[];
    readonly tooLarge: number;
    /** Items that were synced and are missing, though nobody has deleted them: the device has lost them. */
    readonly lost: readonly string[];
  }> {
    const [syncedRows = [], goneRows = []] = await this.#shelves.look([itemPlaces, gonePlaces]);
    const synced = new Map(syncedRows.map((row) => [itemOfRow(row), readSynced([row])]));
    const outgoing: Outgoing[] = [];
    let [size, tooLarge] = [0, 0];
    const isFull = (more: number): boolean =>
      outgoing.length >= this.#limits.blobs || (outgoing.length > 0 && size + more > this.#limits.message);
    const add = async (item: string, text: string, more: Pick<Outgoing, "print" | "base">): Promise<boolean> => {
      const name = await this.#sealer.nameOf(item);
      const sealed = await this.#sealer.seal(name, text);
      if (sealed.length > this.#limits.blob) tooLarge += 1;
      else if (isFull(sealed.length)) return false;
      else {
        outgoing.push({ item, blob: { name, sealed }, ...more });
        size += sealed.length;
      }
      return true;
    };
    const here = new Set<string>();
    for await (const { item, print, isShared } of itemsOn(this.#shelves)) {
      here.add(item);
      if (isShared === true || synced.get(item)?.print === print) continue;
      const now = await readItem(this.#shelves, item);
      if (now === undefined) continue;
      const { content } = now;
      const base = isByField(item) && "kept" in content ? { base: content.kept.value } : {};
      if (!(await add(item, textOf(content), { print: now.print, ...base }))) return { outgoing, tooLarge, lost: [] };
    }
    const gone = new Set(goneRows.map(itemOfRow));
    const lost = [...synced.keys()].filter((item) => !here.has(item) && !gone.has(item));
    for (const row of goneRows) {
      const item = itemOfRow(row);
      // What was never sent needs no deletion; what is there again is not deleted.
      if (here.has(item) || !synced.has(item)) await this.#forgetGone(item);
      else if (!(await add(item, goneText(item), {}))) break;
    }
    return { outgoing, tooLarge, lost };
  }

  #forgetGone(item: string): Promise<void> {
    return this.#shelves.change([], () => ({ writes: [removeGone(item)], result: undefined }));
  }

  /** Notes what is sent field by field, in case the answer is lost. */
  async #noteSent(outgoing: readonly Outgoing[]): Promise<void> {
    const sent = outgoing.filter(({ item }) => isByField(item));
    if (sent.length === 0) return;
    const at = this.#now();
    await this.#shelves.change(
      sent.map(({ item }) => itemPlace(item)),
      (found) => ({
        writes: sent.map(({ item, base }, i) =>
          putSynced(item, { print: "", ...readSynced(found[i] ?? []), sent: base }, at),
        ),
        result: undefined,
      }),
    );
  }

  async #push(from: SyncState, outgoing: readonly Outgoing[]): Promise<Result<"done" | "stale">> {
    await this.#noteSent(outgoing);
    const pushed = await this.#server.push(
      from.vault,
      from.cursor,
      outgoing.map(({ blob }) => blob),
    );
    if (!pushed.ok) return pushed.refusal.code === "stale" ? accept("stale") : pushed;
    const at = this.#now();
    await this.#shelves.change([statePlace], ([rows = []]) => {
      const state = readState(rows);
      if (state === undefined || state.vault !== from.vault || state.cursor !== from.cursor)
        return { writes: [], result: undefined };
      const writes = outgoing.flatMap(({ item, print, base }): readonly Write[] =>
        print === undefined
          ? [removeSynced(item), removeGone(item)]
          : [putSynced(item, { print, ...(base !== undefined && { base }) }, at)],
      );
      return { writes: [...writes, putState({ ...state, cursor: pushed.value.n }, at)], result: undefined };
    });
    return accept("done");
  }

  /** A server that was restored from a backup has fewer changes than this device has read: everything is compared anew. */
  async #heal({ vault, cursor }: Pick<SyncState, "vault" | "cursor">): Promise<Result<undefined>> {
    const last = await this.#server.last(vault);
    if (!last.ok) return last;
    if (last.value >= cursor) return accept(undefined);
    await this.#readAgain({ cursor }, await this.#syncedItems());
    return accept(undefined);
  }

  /** Reads everything once more; what the server does not have is sent again. */
  async #compareAnew(): Promise<Result<Pick<SyncReport, "read" | "conflicts" | "unread">>> {
    const state = await this.#state();
    if (!state.ok) return state;
    await this.#readAgain(state.value, []);
    const read = await this.#read(true);
    const now = await this.#state();
    if (!read.ok || !now.ok) return read.ok ? refuse("sync-off", "sync is off on this device") : read;
    const missing = (await this.#syncedItems()).filter((item) => !read.value.seen.has(item));
    await this.#shelves.change([], () => ({ writes: missing.map(removeSynced), result: undefined }));
    return read;
  }

  async #syncedItems(): Promise<readonly string[]> {
    const [rows = [], gone = []] = await this.#shelves.look([itemPlaces, gonePlaces]);
    // What was deleted here is still to be told.
    const deleted = new Set(gone.map(itemOfRow));
    return rows.map(itemOfRow).filter((item) => !deleted.has(item));
  }

  /** Begins again with the first change, and forgets that these items were synced, but not what fields were then. */
  #readAgain({ cursor }: Pick<SyncState, "cursor">, items: readonly string[]): Promise<void> {
    const at = this.#now();
    return this.#shelves.change([statePlace, ...items.map(itemPlace)], ([rows = [], ...synced]) => {
      const state = readState(rows);
      if (state === undefined || state.cursor !== cursor) return { writes: [], result: undefined };
      const writes = items.map((item, i): Write => {
        const base = readSynced(synced[i] ?? [])?.base;
        return base === undefined ? removeSynced(item) : putSynced(item, { print: "", base }, at);
      });
      return { writes: [...writes, putState({ ...state, cursor: 0 }, at)], result: undefined };
    });
  }

  #noteDone({ vault }: SyncState): Promise<void> {
    const at = this.#now();
    return this.#shelves.change([statePlace], ([rows = []]) => {
      const state = readState(rows);
      const isOn = state !== undefined && state.vault === vault;
      return { writes: isOn ? [putState({ ...state, synced: at }, at)] : [], result: undefined };
    });
  }
}

/** Switches sync on: everything here is sent, and everything there is read. */
export const beginSync = (shelves: ObjectStores, vault: string, at: number): Promise<void> =>
  shelves.change([everySyncRow], ([rows = []]) => ({
    writes: [
      ...rows.map(({ key }): Write => ({ kind: "remove", shelf: "drawers", key })),
      putState({ vault, cursor: 0, conflicts: 0 }, at),
    ],
    result: undefined,
  }));

/** Switches sync off on this device; what it has stays. */
export const endSync = (shelves: ObjectStores): Promise<void> =>
  shelves.change([everySyncRow], ([rows = []]) => ({
    writes: rows.map(({ key }): Write => ({ kind: "remove", shelf: "drawers", key })),
    result: undefined,
  }));
