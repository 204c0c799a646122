/** Small numbers as bits, six per URL-safe character. */

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const sextetBits = 6;

export const sextetOf = (character: string): number => alphabet.indexOf(character);
export const characterOf = (value: number): string => alphabet[value] ?? "A";

/** The number of bits needed to distinguish `count` values. */
export const bitsFor = (count: number): number => (count <= 1 ? 0 : 32 - Math.clz32(count - 1));

export interface BitWriter {
  put(value: number, bits: number): void;
  /** The characters written so far, the last one padded with zeros. */
  text(): string;
}

export const bitWriter = (): BitWriter => {
  const values: number[] = [];
  let used = 0;
  return {
    put(value, bits) {
      for (let bit = bits - 1; bit >= 0; bit--) {
        if (used % sextetBits === 0) values.push(0);
        const at = values.length - 1;
        values[at] = (values[at] ?? 0) | (((value >> bit) & 1) << (sextetBits - 1 - (used % sextetBits)));
        used += 1;
      }
    },
    text: () => values.map(characterOf).join(""),
  };
};

export interface BitReader {
  /** Zeros beyond the end. */
  take(bits: number): number;
  /** Whether more was read than there is. */
  readonly overrun: boolean;
}

export const bitReader = (text: string): BitReader => {
  let used = 0;
  return {
    take(bits) {
      let value = 0;
      for (let i = 0; i < bits; i++) {
        const sextet = Math.max(0, sextetOf(text[Math.floor(used / sextetBits)] ?? "A"));
        value = (value << 1) | ((sextet >> (sextetBits - 1 - (used % sextetBits))) & 1);
        used += 1;
      }
      return value;
    },
    get overrun() {
      return used > text.length * sextetBits;
    },
  };
};
