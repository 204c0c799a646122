/** Titles, rules and tales of the campaign, in the language of the page. */
import { catalogue, type Localized, localized } from "../../../language/catalogue.ts";

interface ChapterTold {
  readonly title: string;
  /** Shown before the first level and after the last. */
  readonly opening: string;
  readonly closing: string;
}

const chapterTexts = catalogue<Readonly<Record<string, ChapterTold>>>(import.meta.glob("./chapters.*.ts"));
const levelTexts = catalogue<Readonly<Record<string, readonly [name: string, rule?: string]>>>(
  import.meta.glob("./levels.*.ts"),
);

export const toldChapter = (id: string): Readonly<Record<keyof ChapterTold, Localized>> => ({
  title: localized(chapterTexts, (told) => told[id]?.title ?? ""),
  opening: localized(chapterTexts, (told) => told[id]?.opening ?? ""),
  closing: localized(chapterTexts, (told) => told[id]?.closing ?? ""),
});

export const toldLevel = (id: string): { readonly name: Localized; readonly tale: Localized } => ({
  name: localized(levelTexts, (told) => told[id]?.[0] ?? ""),
  tale: localized(levelTexts, (told) => told[id]?.[1] ?? ""),
});

const dayNames = catalogue<readonly string[]>(import.meta.glob("./day-names.*.ts"));
/** As `grownFrom` in the games, which the lobby would have to load for it; a test compares them. */
const firstNamed = "2026-11-19";
const dayLength = 86_400_000;

/** The name of a day's level; undefined for days before they had one. */
export const dailyName = (date: string): string | undefined => {
  if (date < firstNamed) return undefined;
  const names = dayNames.value;
  const since = Math.round((Date.parse(date) - Date.parse(firstNamed)) / dayLength);
  return names[since % names.length];
};
