/** What a newer Turnlight kept gets another chance at every start: this may be the program that can read it. */
import { asideOf } from "./aside.ts";
import type { Cupboard, Write } from "./cupboard.ts";
import { newerFormat } from "./kind.ts";

/** Only into an empty place; where something else is kept by now, it stays aside. */
export const bringBackNewer = async (cupboard: Cupboard): Promise<void> => {
  const asides = (await cupboard.look([{ shelf: "aside" }])).flat();
  const newer = asides.map(asideOf).filter(({ refusal }) => refusal.code === newerFormat);
  if (newer.length === 0) return;
  const homes = newer.map(({ shelf, from }) => ({ shelf, key: from }));
  const stays = newer.map(({ key }) => ({ shelf: "aside" as const, key }));
  await cupboard.change([...homes, ...stays], (found) => {
    const taken = new Set<string>();
    const writes = newer.flatMap(({ shelf, from, key, value }, i): Write[] => {
      const home = `${shelf}/${from}`;
      const isFree = found[i]?.length === 0 && !taken.has(home);
      // Another tab may have been quicker.
      const isStillHere = found[newer.length + i]?.length === 1;
      if (!isFree || !isStillHere) return [];
      taken.add(home);
      return [
        { kind: "put", shelf, key: from, value },
        { kind: "remove", shelf: "aside", key },
      ];
    });
    return { writes, result: undefined };
  });
};
