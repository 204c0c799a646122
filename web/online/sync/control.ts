/** Switches sync on and off on this device, and runs it. */
import { signal } from "@preact/signals";
import { accept, type Refusal, type Result, refuse } from "@turnlight/kernel";
import type { SyncAccount, WrappedKey } from "@turnlight/wire";
import { rememberGuest } from "../../match/online/remember-guest.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { changesSaved, reread, store } from "../../store/device-store.ts";
import type { SyncCounts, SyncReport, SyncState } from "../../store/index.ts";
import { makePasskey, usePasskey } from "../account/passkeys.ts";
import { syncApi, syncLimits, syncServer } from "./sync-api.ts";
import { syncFlag } from "./sync-flag.ts";

const device = async () => (await store).sync();
const keys = () => import("../../store/sync/sync-key.ts");

/** What the page shows. */
export interface SyncView {
  /** Undefined while it is off on this device. */
  readonly state?: SyncState;
  readonly counts?: SyncCounts;
  /** What the server keeps for this guest, if it answers and sync is on. */
  readonly account?: SyncAccount;
  /** Browsers encrypt on https and localhost only. */
  readonly canEncrypt: boolean;
}

export const view = signal<SyncView | undefined>(undefined);
export const isBusy = signal(false);
/** Why the last sync or switch failed. */
export const trouble = signal<Refusal | undefined>(undefined);
/** Of the last sync of this page. */
export const lastReport = signal<SyncReport | undefined>(undefined);

export const refreshView = async (): Promise<void> => {
  const sync = await device();
  const [state, { canSync }] = [await sync.state(), await keys()];
  const account = hasVisited.is ? await syncApi.account() : accept(undefined);
  if (!account.ok && account.refusal.code !== "no-server") trouble.value = account.refusal;
  view.value = {
    canEncrypt: canSync(),
    ...(state !== undefined && { state, counts: await sync.counts() }),
    ...(account.ok && account.value !== undefined && { account: account.value }),
  };
};

/** One at a time on this device, in whichever tab. */
const alone = async <T>(act: () => Promise<T>): Promise<T | undefined> =>
  navigator.locks === undefined
    ? act()
    : navigator.locks.request("turnlight-sync", { ifAvailable: true }, (lock) => (lock === null ? undefined : act()));

const runOnce = async (anew: boolean): Promise<void> => {
  const sync = await device();
  if ((await sync.state()) === undefined) return;
  await changesSaved();
  const done = await sync.run(syncServer, syncLimits, { anew });
  if (done.ok) {
    lastReport.value = done.value;
    trouble.value = undefined;
    if (done.value.read > 0) await reread();
    return;
  }
  trouble.value = done.refusal;
  // Deleted from another device: this one keeps what it has, and stops.
  if (done.refusal.code === "sync-gone") await switchOff();
};

/** `anew` compares everything once more. */
export const runSync = async ({ anew = false } = {}): Promise<void> => {
  if (isBusy.peek()) return;
  isBusy.value = true;
  try {
    await alone(() => runOnce(anew));
  } finally {
    isBusy.value = false;
  }
  if (view.peek() !== undefined) await refreshView();
};

const begin = async (vault: string, key: string): Promise<void> => {
  await (await device()).begin(vault, key);
  hasVisited.keep();
  syncFlag.keep();
  trouble.value = undefined;
};

const cannotSeal = refuse("cannot-sync", "this browser cannot encrypt");

