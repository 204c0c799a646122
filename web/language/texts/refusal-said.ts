/**
 * Formats a refusal in one language: looks up the text by code, fills in the values, and adds where the input was
 * wrong.
 */
import type { Refusal } from "@turnlight/kernel";
import type { places as english } from "./refusals.en.ts";

/** Sentences by code; `{name}` stands for a value of the refusal. */
export type RefusalWords = Readonly<Record<string, string>>;

/** The part of a refusal that is shown: the code selects the text, the values are filled in. */
export type RefusalContent = Pick<Refusal, "code" | "values">;

export interface Refusing {
  /** Searched in order: a game's own texts before the shared ones. */
  readonly catalogues: readonly RefusalWords[];
  readonly places: typeof english;
  /** For a code that has no text. */
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
