/** How people and opponents are called: a name the house gave is said in the language that is read now, whenever it was given. */
import type { Sitter } from "@turnlight/host";
import type { Language, Localized } from "../language/language.ts";

/** Whoever has not said their name; a number may follow. */
const guests: readonly Localized[] = [
  { en: "Player", de: "Gast" },
  { en: "Player", de: "Mitspieler" },
];

/** A number that tells two of the same name apart. */
const numbered = /^(.*?)( (?:\d+|[IV]+))?$/s;

/** A name that somebody has typed is theirs, in every language. `called` are the names a game gives its opponents. */
export const playerName = (
  { kind, name }: Pick<Sitter, "kind" | "name">,
  called: readonly Localized[],
  language: Language,
): string => {
  const [, plain = name, number = ""] = numbered.exec(name) ?? [];
  const known = kind === "bot" ? called : guests.filter((guest) => (guest.de === "Gast") === (number === ""));
  const given = known.find((one) => one.en === plain || one.de === plain);
  return given === undefined ? name : given[language] + number;
};
