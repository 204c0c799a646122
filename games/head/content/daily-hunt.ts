/** The hunt of a day: one board for everybody who plays in a language, from the UTC date. */
import { type Seed, seedOf } from "@turnlight/kernel";
import { type HeadConfig, headRules, type WordLanguage } from "../rules/index.ts";
import { tableBank } from "./table-bank.ts";

const rules = headRules(tableBank);

/** What it hides follows from the seed alone. */
export const huntHider = "oracle";

export const dayHuntSeed = (date: string): Seed => seedOf(`don't lose your head, hunt of the day, ${date}`);

/** 8 by 8, three words, nobody else's turn and no limit. */
export const dayHuntConfig = (language: WordLanguage): HeadConfig => {
  const usual = rules.configText.read("house=alone");
  if (!usual.ok) throw new Error(usual.refusal.reason);
  return { ...usual.value, bank: language };
};
