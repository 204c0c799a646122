/** Names and rights that cannot be guessed. What is kept of a token is its hash. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { codeLetters } from "@turnlight/wire";

/** What nobody may foresee. */
export interface RandomSource {
  freshToken(): string;
  freshSeed(): string;
  freshId(): string;
  freshCode(): string;
  /** Leads back to a guest from another device: a hundred bits in four groups. */
  freshRecovery(): string;
}

const recoveryLetters = `${codeLetters}23456789`;
const lettersOf = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** From the system's random source; tokens and seeds have 256 bits. */
export const systemRandom: RandomSource = {
  freshToken: () => randomBytes(32).toString("base64url"),
  freshSeed: () => randomBytes(32).toString("hex"),
  freshId: () => randomBytes(12).toString("base64url"),
  freshRecovery: () => Array.from({ length: 4 }, () => lettersOf(recoveryLetters, 5)).join("-"),
  freshCode: () => lettersOf(codeLetters, 6),
};

/** Whether it could be one of ours. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
