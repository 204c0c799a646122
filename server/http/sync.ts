/** Routes for sync between the devices of a guest: sealed blobs, written only by who knows the last change. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import {
  readMessage,
  syncBeginSchema,
  syncChangesSchema,
  syncKeysSchema,
  syncPushedSchema,
  syncPushSchema,
  syncStateSchema,
  limits as wireLimits,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { currentGuest, type HttpContext, type RequestInput, type RouteDefinition, respondWith } from "./route.ts";

const nothing = z.object({});

const stateOf = async ({ store, limits }: HttpContext, guest: string) => {
  const row = await store.syncOf(guest);
  if (row === undefined) return {};
  const [use, n] = [await store.syncUse(row.vault), await store.lastSyncChange(row.vault)];
  return { sync: { ...row, ...use, n, mostBlobs: limits.syncBlobs, mostBytes: limits.syncBytes } };
};

const gone = () => refuse("sync-gone", "the synced data was deleted", { right: "to switch sync on again" });
const stale = () => refuse("stale", "another device has synced meanwhile", { right: "to read its changes first" });

/** The guest's vault, if it is still the one that the device knows. */
const ownVault = async (house: HttpContext, asked: RequestInput, vault: unknown): Promise<Result<string>> => {
  const guest = await currentGuest(house, asked);
  if (!guest.ok) return guest;
  const row = await house.store.syncOf(guest.value.id);
  return row === undefined || row.vault !== vault ? gone() : accept(row.vault);
};

const readAfter = (text: unknown): number | undefined =>
  typeof text === "string" && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

export const syncRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/me/sync",
    about: "Whether sync is on, the sealed keys, and how much is kept.",
    answer: syncStateSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      // Whoever is no guest has synced nothing.
      return respondWith(guest.ok ? await stateOf(house, guest.value.id) : {});
    },
  },
  {
    method: "POST",
    path: "/api/me/sync/begin",
    about: "Switches sync on. Where it is on already, everything stays, and the answer says so.",
    body: syncBeginSchema,
    answer: syncStateSchema,
    async handle(house, asked) {
      const wanted = readMessage(syncBeginSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      await house.store.beginSync(guest.value.id, { ...wanted.value, made: house.now() });
      return respondWith(await stateOf(house, guest.value.id));
    },
  },
  {
    method: "POST",
    path: "/api/me/sync/keys",
    about: "Replaces the sealed keys, unless another device has meanwhile.",
    body: syncKeysSchema,
    answer: syncStateSchema,
    async handle(house, asked) {
      const wanted = readMessage(syncKeysSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { vault, version, keys } = wanted.value;
      const own = await ownVault(house, asked, vault);
      if (!own.ok) return own;
      if (!(await house.store.keepSyncKeys(vault, version, keys))) return stale();
      return respondWith(await stateOf(house, guest.value.id));
    },
  },
  {
    method: "GET",
    path: "/api/me/sync/changes",
    about: "Blobs written after a change (`after`) in the order they were written, a page at a time.",
    answer: syncChangesSchema,
    async handle(house, asked) {
      const after = readAfter(asked.query["after"]);
      if (after === undefined)
        return refuse("bad-message", "it isn't a number", { where: "after", right: "the number of a change" });
      const own = await ownVault(house, asked, asked.query["vault"]);
      if (!own.ok) return own;
      const { syncBlobs, syncPage } = wireLimits;
      const changes = await house.store.syncChanges(own.value, after, syncBlobs, syncPage);
      const last = changes.at(-1)?.n ?? after;
      return respondWith({ changes, more: (await house.store.lastSyncChange(own.value)) > last });
    },
  },
  {
    method: "POST",
    path: "/api/me/sync",
    about: "Writes blobs, unless another device has written since `base`.",
    body: syncPushSchema,
    bodyLimit: wireLimits.syncBody,
    answer: syncPushedSchema,
    async handle(house, asked) {
      const wanted = readMessage(syncPushSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { vault, base, blobs } = wanted.value;
      const names = blobs.map(({ name }) => name);
      if (new Set(names).size < names.length)
        return refuse("bad-message", "a name is there twice", { where: "blobs", right: "each once" });
      const own = await ownVault(house, asked, vault);
      if (!own.ok) return own;
      const { store, limits } = house;
      const [use, before] = [await store.syncUse(vault), await store.syncUse(vault, names)];
      const bytes = blobs.reduce((sum, { sealed }) => sum + sealed.length, use.bytes - before.bytes);
      if (use.blobs - before.blobs + blobs.length > limits.syncBlobs || bytes > limits.syncBytes)
        return refuse("sync-full", "there is no room for more synced data");
      if (!(await store.keepBlobs(vault, base, blobs, house.now()))) return stale();
      return respondWith({ n: base + blobs.length });
    },
  },
  {
    method: "POST",
    path: "/api/me/sync/delete",
    about: "Switches sync off for all devices and deletes everything of it from the server.",
    body: nothing,
    answer: syncStateSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      await house.store.forgetSync(guest.value.id);
      return respondWith({});
    },
  },
];
