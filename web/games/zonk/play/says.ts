/** What happened, in a sentence: the status line and the screen reader say the same. */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import { factSaid } from "../../facts.ts";
import { inLanguage, number } from "../shared.ts";
import { facts } from "../words/facts.ts";

export const percent = (chance: number, digits = 1): string =>
  `${number(Number((100 * chance).toFixed(digits)))}\u00a0%`;

export const sayFact = (fact: ZonkFact, view: ZonkView, nameOf: (seat: number) => string): string =>
  factSaid(inLanguage(facts), fact, { view, nameOf, number });
