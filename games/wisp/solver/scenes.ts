/**
 * A scene is a position without the wisp: who is left, where and how. Scenes are packed, and numbered in the order they
 * are met: a growing set, open addressing in typed arrays.
 */

export interface Scenes {
  /** Words of a packed scene. */
  readonly words: number;
  count: number;
  /** How many fit before the set must grow. */
  room: number;
  /** The words of all scenes, one after the other. */
  keys: Int32Array;
  /**
   * Two numbers a place: a scene's number plus one, so that 0 is an empty place, and its first word, so that one look
   * nearly always tells. There are at least twice as many places as there is room for scenes.
   */
  places: Int32Array;
  /** What of a hash's 32 bits is more than a place. */
  shift: number;
}

const firstRoom = 256;
const firstPlaces = firstRoom * 4;
/** The golden ratio's bits: neighbouring keys end up far apart. A key of one word is hashed by it alone. */
export const spread = 0x9e3779b1;

export const noScenes = (words: number): Scenes => ({
  words,
  count: 0,
  room: firstRoom,
  keys: new Int32Array(firstRoom * words),
  places: new Int32Array(firstPlaces * 2),
  shift: Math.clz32(firstPlaces) + 1,
});

/** The place of a key that stands at `from`, or the empty place where it belongs. */
const placeOf = ({ words, keys, places, shift }: Scenes, key: Int32Array, from: number): number => {
  const first = key[from] as number;
  let hash = Math.imul(first, spread);
  for (let i = 1; i < words; i++) hash = Math.imul((hash >>> 15) ^ hash ^ (key[from + i] as number), spread);
  const last = places.length - 1;
  let place = (hash >>> shift) * 2;
  for (;;) {
    const at = places[place] as number;
    if (at === 0) return place;
    if (places[place + 1] === first) {
      let i = 1;
      while (i < words && keys[(at - 1) * words + i] === key[from + i]) i += 1;
      if (i >= words) return place;
    }
    place = (place + 2) & last;
  }
};

/** The scene's number, or −1. */
export const findScene = (scenes: Scenes, key: Int32Array): number =>
  (scenes.places[placeOf(scenes, key, 0)] as number) - 1;

const put = ({ places, keys, words }: Scenes, place: number, number: number): void => {
  places[place] = number + 1;
  places[place + 1] = keys[number * words] as number;
};

const grow = (scenes: Scenes): void => {
  const { words, count, keys } = scenes;
  scenes.room *= 2;
  scenes.keys = new Int32Array(scenes.room * words);
  scenes.keys.set(keys);
  if (scenes.room * 4 <= scenes.places.length) return;
  scenes.places = new Int32Array(scenes.places.length * 4);
  scenes.shift -= 2;
  for (let i = 0; i < count; i++) put(scenes, placeOf(scenes, keys, i * words), i);
};

/** The scene's number, a new one if it is new. */
export const addScene = (scenes: Scenes, key: Int32Array): number => {
  const { words, count } = scenes;
  let place = placeOf(scenes, key, 0);
  const at = scenes.places[place] as number;
  if (at !== 0) return at - 1;
  if (count === scenes.room) {
    grow(scenes);
    place = placeOf(scenes, key, 0);
  }
  for (let i = 0; i < words; i++) scenes.keys[count * words + i] = key[i] as number;
  scenes.count = count + 1;
  put(scenes, place, count);
  return count;
};
