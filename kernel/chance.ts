/**
 * Randomness: everything random in a match is derived from its 256-bit seed, so that anybody with the seed can verify
 * it. SHA-256 of the seed is the commitment to it; a ChaCha20 stream keyed by it yields the draws.
 */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { accept, quote, type Result, refuse } from "./result.ts";

/** 256 bits as 64 lower-case hexadecimal digits. */
export type Seed = string;

/** A source of unbiased draws. */
export interface Draw {
  /** A whole number from 0 to n − 1, each equally likely; n from 1 to 2³². */
  below(n: number): number;
}

const seedShape = /^[0-9a-f]{64}$/;

/** Parses a seed: 64 hexadecimal digits. */
export const readSeed = (text: string): Result<Seed> =>
  seedShape.test(text)
    ? accept(text)
    : refuse("bad-seed", `the seed is ${quote(text)}`, { right: "64 digits, 0–9 and a–f" });

/** Parses a seed typed by a person: 64 hexadecimal digits are used as they are, anything else is hashed. */
export const seedOf = (phrase: string): Seed =>
  seedShape.test(phrase) ? phrase : bytesToHex(sha256(utf8ToBytes(phrase)));

/** Derives an independent seed for each part of a larger run: game 12 of a simulation, the bot in seat 1. */
export const childSeed = (seed: Seed, name: string): Seed =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(name))));

/** The seed of a bot's own draws for one decision: by its moment, or by the number of entries before it. */
export const botSeed = (seed: Seed, seat: number, entries: number, moment?: string): Seed =>
  childSeed(seed, `bot ${seat} ${moment ?? `entry ${entries}`}`);

/** The commitment: published before the match, so that the seed revealed after it can be verified. */
export const commitment = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/** The commitment to a phrase, published before the phrase itself. */
export const fingerprintOf = (phrase: string): string => bytesToHex(sha256(utf8ToBytes(phrase)));

/**
 * A seed that no single party chose: the host's part, combined with the phrase of each seat that contributed one, in
 * order.
 */
export const sharedSeed = (host: Seed, phrases: readonly (string | null)[]): Seed =>
  phrases.every((phrase) => phrase === null) ? host : childSeed(host, JSON.stringify(phrases));

const blockBytes = 64;
const blockOfZeros = new Uint8Array(blockBytes);
const values = 2 ** 32;

/** Rejection sampling keeps every outcome equally likely: words in the incomplete last group of n are discarded. */
const drawFrom = (nextWord: () => number): Draw => ({
  below(n) {
    if (!Number.isInteger(n) || n < 1 || n > values)
      throw new RangeError(`below(${n}): n must be a whole number from 1 to 2^32`);
    const fair = values - (values % n);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % n;
  },
});

/**
 * Draws from a key and a nonce: the key stream is read as little-endian 32-bit words, one block at a time as needed.
 */
const streamOf = (key: Uint8Array, nonce: Uint8Array): Draw => {
  let block = blockOfZeros;
  let at = blockBytes;
  let counter = 0;
  return drawFrom(() => {
    if (at === blockBytes) {
      block = chacha20(key, nonce, blockOfZeros, undefined, counter);
      counter += 1;
      at = 0;
    }
    // Out of range is impossible here; `?? 0` only satisfies the index check.
    const word =
      (((block[at + 3] ?? 0) << 24) | ((block[at + 2] ?? 0) << 16) | ((block[at + 1] ?? 0) << 8) | (block[at] ?? 0)) >>>
      0;
    at += 4;
    return word;
  });
};

/** All randomness of a match. */
export interface Chance {
  /** The draws of one chance move, named by its entry's number or by the rules. */
  stream(name: number | string): Draw;
}

/**
 * A number is the nonce (the last 8 bytes, little-endian) under the seed itself; a name gets a key of its own, so that
 * no name can collide with a number or another name.
 */
export const chanceOf = (seed: Seed): Chance => {
  const key = hexToBytes(seed);
  return {
    stream(name) {
      const nonce = new Uint8Array(12);
      if (typeof name === "string") return streamOf(hexToBytes(childSeed(seed, name)), nonce);
      let rest = name;
      for (let i = 4; rest > 0; i++) {
        nonce[i] = rest % 256;
        rest = Math.floor(rest / 256);
      }
      return streamOf(key, nonce);
    },
  };
};

/** A stand-alone source of draws for a bot, a generator or a test. */
export const drawOf = (seed: Seed): Draw => chanceOf(seed).stream(0);

/** A random item of a list that is not empty. */
export const pick = <T>(draw: Draw, from: readonly T[]): T => {
  if (from.length === 0) throw new RangeError("pick: nothing to pick from");
  return from[draw.below(from.length)] as T;
};

/** A fair shuffle; does not modify the list. */
export const shuffled = <T>(draw: Draw, list: readonly T[]): readonly T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};
