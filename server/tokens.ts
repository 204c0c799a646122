/** Random ids and tokens. Only the hash of a token is stored. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { codeLetters } from "@turnlight/wire";

/** A source of unpredictable ids, tokens and seeds. */
export interface RandomSource {
  freshToken(): string;
  freshSeed(): string;
  freshId(): string;
  freshCode(): string;
  /** A recovery code for signing in on another device: a hundred bits in four groups. */
  freshRecovery(): string;
}

const recoveryLetters = `${codeLetters}23456789`;
const lettersOf = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** Uses the system's random source; tokens and seeds have 256 bits. */
export const systemRandom: RandomSource = {
  freshToken: () => randomBytes(32).toString("base64url"),
  freshSeed: () => randomBytes(32).toString("hex"),
  freshId: () => randomBytes(12).toString("base64url"),
  freshRecovery: () => Array.from({ length: 4 }, () => lettersOf(recoveryLetters, 5)).join("-"),
  freshCode: () => lettersOf(codeLetters, 6),
};

/** Whether the text has the form of a token. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
