/**
 * Encrypts what must not be readable by everybody who has a file (AES-GCM). The device's own key cannot be extracted,
 * not even by this page; it is in a database of its own and is in no backup.
 */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { object, type Schema, string } from "@turnlight/kernel/schema";

/** Base64, so that it fits into a line of JSON. */
export interface Sealed {
  readonly salt: string;
  readonly sealed: string;
}

export const readSealed: Schema<Sealed> = object({ salt: string(16, 16), sealed: string(1, 2 ** 28) });

const databaseName = "turnlight-seal";
const shelf = "keys";
const only = "mine";
export const cipher = "AES-GCM";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Some browsers never answer a request to open a database: after `patience` milliseconds that counts as a failure. */
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

/** Uses the keys that stay on this device. */
export const withDeviceKeys = async <T>(
  patience: number,
  use: (keys: IDBObjectStore, settled: <V>(request: IDBRequest<V>) => Promise<V>) => Promise<T>,
): Promise<T> => {
  const database = await opened(patience);
  try {
    return await use(database.transaction(shelf, "readwrite").objectStore(shelf), settled);
  } finally {
    database.close();
  }
};

/** The device's key, created when it is first needed; if two tabs create one, the first is used. */
const deviceKey = async (patience: number): Promise<CryptoKey> => {
  const fresh = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ["encrypt", "decrypt"]);
  return withDeviceKeys(patience, async (keys) => {
    const kept: unknown = await settled(keys.get(only));
    if (kept instanceof CryptoKey) return kept;
    await settled(keys.put(fresh, only));
    return fresh;
  });
};

export const base64 = (bytes: Uint8Array): string => {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};
export const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters), (one) => one.charCodeAt(0));

export interface Sealer {
  /** Undefined where this browser cannot encrypt. */
  seal(value: unknown): Promise<Sealed | undefined>;
  unseal(sealed: Sealed): Promise<Result<unknown>>;
}

/** Seals with a key that is asked for when it is first needed. */
export const sealerWith = (keyOf: () => Promise<CryptoKey>): Sealer => {
  let key: Promise<CryptoKey> | undefined;
  const own = (): Promise<CryptoKey> => {
    key ??= keyOf();
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

export const deviceSealer = (patience: number): Sealer => sealerWith(() => deviceKey(patience));
