/** Names and rights that cannot be guessed. What is kept of a token is its hash. */
import { createHash, randomBytes } from "node:crypto";

/** What nobody may foresee. */
export interface Chances {
  freshToken(): string;
  freshSeed(): string;
  freshId(): string;
}

/** From the system's random source; tokens and seeds have 256 bits. */
export const systemChances: Chances = {
  freshToken: () => randomBytes(32).toString("base64url"),
  freshSeed: () => randomBytes(32).toString("hex"),
  freshId: () => randomBytes(12).toString("base64url"),
};

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
