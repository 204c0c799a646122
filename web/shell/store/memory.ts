/** Shelves in memory: for as long as the page is open, where the device keeps nothing. */
import { byKey, type Decide, type Found, isAt, type Place, type Write } from "./cupboard.ts";

export interface Memory {
  look(places: readonly Place[]): Found;
  change<T>(places: readonly Place[], decide: Decide<T>): T;
  write(writes: readonly Write[]): void;
}

export const emptyMemory = (): Memory => {
  const held = new Map<string, Extract<Write, { kind: "put" }>>();

  const write = (writes: readonly Write[]): void => {
    for (const one of writes) {
      const at = `${one.shelf}/${one.key}`;
      if (one.kind === "put") held.set(at, { ...one, value: structuredClone(one.value) });
      else held.delete(at);
    }
  };
  const look = (places: readonly Place[]): Found =>
    places.map((place) =>
      [...held.values()]
        .filter((one) => isAt(place, one))
        .map(({ key, value }) => ({ key, value }))
        .sort(byKey),
    );

  return {
    look,
    write,
    change(places, decide) {
      const { writes, result } = decide(look(places));
      write(writes);
      return result;
    },
  };
};
