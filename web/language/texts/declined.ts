/** Names within a sentence. German ones: an article takes the case the sentence asks for ("gegen den Henker", "beim Orakel"). */
type Case = "nominative" | "accusative" | "dative";

const articles: ReadonlyMap<string, Readonly<Record<Case, string>>> = new Map([
  ["Der", { nominative: "der", accusative: "den", dative: "dem" }],
  ["Die", { nominative: "die", accusative: "die", dative: "der" }],
  ["Das", { nominative: "das", accusative: "das", dative: "dem" }],
]);

const cases = { gegen: "accusative", für: "accusative", von: "dative", bei: "dative", mit: "dative" } as const;
const joined: ReadonlyMap<string, string> = new Map([
  ["von dem", "vom"],
  ["bei dem", "beim"],
]);

const declined = (name: string, wanted: Case): string => {
  const [article = "", ...rest] = name.split(" ");
  const found = rest.length > 0 ? articles.get(article) : undefined;
  return found === undefined ? name : [found[wanted], ...rest].join(" ");
};

/** A name that does not begin the sentence. */
export const amid = (name: string): string => declined(name, "nominative");

/** A name behind a preposition, with it. */
export const behind = (preposition: keyof typeof cases, name: string): string =>
  `${preposition} ${declined(name, cases[preposition])}`.replace(/^\S+ dem(?= )/, (both) => joined.get(both) ?? both);

/** The same at the beginning of a sentence. */
export const firstBehind = (preposition: keyof typeof cases, name: string): string =>
  behind(preposition, name).replace(/^./u, (letter) => letter.toUpperCase());

/** An English name that does not begin the sentence: its article loses the capital ("against the Executioner"). */
export const amidEnglish = (name: string): string => name.replace(/^The (?=\p{Lu})/u, "the ");
