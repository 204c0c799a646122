/**
 * A growing hash set of packed formations, numbered in the order they were added: open addressing in typed arrays. A
 * formation is the state of all enemies; a position is a formation and the wisp's place.
 */

export interface Formations {
  /** Words of a formation. */
  readonly words: number;
  count: number;
  /** The words of all formations, one after the other. */
  keys: Int32Array;
  /**
   * Two numbers per slot: a formation's number plus one, so that 0 is an empty slot, and its first word, so that one
   * comparison nearly always suffices. There are at least twice as many slots as there is room for formations.
   */
  slots: Int32Array;
  /** The shift that reduces a 32-bit hash to a slot. */
  shift: number;
}

const firstRoom = 1024;
const firstSlots = firstRoom * 2;
/**
 * The golden ratio's bits, as a signed number: neighbouring keys are spread far apart. A single word is hashed by it
 * alone.
 */
export const spread = 0x9e3779b1 | 0;

export const noFormations = (words: number): Formations => ({
  words,
  count: 0,
  keys: new Int32Array(firstRoom * words),
  slots: new Int32Array(firstSlots * 2),
  shift: Math.clz32(firstSlots) + 1,
});

/** The capacity in formations. */
export const roomOf = ({ keys, words }: Formations): number => keys.length / words;

const hashOf = (key: Int32Array, from: number, words: number): number => {
  let hash = Math.imul(key[from] as number, spread);
  for (let i = 1; i < words; i++) hash = Math.imul((hash >>> 15) ^ hash ^ (key[from + i] as number), spread);
  return hash;
};

/** The slot of the key at `from`, or the empty slot where it belongs. */
const slotOf = ({ words, keys, slots, shift }: Formations, key: Int32Array, from: number): number => {
  const last = slots.length - 1;
  let slot = (hashOf(key, from, words) >>> shift) * 2;
  for (;;) {
    const at = slots[slot] as number;
    if (at === 0) return slot;
    if (slots[slot + 1] === key[from]) {
      let i = 1;
      while (i < words && keys[(at - 1) * words + i] === key[from + i]) i += 1;
      if (i >= words) return slot;
    }
    slot = (slot + 2) & last;
  }
};

/** The formation's number, or −1. */
export const find = (formations: Formations, key: Int32Array): number =>
  (formations.slots[slotOf(formations, key, 0)] as number) - 1;

const put = ({ slots, keys, words }: Formations, slot: number, number: number): void => {
  slots[slot] = number + 1;
  slots[slot + 1] = keys[number * words] as number;
};

/** Makes room for this many more. */
export const reserve = (formations: Formations, more: number): void => {
  const { words, count, keys } = formations;
  let room = roomOf(formations);
  if (count + more <= room) return;
  while (count + more > room) room *= 2;
  formations.keys = new Int32Array(room * words);
  formations.keys.set(keys);
  while (room * 4 > formations.slots.length) {
    formations.slots = new Int32Array(formations.slots.length * 4);
    formations.shift -= 2;
  }
  formations.slots.fill(0);
  for (let i = 0; i < count; i++) put(formations, slotOf(formations, formations.keys, i * words), i);
};

/** The formation's number, a new one if it is new; there must be room for it. */
export const add = (formations: Formations, key: Int32Array): number => {
  const { words, count, keys } = formations;
  const slot = slotOf(formations, key, 0);
  const at = formations.slots[slot] as number;
  if (at !== 0) return at - 1;
  for (let i = 0; i < words; i++) keys[count * words + i] = key[i] as number;
  formations.count = count + 1;
  put(formations, slot, count);
  return count;
};
