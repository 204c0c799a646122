/** A growing set of packed positions, numbered in the order they were added: open addressing in typed arrays. */

export interface Positions {
  /** Words of a position. */
  readonly words: number;
  readonly limit: number;
  count: number;
  /** The words of all positions, one after the other. */
  keys: Int32Array;
  /**
   * Two numbers a place: a position's number plus one, so that 0 is an empty place, and its first word, so that one look
   * nearly always tells. There are at least twice as many places as there is room for positions.
   */
  places: Int32Array;
  /** What of a hash's 32 bits is more than a place. */
  shift: number;
}

const firstRoom = 1024;
const firstPlaces = firstRoom * 4;
/** The golden ratio's bits, as a signed number: neighbouring keys end up far apart. One word is hashed by it alone. */
export const spread = 0x9e3779b1 | 0;

export const noPositions = (words: number, limit: number): Positions => ({
  words,
  limit,
  count: 0,
  keys: new Int32Array(Math.min(firstRoom, limit) * words),
  places: new Int32Array(firstPlaces * 2),
  shift: Math.clz32(firstPlaces) + 1,
});

/** How many positions there is room for. */
export const roomOf = ({ keys, words }: Positions): number => keys.length / words;

/** The hash of the words that stand at `from`. */
export const hashOf = (key: Int32Array, from: number, words: number): number => {
  let hash = Math.imul(key[from] as number, spread);
  for (let i = 1; i < words; i++) hash = Math.imul((hash >>> 15) ^ hash ^ (key[from + i] as number), spread);
  return hash;
};

/** The place of a key that stands at `from`, or the empty place where it belongs. */
const placeOf = ({ words, keys, places, shift }: Positions, key: Int32Array, from: number): number => {
  const last = places.length - 1;
  let place = (hashOf(key, from, words) >>> shift) * 2;
  for (;;) {
    const at = places[place] as number;
    if (at === 0) return place;
    if (places[place + 1] === key[from]) {
      let i = 1;
      while (i < words && keys[(at - 1) * words + i] === key[from + i]) i += 1;
      if (i >= words) return place;
    }
    place = (place + 2) & last;
  }
};

/** The position's number, or −1. */
export const find = (positions: Positions, key: Int32Array): number =>
  (positions.places[placeOf(positions, key, 0)] as number) - 1;

const put = ({ places, keys, words }: Positions, place: number, number: number): void => {
  places[place] = number + 1;
  places[place + 1] = keys[number * words] as number;
};

/** Makes room for so many more, at most for as many as there may be in all; false if that would be too many. */
export const reserve = (positions: Positions, more: number): boolean => {
  const { words, limit, count, keys } = positions;
  if (count + more <= roomOf(positions)) return true;
  if (count + more > limit) return false;
  const room = Math.min(roomOf(positions) * 2, limit);
  positions.keys = new Int32Array(room * words);
  positions.keys.set(keys);
  if (room * 4 <= positions.places.length) return true;
  positions.places = new Int32Array(positions.places.length * 4);
  positions.shift -= 2;
  for (let i = 0; i < count; i++) put(positions, placeOf(positions, keys, i * words), i);
  return true;
};

/** The position's number, a new one if it is new; −1 when it is new and there may be no more. */
export const add = (positions: Positions, key: Int32Array): number => {
  const { words, count } = positions;
  const place = placeOf(positions, key, 0);
  const at = positions.places[place] as number;
  if (at !== 0) return at - 1;
  if (count === roomOf(positions)) return reserve(positions, 1) ? add(positions, key) : -1;
  for (let i = 0; i < words; i++) positions.keys[count * words + i] = key[i] as number;
  positions.count = count + 1;
  put(positions, place, count);
  return count;
};
