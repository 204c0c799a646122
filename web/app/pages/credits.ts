/** Word lists that are included, and their licences. Packages are listed by the build: see web/build/licences.ts. */
interface Credit {
  readonly name: string;
  readonly licence: string;
}

export const wordCredits: readonly Credit[] = [
  {
    name: "SCOWL",
    licence:
      "© Kevin Atkinson and others; with the UK Advanced Cryptics Dictionary: Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.",
  },
  { name: "enz/german-wordlist", licence: "CC0 1.0" },
];
