/**
 * The sync key: 32 random bytes that only the person's devices have. Blobs are sealed with AES-GCM under names that are
 * a keyed hash, by keys derived from it (HKDF). For another device it is kept on the server, sealed by what only the
 * person has: a recovery code that is made here, or the secret that a passkey gives to this site (WebAuthn PRF).
 */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { object, string } from "@turnlight/kernel/schema";
import { base64, bytesOf, cipher, type Sealed, sealerWith, withDeviceKeys } from "../backup/seal.ts";
import type { SyncSealer } from "./sync-engine.ts";

/** A key's raw bytes, in base64. */
export type SyncKey = string;

const readKey = string(44, 44);

export const canSync = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

export const freshSyncKey = (): SyncKey => base64(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

export const freshVault = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)));

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

/** Different uses of one secret have nothing to do with each other. */
const derived = async (secret: Uint8Array<ArrayBuffer>, use: string): Promise<Uint8Array<ArrayBuffer>> => {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text(`turnlight ${use}`) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
};

const piped = async (
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

/** The first byte says whether the rest is compressed. */
const packed = async (content: string): Promise<Uint8Array<ArrayBuffer>> => {
  const plain = text(content);
  const canCompress = typeof CompressionStream === "function";
  const body = canCompress ? await piped(plain, new CompressionStream("gzip")) : plain;
  const whole = new Uint8Array(body.length + 1);
  whole[0] = canCompress ? 1 : 0;
  whole.set(body, 1);
  return whole;
};
const unpacked = async (whole: Uint8Array<ArrayBuffer>): Promise<string> => {
  const body = whole.slice(1);
  return new TextDecoder().decode(whole[0] === 1 ? await piped(body, new DecompressionStream("gzip")) : body);
};

const ivLength = 12;

export const sealerOf = async (key: SyncKey): Promise<SyncSealer> => {
  const raw = bytesOf(key);
  const names = await crypto.subtle.importKey(
    "raw",
    await derived(raw, "sync names"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const blobs = await crypto.subtle.importKey("raw", await derived(raw, "sync blobs"), cipher, false, [
    "encrypt",
    "decrypt",
  ]);
  return {
    nameOf: async (item) => base64url(new Uint8Array(await crypto.subtle.sign("HMAC", names, text(item)))),
    async seal(name, content) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const how = { name: cipher, iv, additionalData: text(name) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(how, blobs, await packed(content)));
      const whole = new Uint8Array(ivLength + sealed.length);
      whole.set(iv);
      whole.set(sealed, ivLength);
      return base64(whole);
    },
    async unseal({ name, sealed }) {
      try {
        const whole = bytesOf(sealed);
        const how = { name: cipher, iv: whole.slice(0, ivLength), additionalData: text(name) };
        const plain = await crypto.subtle.decrypt(how, blobs, whole.slice(ivLength));
        return accept(await unpacked(new Uint8Array(plain)));
      } catch {
        return refuse("sealed", "this was not sealed with the sync key");
      }
    },
  };
};

/** What seals the sync key for another device. */
const wrapper = (secret: Uint8Array<ArrayBuffer>) =>
  sealerWith(async () =>
    crypto.subtle.importKey("raw", await derived(secret, "sync key"), cipher, false, ["encrypt", "decrypt"]),
  );

/** Undefined where this browser cannot encrypt. */
export const wrapKey = (key: SyncKey, secret: Uint8Array<ArrayBuffer>): Promise<Sealed | undefined> =>
  wrapper(secret).seal(key);

export const unwrapKey = async (sealed: Sealed, secret: Uint8Array<ArrayBuffer>): Promise<Result<SyncKey>> => {
  const read = await wrapper(secret).unseal(sealed);
  const key = read.ok ? readKey(read.value) : read;
  return key.ok ? key : refuse("wrong-sync-code", "this doesn't open the synced data");
};

/** Without letters and digits that look alike: 32 of them, five bits each. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const lettersOf = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.slice(0, length), (byte) => alphabet[byte % alphabet.length]).join("");
const inGroups = (letters: string): string => letters.match(/.{1,5}/g)?.join("-") ?? "";

/** Letters of a code that only this page knows, and of one that the server has made. */
const ownLength = 25;
const serverLength = 20;

/** 125 random bits in five groups. The server never sees it: it gets only what `signInCode` derives from it. */
export const freshRecoveryCode = (): string =>
  inGroups(lettersOf(crypto.getRandomValues(new Uint8Array(ownLength)), ownLength));

/** As it was shown, however it was typed; undefined if it has the wrong length. */
const lettersIn = (typed: string): string | undefined => {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z2-9]/g, "");
  return letters.length === ownLength || letters.length === serverLength ? letters : undefined;
};

export const codeSecret = (typed: string): Uint8Array<ArrayBuffer> | undefined => {
  const letters = lettersIn(typed);
  return letters?.length === ownLength ? text(letters) : undefined;
};

/** What signs in with the server: derived from a code of this page, or the code itself where the server has made it. */
export const signInCode = async (typed: string): Promise<string> => {
  const letters = lettersIn(typed);
  if (letters === undefined) return typed.trim().toUpperCase();
  if (letters.length === serverLength) return inGroups(letters);
  return inGroups(lettersOf(await derived(text(letters), "sign-in"), serverLength));
};

const place = "sync";
const readHeld = object({ vault: string(1, 100), key: readKey });

/** The key that this device uses. It is with the device's other keys, and in no backup. */
export const heldKey = async (patience: number, vault: string): Promise<SyncKey | undefined> => {
  const held = await withDeviceKeys(patience, (keys, settled) => settled<unknown>(keys.get(place)));
  const read = readHeld(held);
  return read.ok && read.value.vault === vault ? read.value.key : undefined;
};
export const holdKey = (patience: number, vault: string, key: SyncKey): Promise<unknown> =>
  withDeviceKeys(patience, (keys, settled) => settled(keys.put({ vault, key }, place)));
export const dropKey = (patience: number): Promise<unknown> =>
  withDeviceKeys(patience, (keys, settled) => settled(keys.delete(place)));
