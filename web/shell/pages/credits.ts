/** What is built in, and under which licence. */
export interface Credit {
  readonly name: string;
  readonly licence: string;
  /** A notice that must be kept word for word. */
  readonly notice?: string;
}

const mit = "MIT";
const ofl = "SIL Open Font License 1.1";

export const credits: Readonly<Record<"code" | "fonts" | "words", readonly Credit[]>> = {
  code: [
    { name: "Preact, Preact Signals", licence: `${mit}, © Jason Miller and contributors` },
    { name: "@noble/hashes, @noble/ciphers", licence: `${mit}, © Paul Miller` },
  ],
  fonts: [
    { name: "Fraunces", licence: `${ofl}, © The Fraunces Project Authors` },
    { name: "Atkinson Hyperlegible", licence: `${ofl}, © Braille Institute of America` },
  ],
  words: [],
};
