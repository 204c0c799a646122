/** A growing set of packed positions, numbered in the order they were added: open addressing in typed arrays. */

export interface Positions {
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
/** The golden ratio's bits: neighbouring keys end up far apart. */
export const spread = 0x9e3779b1;

export const noPositions = (words: number, limit: number): Positions => {
  const places = new Int32Array(firstPlaces * 2);
  const keys = new Int32Array(Math.min(firstRoom, limit) * words);
  return { words, limit, count: 0, keys, places, shift: Math.clz32(firstPlaces) + 1 };
};

/** The place of a key that stands at `from`, or the empty place where it belongs. */
const placeOf = ({ words, keys, places, shift }: Positions, key: Int32Array, from: number): number => {
  let hash = Math.imul(key[from] as number, spread);
  for (let i = 1; i < words; i++) hash = Math.imul((hash >>> 15) ^ hash ^ (key[from + i] as number), spread);
  let place = (hash >>> shift) * 2;
  for (;;) {
    const at = places[place] as number;
    if (at === 0) return place;
    if (places[place + 1] === key[from]) {
      let i = 1;
      while (i < words && keys[(at - 1) * words + i] === key[from + i]) i += 1;
      if (i === words) return place;
    }
    place = (place + 2) & (places.length - 1);
  }
};

/** The position's number, or −1. */
export const find = (positions: Positions, key: Int32Array): number =>
  (positions.places[placeOf(positions, key, 0)] as number) - 1;

const put = ({ places, keys, words }: Positions, place: number, number: number): void => {
  places[place] = number + 1;
  places[place + 1] = keys[number * words] as number;
};

const grow = (positions: Positions): void => {
  const { words, limit, count, keys } = positions;
  const room = Math.min(count * 2, limit);
  positions.keys = new Int32Array(room * words);
  positions.keys.set(keys);
  if (room * 4 <= positions.places.length) return;
  positions.places = new Int32Array(positions.places.length * 4);
  positions.shift -= 2;
  for (let i = 0; i < count; i++) put(positions, placeOf(positions, keys, i * words), i);
};

/** The position's number, a new one if it is new; −1 when it is new and the set is full. */
export const add = (positions: Positions, key: Int32Array): number => {
  const { words, count, limit } = positions;
  let place = placeOf(positions, key, 0);
  const at = positions.places[place] as number;
  if (at !== 0) return at - 1;
  if (count === limit) return -1;
  if (count * words === positions.keys.length) {
    grow(positions);
    place = placeOf(positions, key, 0);
  }
  for (let i = 0; i < words; i++) positions.keys[count * words + i] = key[i] as number;
  positions.count = count + 1;
  put(positions, place, count);
  return count;
};
