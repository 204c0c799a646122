/** Files of texts: each language has one of its own, and the tag of the language is a part of its path. */
import { isLanguage, type Language } from "./index.ts";

/** A value for each language, where all are needed at once. */
export type EveryLanguage<T = string> = Readonly<Record<Language, T>>;

/** A folder, or what stands before `.ts`. */
export const languageOf = (path: string): Language | undefined => path.split(/[./]/).filter(isLanguage).at(-1);

/** The texts that a file exports. */
export const textsIn = (module: unknown, tag: Language, name = "texts"): unknown =>
  Object(module)[name] ?? Object(module)[tag];

/**
 * Files that are loaded in every language: names that a saved match may have in any of them, and the texts of what must
 * work alone.
 */
export const everyLanguage = <T>(files: Readonly<Record<string, unknown>>): EveryLanguage<T> => {
  const found = Object.entries(files).flatMap(([path, module]) => {
    const tag = languageOf(path);
    return tag === undefined ? [] : [[tag, textsIn(module, tag)] as const];
  });
  return Object.fromEntries(found) as EveryLanguage<T>;
};
