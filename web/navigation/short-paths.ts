/** The short paths that a server answers with a preview, and the places of the page they stand for. */

interface ShortPath {
  /** The beginning of the path, below the page's folder. */
  readonly path: string;
  /** The beginning of the place, behind the `#`. */
  readonly place: string;
}

/** The first that fits is taken. */
const shortPaths: readonly ShortPath[] = [
  { path: "l/", place: "/play/wisp/level/" },
  { path: "p/", place: "/play/" },
  { path: "f/", place: "/online/friend/" },
  { path: "u/", place: "/profile/" },
  { path: "t/", place: "/online/" },
  { path: "r/", place: "/replays/online/" },
];

/** Places below `/online/` that are no tables. */
const noTable = /^\/online\/(?:new|quick)\//;

export const shortPathOf = (place: string): string | undefined => {
  const found = noTable.test(place) ? undefined : shortPaths.find((one) => place.startsWith(one.place));
  return found === undefined ? undefined : found.path + place.slice(found.place.length);
};

export const placeOf = (path: string): string | undefined => {
  const found = shortPaths.find((one) => path.startsWith(one.path));
  return found === undefined ? undefined : found.place + path.slice(found.path.length);
};
