/** A small LRU cache for large values that are expensive to compute. */

export const recentlyMade = <T>(most: number): ((name: string, make: () => T) => T) => {
  // A map iterates in insertion order, so its first key is the least recently used.
  const cache = new Map<string, T>();
  return (name, make) => {
    const known = cache.get(name);
    const found = known === undefined ? make() : known;
    cache.delete(name);
    cache.set(name, found);
    for (const oldest of cache.keys()) {
      if (cache.size <= most) break;
      cache.delete(oldest);
    }
    return found;
  };
};
