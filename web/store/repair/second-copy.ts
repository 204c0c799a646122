/**
 * A second copy of irreplaceable data outside the database, since a browser whose database breaks deletes all of it at
 * once. It holds settings, profile, the games' collections, results and unfinished matches. Finished matches are left
 * out: they are most of the data, nothing earned is lost with them, and a backup file can hold them. Two copies
 * alternate, so that an interrupted one leaves the other intact.
 */
import { accept, type Result } from "@turnlight/kernel";
import { number, object } from "@turnlight/kernel/schema";
import type { Sealer } from "../backup/seal.ts";
import type { ObjectStores, StoreName } from "../object-stores.ts";

/** Where copies are stored: this device's cache storage, or a test's. */
export interface CopyPlace {
  read(slot: string): Promise<Blob | undefined>;
  write(slot: string, file: Blob): Promise<void>;
}

const slots = ["first", "second"] as const;

/** The data is stored in clear on the device already, and the key of a seal would be lost with its database. */
export const noSeal: Sealer = {
  seal: async (value) => ({ salt: "not-sealed-here.", sealed: JSON.stringify(value) }),
  async unseal({ sealed }): Promise<Result<unknown>> {
    return accept(JSON.parse(sealed));
  },
};

/** Left out: too large to be stored twice. Derived rows are never in a backup. */
export const notCopied: readonly StoreName[] = ["archive", "quarantine"];

const madeOf = async (file: Blob): Promise<number> => {
  const { linesOf } = await import("../backup/text-files.ts");
  try {
    for await (const line of linesOf(file)) {
      const head = object({ made: number })(JSON.parse(line));
      return head.ok ? head.value.made : 0;
    }
  } catch {
    return 0;
  }
  return 0;
};

/** The existing copies, newest first. */
export const copiesIn = async (
  place: CopyPlace,
): Promise<readonly { readonly slot: string; readonly file: Blob }[]> => {
  const found = await Promise.all(
    slots.map(async (slot) => {
      const file = await place.read(slot);
      return file === undefined ? [] : [{ slot, file, made: await madeOf(file) }];
    }),
  );
  return found.flat().toSorted((a, b) => b.made - a.made);
};

/** Replaces the older one of the two. */
export const putCopy = async (place: CopyPlace, file: Blob): Promise<void> => {
  const [newest] = await copiesIn(place);
  await place.write(slots.find((slot) => slot !== newest?.slot) ?? slots[0], file);
};

/** Whether there is no user data at all, as after the browser has deleted a broken database. */
export const isBare = async (shelves: ObjectStores): Promise<boolean> => {
  const own = ["profile", "settings", "drawers", "results", "heads", "archive"] as const;
  const found = await shelves.look(own.map((shelf) => ({ shelf, limit: 1 })));
  return found.every((items) => items.length === 0);
};

export const cacheOfCopies = "kept-twice";
const address = (slot: string): string => `/second-copy/${slot}`;

/** Undefined where there is no cache storage, as on plain http. */
export const deviceCopies = (): CopyPlace | undefined =>
  typeof caches === "undefined"
    ? undefined
    : {
        async read(slot) {
          // Reading must not create the cache.
          if (!(await caches.has(cacheOfCopies))) return undefined;
          const there = await (await caches.open(cacheOfCopies)).match(address(slot));
          return there?.blob();
        },
        async write(slot, file) {
          await (await caches.open(cacheOfCopies)).put(address(slot), new Response(file));
        },
      };
