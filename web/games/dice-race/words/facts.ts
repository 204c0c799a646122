/** The dice race: sentences for facts, in all languages. */
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import type { FactWords } from "../../facts.ts";
import { facts as de } from "./facts.de.ts";
import { facts as en } from "./facts.en.ts";

export const facts: Readonly<Record<"en" | "de", FactWords<RaceView, RaceFact>>> = { en, de };
