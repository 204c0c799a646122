/**
 * Sync between the devices of one guest. The server keeps sealed blobs under sealed names, each with a number that only
 * grows, and the sync key itself, sealed by what only the guest has.
 */
import * as z from "zod/mini";
import { limits } from "./limits.ts";

const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));
const base64 = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** Chosen by the device that switches sync on; another one after everything was deleted. */
const vault = z.string().check(z.regex(/^[\w-]{22}$/));

/** The sync key, sealed by a recovery code or by a passkey, whose id is given. */
const wrappedKeySchema = z.object({
  kind: z.enum(["code", "passkey"]),
  id: z.string().check(z.maxLength(limits.passkey), z.regex(/^[\w-]*$/)),
  salt: base64(16),
  sealed: base64(200),
});
export type WrappedKey = z.infer<typeof wrappedKeySchema>;

export const wrappedKeysSchema = z.array(wrappedKeySchema).check(z.minLength(1), z.maxLength(limits.syncKeys));

/** A name says nothing about what is in the blob: it is a keyed hash of it, in base64url. */
const blobSchema = z.object({ name: z.string().check(z.regex(/^[\w-]{43}$/)), sealed: base64(limits.syncBlob) });
export type SyncBlob = z.infer<typeof blobSchema>;

export const syncBeginSchema = z.object({ vault, keys: wrappedKeysSchema });

/** Replaces the sealed keys, if nobody else has since `version`. */
export const syncKeysSchema = z.object({ vault, version: whole(1), keys: wrappedKeysSchema });

/** Writes blobs, if nobody else has written since `base`, the number of the last change one knows. */
export const syncPushSchema = z.object({
  vault,
  base: whole(0),
  blobs: z.array(blobSchema).check(z.minLength(1), z.maxLength(limits.syncBlobs)),
});

export const syncPushedSchema = z.object({ n: whole(0) });

/** What the server keeps for a guest's sync; nothing if it is off. */
export const syncStateSchema = z.object({
  sync: z.exactOptional(
    z.object({
      vault,
      version: whole(1),
      keys: wrappedKeysSchema,
      made: whole(0),
      /** The number of the last change. */
      n: whole(0),
      blobs: whole(0),
      bytes: whole(0),
      mostBlobs: whole(0),
      mostBytes: whole(0),
    }),
  ),
});
export type SyncAccount = NonNullable<z.infer<typeof syncStateSchema>["sync"]>;

/** Changes in their order; `more` if there are others after them. */
export const syncChangesSchema = z.object({
  changes: z.array(z.extend(blobSchema, { n: whole(1) })),
  more: z.boolean(),
});
export type SyncChanges = z.infer<typeof syncChangesSchema>;

/** What of it belongs to a guest's data: the content is sealed, so there are only figures. */
export const syncFiguresSchema = z.object({ made: whole(0), blobs: whole(0), bytes: whole(0) });
