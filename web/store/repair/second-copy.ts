/**
 * A second copy of what cannot be made again, in another place than the database: a browser whose database breaks throws
 * all of it away at once. In it are settings, profile, what games keep in drawers, results and unfinished matches.
 * Finished matches are not: they are most of what is kept, nothing earned is lost with them, and a file can hold them.
 * Two copies take turns, so that one that is cut off leaves the other.
 */
import { accept, type Result } from "@turnlight/kernel";
import type { Sealer } from "../backup/seal.ts";
import type { ObjectStores, StoreName } from "../object-stores.ts";

/** Where copies lie: this device's cache storage, or a test's. */
export interface CopyPlace {
  read(slot: string): Promise<Blob | undefined>;
  write(slot: string, file: Blob): Promise<void>;
}

const slots = ["first", "second"] as const;

/** These lie in clear on the device already, and a seal would be lost with the database its key is in. */
export const noSeal: Sealer = {
  seal: async (value) => ({ salt: "not-sealed-here.", sealed: JSON.stringify(value) }),
  async unseal({ sealed }): Promise<Result<unknown>> {
    return accept(JSON.parse(sealed));
  },
};

/** Everything but these follows from something else, or is too large to be kept twice. */
export const notCopied: readonly StoreName[] = ["archive", "quarantine"];

const madeOf = async (file: Blob): Promise<number> => {
  const { linesOf } = await import("../backup/text-files.ts");
  try {
    for await (const line of linesOf(file)) {
      const made: unknown = Reflect.get(Object(JSON.parse(line)), "made");
      return typeof made === "number" ? made : 0;
    }
  } catch {
    return 0;
  }
  return 0;
};

/** What lies there, the newest first. */
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

/** The older one of the two gives way. */
export const putCopy = async (place: CopyPlace, file: Blob): Promise<void> => {
  const [newest] = await copiesIn(place);
  await place.write(slots.find((slot) => slot !== newest?.slot) ?? slots[0], file);
};

/** Nothing is here that somebody could miss, as after the browser has thrown a broken database away. */
export const isBare = async (shelves: ObjectStores): Promise<boolean> => {
  const own = ["profile", "settings", "drawers", "results", "heads", "archive"] as const;
  const found = await shelves.look(own.map((shelf) => ({ shelf, limit: 1 })));
  return found.every((items) => items.length === 0);
};

export const cacheOfCopies = "kept-twice";
const address = (slot: string): string => `/second-copy/${slot}`;

/** Nothing where there is no such storage, as on plain http. */
export const deviceCopies = (): CopyPlace | undefined =>
  typeof caches === "undefined"
    ? undefined
    : {
        async read(slot) {
          // Looking must not make one.
          if (!(await caches.has(cacheOfCopies))) return undefined;
          const there = await (await caches.open(cacheOfCopies)).match(address(slot));
          return there?.blob();
        },
        async write(slot, file) {
          await (await caches.open(cacheOfCopies)).put(address(slot), new Response(file));
        },
      };
