/**
 * Display names of people and bots: default names are shown in the current language, whichever one they were saved in.
 */
import type { Sitter } from "@turnlight/host";
import type { EveryLanguage } from "../languages/files.ts";
import { type Language, languages } from "../languages/index.ts";

/** A number that distinguishes two players of the same name. */
const numbered = /^(.*?)( (?:\d+|[IV]+))?$/s;

/** A name that somebody has typed is the same in every language. `called` are the names a game gives its bots. */
export const playerName = (
  { kind, name }: Pick<Sitter, "kind" | "name">,
  called: readonly EveryLanguage[],
  language: Language,
): string => {
  const [, plain = name, number = ""] = numbered.exec(name) ?? [];
  if (kind === "bot") {
    const given = called.find((one) => Object.values(one).includes(plain));
    return given === undefined ? name : given[language] + number;
  }
  const which = number === "" ? 0 : 1;
  const isUsual = Object.values(languages).some(({ players }) => players[which] === plain);
  return isUsual ? languages[language].players[which] + number : name;
};
