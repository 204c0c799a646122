/** The tavern's patrons by their bots, and how each of them throws. */

export const patrons = [
  "hybrid:easy",
  "hybrid:normal",
  "hybrid:hard",
  "hybrid:cautious",
  "hybrid:balanced",
  "hybrid:reckless",
  "hybrid:learning",
  "reference",
  "perfect",
  "follow",
  "custom",
] as const;
export type PatronName = (typeof patrons)[number];

/** The patron behind a bot's name: a numbered level is the landlady, custom settings are the stranger. */
export const patronOf = (bot: string): PatronName => {
  const known = patrons.find((one) => one === bot);
  if (known !== undefined) return known;
  if (bot.startsWith("hybrid:learning;")) return "hybrid:learning";
  return /^hybrid:\d+$/.test(bot) ? "follow" : "custom";
};

/** Each patron's bust, a file in `busts/` with three moods. */
export const drawings: Readonly<Record<PatronName, string>> = {
  "hybrid:easy": "fridolin",
  "hybrid:normal": "hinnerk",
  "hybrid:hard": "dietrich",
  "hybrid:cautious": "agathe",
  "hybrid:balanced": "cosima",
  "hybrid:reckless": "bruno",
  "hybrid:learning": "elsbeth",
  reference: "gesine",
  perfect: "automaton",
  follow: "landlady",
  custom: "stranger",
};

/** How hard each patron throws the dice. */
const vigours: Partial<Readonly<Record<PatronName, number>>> = {
  "hybrid:reckless": 1.25,
  "hybrid:easy": 1.1,
  "hybrid:cautious": 0.75,
  "hybrid:hard": 0.9,
  custom: 0.85,
};
export const vigourOf = (name: PatronName): number => vigours[name] ?? 1;
