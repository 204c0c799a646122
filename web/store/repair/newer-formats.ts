/** Retries items saved by a newer version of Turnlight at every start: this program may be able to read them by now. */
import { newerFormat } from "../format.ts";
import { type ObjectStores, storeNames, type Write } from "../object-stores.ts";
import { quarantineOf } from "./quarantine.ts";

/** Only to a free key; if it has been used since, the item stays in quarantine. */
export const retryNewerFormats = async (shelves: ObjectStores): Promise<void> => {
  const all = (await shelves.look([{ shelf: "quarantine" }])).flat();
  const newer = all.map(quarantineOf).flatMap((one) => {
    const shelf = storeNames.find((name) => name === one.shelf);
    return shelf !== undefined && one.refusal.code === newerFormat ? [{ ...one, shelf }] : [];
  });
  if (newer.length === 0) return;
  const homes = newer.map(({ shelf, from }) => ({ shelf, key: from }));
  const stays = newer.map(({ key }) => ({ shelf: "quarantine" as const, key }));
  await shelves.change([...homes, ...stays], (found) => {
    const taken = new Set<string>();
    const writes = newer.flatMap(({ shelf, from, key, value }, i): Write[] => {
      const home = `${shelf}/${from}`;
      const isFree = found[i]?.length === 0 && !taken.has(home);
      // Another tab may have restored it already.
      const isStillHere = found[newer.length + i]?.length === 1;
      if (!isFree || !isStillHere) return [];
      taken.add(home);
      return [
        { kind: "put", shelf, key: from, value },
        { kind: "remove", shelf: "quarantine", key },
      ];
    });
    return { writes, result: undefined };
  });
};
