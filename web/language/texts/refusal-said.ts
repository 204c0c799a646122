/** A refusal in a language's words: found by its code, with its values in it, and placed where its text was wrong. */
import type { Refusal } from "@turnlight/kernel";
import type { places as english } from "./refusals.en.ts";

/** Sentences by code; `{name}` stands for a value of the refusal. */
export type RefusalWords = Readonly<Record<string, string>>;

/** What of a refusal is said: the code finds the words, the values go into them. */
export type RefusalContent = Pick<Refusal, "code" | "values">;

export interface Refusing {
  /** Asked one after the other: a game's own words before the house's. */
  readonly catalogues: readonly RefusalWords[];
  readonly places: typeof english;
  /** For a code that nobody has words for. */
  readonly otherwise: string;
  number(value: number): string;
}

export const placeholders = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export const refusalIn = (
  { code, values = {} }: RefusalContent,
  { catalogues, places, otherwise, number }: Refusing,
): string => {
  const words = catalogues.find((catalogue) => Object.hasOwn(catalogue, code))?.[code];
  const wrong =
    words === undefined || placeholders(words).some((name) => !Object.hasOwn(values, name))
      ? otherwise
      : words.replace(/\{(\w+)\}/g, (_, name: string) => {
          const value = values[name] ?? "";
          return typeof value === "number" ? number(value) : value;
        });
  const { line, column, entry } = values;
  if (typeof line === "number" && typeof column === "number") return places.lineColumn(line, column, wrong);
  if (typeof line === "number") return places.line(line, wrong);
  return typeof entry === "number" ? places.entry(entry, wrong) : wrong;
};
