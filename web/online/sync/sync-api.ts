/** The server's routes for sync. */
import { accept, type Result } from "@turnlight/kernel";
import {
  type SyncAccount,
  syncChangesSchema,
  syncPushedSchema,
  syncStateSchema,
  type WrappedKey,
  limits as wireLimits,
} from "@turnlight/wire";
import { besidePage } from "../../match/online/address.ts";
import { requestsOver } from "../../match/online/requests.ts";
import { serverApi } from "../../match/online/server-api.ts";
import type { SyncServer } from "../../store/index.ts";

const { ask: askServer } = requestsOver((path, how) => fetch(besidePage(path), how));

export const syncLimits = {
  blobs: wireLimits.syncBlobs,
  blob: wireLimits.syncBlob,
  // Room for names and punctuation.
  message: wireLimits.syncBody / 2,
};

const account = async (path: string, body?: unknown): Promise<Result<SyncAccount | undefined>> => {
  const read = await askServer(syncStateSchema, path, body);
  return read.ok ? accept(read.value.sync) : read;
};

export const syncApi = {
  /** What the server keeps for this guest; undefined if sync is off. */
  account: (): Promise<Result<SyncAccount | undefined>> => account("/api/me/sync"),
  async begin(vault: string, keys: readonly WrappedKey[]): Promise<Result<SyncAccount | undefined>> {
    const guest = await serverApi.becomeGuest();
    return guest.ok ? account("/api/me/sync/begin", { vault, keys }) : guest;
  },
  keepKeys: ({ vault, version }: SyncAccount, keys: readonly WrappedKey[]): Promise<Result<SyncAccount | undefined>> =>
    account("/api/me/sync/keys", { vault, version, keys }),
  erase: (): Promise<Result<SyncAccount | undefined>> => account("/api/me/sync/delete", {}),
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const mostPauses = 30;

/** A first sync of years of play makes many requests: where the server asks to wait, this waits. */
const patiently = async <T>(ask: () => Promise<Result<T>>): Promise<Result<T>> => {
  for (let pauses = 0; ; pauses++) {
    const read = await ask();
    if (read.ok || read.refusal.code !== "too-fast" || pauses >= mostPauses) return read;
    await pause(1000);
  }
};

export const syncServer: SyncServer = {
  changes: (vault, after) =>
    patiently(() => askServer(syncChangesSchema, `/api/me/sync/changes?vault=${vault}&after=${after}`)),
  push: (vault, base, blobs) => patiently(() => askServer(syncPushedSchema, "/api/me/sync", { vault, base, blobs })),
  async last() {
    const read = await patiently(syncApi.account);
    return read.ok ? accept(read.value?.n ?? 0) : read;
  },
};
