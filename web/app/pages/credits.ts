/** Third-party software that is included, and its licences. */
interface Credit {
  readonly name: string;
  readonly licence: string;
}

const mit = "MIT";
const ofl = "SIL Open Font License 1.1";

export const credits: Readonly<Record<"code" | "fonts" | "words", readonly Credit[]>> = {
  code: [
    { name: "Preact, Preact Signals", licence: `${mit}, © Jason Miller and contributors` },
    { name: "@noble/hashes, @noble/ciphers", licence: `${mit}, © Paul Miller` },
    { name: "cannon-es", licence: `${mit}, © cannon.js Authors` },
    { name: "SimpleWebAuthn", licence: `${mit}, © Matthew Miller` },
    { name: "uqr", licence: `${mit}, © Anthony Fu and Nayuki` },
    { name: "three.js", licence: `${mit}, © three.js authors` },
  ],
  fonts: [
    { name: "Fraunces", licence: `${ofl}, © The Fraunces Project Authors` },
    { name: "Atkinson Hyperlegible", licence: `${ofl}, © Braille Institute of America` },
    { name: "Pirata One", licence: `${ofl}, © Rodrigo Fuenzalida and Nicolas Massi` },
    { name: "Press Start 2P", licence: `${ofl}, © The Press Start 2P Project Authors` },
    { name: "Roboto Mono", licence: `${ofl}, © The Roboto Mono Project Authors` },
  ],
  words: [
    {
      name: "SCOWL",
      licence:
        "© Kevin Atkinson and others; with the UK Advanced Cryptics Dictionary: Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.",
    },
    { name: "enz/german-wordlist", licence: "CC0 1.0" },
  ],
};