const wrapped = async (
  kind: WrappedKey["kind"],
  id: string,
  key: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<Result<WrappedKey>> => {
  const sealed = await (await keys()).wrapKey(key, secret);
  return sealed === undefined ? cannotSeal : accept({ kind, id, ...sealed });
};

/** A new vault with a new key; refused if another device has switched sync on meanwhile. */
const create = async (seal: (key: string) => Promise<Result<WrappedKey>>): Promise<Result<undefined>> => {
  const { freshSyncKey, freshVault } = await keys();
  const [vault, key] = [freshVault(), freshSyncKey()];
  const sealed = await seal(key);
  if (!sealed.ok) return sealed;
  const begun = await syncApi.begin(vault, [sealed.value]);
  if (!begun.ok) return begun;
  if (begun.value?.vault !== vault) return refuse("sync-on-already", "sync is on for this account already");
  await begin(vault, key);
  return accept(undefined);
};

/** A recovery code that only this page knows, and that the server takes for signing in. */
const freshCode = async (): Promise<Result<{ readonly code: string; readonly secret: Uint8Array<ArrayBuffer> }>> => {
  const { freshRecoveryCode, signInCode, codeSecret } = await keys();
  const code = freshRecoveryCode();
  const secret = codeSecret(code);
  const kept = await serverApi.keepRecovery(await signInCode(code));
  if (!kept.ok) return kept;
  return secret === undefined ? cannotSeal : accept({ code, secret });
};

/** Resolves with the code, which is shown once. */
export const switchOnByCode = async (): Promise<Result<string>> => {
  const made = await freshCode();
  if (!made.ok) return made;
  const { code, secret } = made.value;
  const created = await create((key) => wrapped("code", "", key, secret));
  return created.ok ? accept(code) : created;
};

export const switchOnByPasskey = async (): Promise<Result<undefined>> => {
  const offer = await serverApi.offerPasskey("make");
  if (!offer.ok) return offer;
  if (offer.value.known.length === 0) {
    const made = await makePasskey();
    if (!made.ok) return made;
  }
  const used = await usePasskey();
  if (!used.ok) return used;
  const { id, secret } = used.value;
  if (secret === undefined) return refuse("no-passkey-secret", "this passkey cannot encrypt");
  const account = await syncApi.account();
  // The passkey may have signed in as somebody who syncs already.
  if (account.ok && account.value !== undefined) return openWith(account.value, "passkey", id, secret);
  return create((key) => wrapped("passkey", id, key, secret));
};

const openWith = async (
  { vault, keys: all }: SyncAccount,
  kind: WrappedKey["kind"],
  id: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<Result<undefined>> => {
  const found = all.find((one) => one.kind === kind && one.id === id);
  if (found === undefined) return refuse("wrong-sync-code", "this doesn't open the synced data");
  const key = await (await keys()).unwrapKey(found, secret);
  if (!key.ok) return key;
  await begin(vault, key.value);
  return accept(undefined);
};

/** Signs in with a recovery code where that is needed, and opens the synced data with it. */
export const openByCode = async (typed: string): Promise<Result<undefined>> => {
  const { codeSecret, signInCode } = await keys();
  const secret = codeSecret(typed);
  const known = await syncApi.account();
  if (!known.ok) return known;
  if (known.value !== undefined && secret !== undefined) {
    const opened = await openWith(known.value, "code", "", secret);
    if (opened.ok) return opened;
  }
  const signedIn = await serverApi.recover(await signInCode(typed));
  if (!signedIn.ok) return signedIn;
  rememberGuest();
  const account = await syncApi.account();
  if (!account.ok) return account;
  if (account.value === undefined) return refuse("sync-not-on", "sync is off for this account");
  return secret === undefined
    ? refuse("wrong-sync-code", "this doesn't open the synced data")
    : openWith(account.value, "code", "", secret);
};

export const openByPasskey = async (): Promise<Result<undefined>> => {
  const used = await usePasskey();
  if (!used.ok) return used;
  const { id, secret } = used.value;
  const account = await syncApi.account();
  if (!account.ok) return account;
  if (account.value === undefined) return refuse("sync-not-on", "sync is off for this account");
  if (secret === undefined) return refuse("no-passkey-secret", "this passkey cannot encrypt");
  return openWith(account.value, "passkey", id, secret);
};

/** Tries again where another device has changed the keys at the same moment. */
const addKey = async (fresh: WrappedKey): Promise<Result<unknown>> => {
  for (let tries = 0; ; tries++) {
    const account = await syncApi.account();
    if (!account.ok) return account;
    if (account.value === undefined) return accept(undefined);
    const others = account.value.keys.filter(({ kind, id }) => kind !== fresh.kind || id !== fresh.id);
    const kept = await syncApi.keepKeys(account.value, [...others, fresh]);
    if (kept.ok || kept.refusal.code !== "stale" || tries > 2) return kept;
  }
};

/** A new recovery code for this account; where this device syncs, it opens the synced data as well. */
export const newRecoveryCode = async (): Promise<Result<string>> => {
  const made = await freshCode();
  if (!made.ok) return made;
  const key = await (await device()).key();
  if (key === undefined) return accept(made.value.code);
  const sealed = await wrapped("code", "", key, made.value.secret);
  const kept = sealed.ok ? await addKey(sealed.value) : sealed;
  return kept.ok ? accept(made.value.code) : kept;
};

/** Lets a passkey open the synced data, too. */
export const addPasskey = async (): Promise<Result<unknown>> => {
  const key = await (await device()).key();
  const used = await usePasskey();
  if (!used.ok) return used;
  if (key === undefined || used.value.secret === undefined)
    return refuse("no-passkey-secret", "this passkey cannot encrypt");
  const sealed = await wrapped("passkey", used.value.id, key, used.value.secret);
  return sealed.ok ? addKey(sealed.value) : sealed;
};

/** On this device alone; whatever it has stays. */
export const switchOff = async (): Promise<void> => {
  await (await device()).end();
  syncFlag.drop();
  lastReport.value = undefined;
};

/** On every device, and from the server. */
export const eraseSync = async (): Promise<Result<undefined>> => {
  const erased = await syncApi.erase();
  if (!erased.ok) return erased;
  await switchOff();
  return accept(undefined);
};
