/** Sync of this device: switched on with a key, run against a server, and switched off. */
import { type Result, refuse } from "@turnlight/kernel";
import type { ObjectStores } from "../object-stores.ts";
import { beginSync, endSync, SyncEngine, type SyncLimits, type SyncReport, type SyncServer } from "./sync-engine.ts";
import { itemsOn, matchOf } from "./sync-items.ts";
import { dropKey, heldKey, holdKey, type SyncKey, sealerOf } from "./sync-key.ts";
import { readState, type SyncState, statePlace } from "./sync-rows.ts";

/** What is synced of this device, as a person distinguishes it. */
export interface SyncCounts {
  readonly finished: number;
  readonly unfinished: number;
  /** Unfinished matches of several people at this device, which stay here. */
  readonly shared: number;
  readonly other: number;
}

export interface DeviceSync {
  /** Undefined while it is off. */
  state(): Promise<SyncState | undefined>;
  counts(): Promise<SyncCounts>;
  key(): Promise<SyncKey | undefined>;
  begin(vault: string, key: SyncKey): Promise<void>;
  /** Switches it off here; whatever the device has stays. */
  end(): Promise<void>;
  run(server: SyncServer, limits: SyncLimits, how?: { readonly anew: boolean }): Promise<Result<SyncReport>>;
}

export const deviceSync = (shelves: ObjectStores, patience: number, now: () => number): DeviceSync => {
  const state = async (): Promise<SyncState | undefined> => {
    const [rows = []] = await shelves.look([statePlace]);
    return readState(rows);
  };
  const key = async (): Promise<SyncKey | undefined> => {
    const on = await state();
    return on === undefined ? undefined : heldKey(patience, on.vault);
  };
  return {
    state,
    key,
    async counts() {
      const counts = { finished: 0, unfinished: 0, shared: 0, other: 0 };
      for await (const { item, print, isShared } of itemsOn(shelves)) {
        if (matchOf(item) === undefined) counts.other += item.startsWith("results/") ? 0 : 1;
        else if (print.startsWith("finished")) counts.finished += 1;
        else counts[isShared === true ? "shared" : "unfinished"] += 1;
      }
      return counts;
    },
    async begin(vault, fresh) {
      // The key first: without it a device that is on could do nothing.
      await holdKey(patience, vault, fresh);
      await beginSync(shelves, vault, now());
    },
    async end() {
      await endSync(shelves);
      await dropKey(patience);
    },
    async run(server, limits, how) {
      const own = await key();
      if (own === undefined) return refuse("sync-off", "sync is off on this device");
      return new SyncEngine(shelves, { server, sealer: await sealerOf(own), limits, now }).run(how);
    },
  };
};
