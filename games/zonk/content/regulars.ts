/** The named bots of the tavern: seven to fill a tournament around one person, and one more to fill it without. */
import type { Entrant } from "../tournament/bracket.ts";

export const regulars: readonly Entrant[] = [
  { name: "Agathe", bot: "hybrid:cautious" },
  { name: "Bruno", bot: "hybrid:reckless" },
  { name: "Cosima", bot: "hybrid:balanced" },
  { name: "Dietrich", bot: "hybrid:hard" },
  { name: "Elsbeth", bot: "hybrid:learning" },
  { name: "Fridolin", bot: "hybrid:easy" },
  { name: "Gesine", bot: "reference" },
  { name: "Hinnerk", bot: "hybrid:normal" },
];
