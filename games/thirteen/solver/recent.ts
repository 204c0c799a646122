/** Things that are long in the making and large: the last so many of them are kept, by name. */

export const recentlyMade = <T>(most: number): ((name: string, make: () => T) => T) => {
  // A map goes through its names in the order in which they came, so the first is the one not asked for longest.
  const kept = new Map<string, T>();
  return (name, make) => {
    const known = kept.get(name);
    const found = known === undefined ? make() : known;
    kept.delete(name);
    kept.set(name, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found;
  };
};
