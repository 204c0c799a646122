/**
 * Display names of people and bots: default names are shown in the current language, whichever one they were saved in.
 */
import type { Sitter } from "@turnlight/host";
import type { Language, Localized } from "../language/language.ts";

/** Default names of players without one; a number may follow. */
const guests: readonly Localized[] = [
  { en: "Player", de: "Gast" },
  { en: "Player", de: "Mitspieler" },
];

/** A number that distinguishes two players of the same name. */
const numbered = /^(.*?)( (?:\d+|[IV]+))?$/s;

/** A name that somebody has typed is the same in every language. `called` are the names a game gives its bots. */
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
