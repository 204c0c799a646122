/** Names and rights that cannot be guessed. What is kept of a token is its hash. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { codeLetters } from "@turnlight/wire";

/** What nobody may foresee. */
export interface Chances {
  freshToken(): string;
  freshSeed(): string;
  freshId(): string;
  freshCode(): string;
}

/** From the system's random source; tokens and seeds have 256 bits. */
export const systemChances: Chances = {
  freshToken: () => randomBytes(32).toString("base64url"),
  freshSeed: () => randomBytes(32).toString("hex"),
  freshId: () => randomBytes(12).toString("base64url"),
  freshCode: () => Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join(""),
};

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
