/**
 * The key of a backup file. Everything sealed in a file has one random key; the file's first line holds that key sealed
 * for the device that saved it and, if one was set, by a passphrase (PBKDF2). So the device needs no passphrase, and
 * any other device needs nothing else.
 */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { integer, object, type Schema, string } from "@turnlight/kernel/schema";
import { base64, bytesOf, cipher, readSealed, type Sealed, type Sealer, sealerWith } from "./seal.ts";

export interface FileKeys {
  readonly device?: Sealed;
  readonly passphrase?: {
    readonly salt: string;
    /** How often the passphrase is hashed, which makes guessing slow. */
    readonly rounds: number;
    readonly key: Sealed;
  };
}

/** What OWASP recommends for PBKDF2 with SHA-256. */
const usualRounds = 600_000;
/** A file that asks for more was not written by an export, and would only keep the device busy. */
const mostRounds = 10_000_000;

const shortestPassphrase = 8;

export const readFileKeys: Schema<FileKeys> = object(
  {},
  {
    device: readSealed,
    passphrase: object({ salt: string(24, 24), rounds: integer(1, mostRounds), key: readSealed }),
  },
);

/** The same letters may be typed in several ways; and a space at either end is a slip. */
const passphraseBytes = (passphrase: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(passphrase.normalize("NFKC").trim());

const keyOfPassphrase = async (passphrase: string, salt: string, rounds: number): Promise<CryptoKey> => {
  const typed = await crypto.subtle.importKey("raw", passphraseBytes(passphrase), "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: rounds },
    typed,
    { name: cipher, length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
};

const imported = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", raw, cipher, false, ["encrypt", "decrypt"]);

export interface FileSeal {
  readonly keys: FileKeys;
  readonly sealer: Sealer;
}

const cannotSeal: FileSeal = {
  keys: {},
  sealer: { seal: async () => undefined, unseal: async () => refuse("sealed", "this browser cannot unseal") },
};

const freshKey = (): { readonly raw: string; readonly sealer: Sealer } => {
  const raw = crypto.getRandomValues(new Uint8Array(32));
  return { raw: base64(raw), sealer: sealerWith(() => imported(raw)) };
};

/** For a file that only this device can open. Where the browser cannot encrypt, nothing is sealed. */
export const sealForDevice = async (device: Sealer): Promise<FileSeal> => {
  const { raw, sealer } = freshKey();
  const own = await device.seal(raw);
  return own === undefined ? cannotSeal : { keys: { device: own }, sealer };
};

/** For a file that can be opened wherever the passphrase is known, and on this device without it. */
export const sealByPassphrase = async (device: Sealer, passphrase: string): Promise<Result<FileSeal>> => {
  if (passphraseBytes(passphrase).length < shortestPassphrase)
    return refuse("short-passphrase", "the passphrase is too short", { right: `${shortestPassphrase} characters` });
  const { raw, sealer } = freshKey();
  const salt = base64(crypto.getRandomValues(new Uint8Array(16)));
  const key = await sealerWith(() => keyOfPassphrase(passphrase, salt, usualRounds)).seal(raw);
  if (key === undefined) return refuse("cannot-seal", "this browser cannot encrypt");
  const own = await device.seal(raw);
  const keys = { passphrase: { salt, rounds: usualRounds, key }, ...(own !== undefined && { device: own }) };
  return accept({ keys, sealer });
};

const readRaw = string(44, 44);

const opened = async (by: Sealer, sealed: Sealed): Promise<Sealer | undefined> => {
  const read = await by.unseal(sealed);
  const raw = read.ok ? readRaw(read.value) : read;
  return raw.ok ? sealerWith(() => imported(bytesOf(raw.value))) : undefined;
};

/** How a file's seals are opened: on its own device at once, elsewhere by its passphrase, if it has one. */
export const openFile = async (
  keys: FileKeys,
  device: Sealer,
  passphrase?: string,
): Promise<Result<Sealer | "passphrase-needed" | "other-device">> => {
  const own = keys.device === undefined ? undefined : await opened(device, keys.device);
  if (own !== undefined) return accept(own);
  if (keys.passphrase === undefined) return accept("other-device");
  if (passphrase === undefined) return accept("passphrase-needed");
  const { salt, rounds, key } = keys.passphrase;
  const typed = await opened(
    sealerWith(() => keyOfPassphrase(passphrase, salt, rounds)),
    key,
  );
  return typed === undefined
    ? refuse("wrong-passphrase", "this isn't the passphrase of this file", { right: "the one it was exported with" })
    : accept(typed);
};
