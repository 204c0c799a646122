/**
 * What must not be read elsewhere leaves the device sealed: with a key that this browser keeps and hands out to nobody,
 * not even to this page. It lies in a database of its own and goes into no back-up.
 */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { form, type Reader, text } from "../reader.ts";

/** Base64, so that it fits into a line of text. */
export interface Sealed {
  readonly salt: string;
  readonly sealed: string;
}

export const readSealed: Reader<Sealed> = form({ salt: text(16, 16), sealed: text(1, 2 ** 28) });

const databaseName = "turnlight-seal";
const shelf = "keys";
const only = "mine";
const cipher = "AES-GCM";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Some browsers never answer a call to open: after `patience` milliseconds that counts as no. */
const opened = (patience: number): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(shelf);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the device does not answer")), patience);
    settled(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
};

/** The device's key, made when it is first needed; of two tabs that make one, the first counts. */
const deviceKey = async (patience: number): Promise<CryptoKey> => {
  const fresh = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ["encrypt", "decrypt"]);
  const database = await opened(patience);
  try {
    const keys = database.transaction(shelf, "readwrite").objectStore(shelf);
    const kept: unknown = await settled(keys.get(only));
    if (kept instanceof CryptoKey) return kept;
    await settled(keys.put(fresh, only));
    return fresh;
  } finally {
    database.close();
  }
};

const base64 = (bytes: Uint8Array): string => {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};
const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters), (one) => one.charCodeAt(0));

export interface Sealer {
  /** Nothing where this browser has no way to seal. */
  seal(value: unknown): Promise<Sealed | undefined>;
  unseal(sealed: Sealed): Promise<Result<unknown>>;
}

export const deviceSealer = (patience: number): Sealer => {
  let key: Promise<CryptoKey> | undefined;
  const own = (): Promise<CryptoKey> => {
    key ??= deviceKey(patience);
    return key;
  };
  return {
    async seal(value) {
      try {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const letters = new TextEncoder().encode(JSON.stringify(value));
        const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, await own(), letters);
        return { salt: base64(iv), sealed: base64(new Uint8Array(sealed)) };
      } catch {
        return undefined;
      }
    },
    async unseal({ salt, sealed }) {
      try {
        const letters = await crypto.subtle.decrypt({ name: cipher, iv: bytesOf(salt) }, await own(), bytesOf(sealed));
        return accept(JSON.parse(new TextDecoder().decode(letters)));
      } catch {
        return refuse("sealed", "this was sealed on another device", { right: "the device it was saved on" });
      }
    },
  };
};
