/** The wisp: labels of its statistics, in all languages. */
import type { Localized } from "../../../language/language.ts";

interface WispStatisticsWords {
  readonly solved: string;
  readonly stars: string;
  readonly par: string;
  readonly hints: string;
  share(part: string, of: string): string;
  readonly byStars: string;
  readonly clearings: string;
  chapter(title: string): string;
  chapterAbout(title: string): string;
}

const en: WispStatisticsWords = {
  solved: "Clearings solved",
  stars: "Stars won",
  par: "Within par",
  hints: "With a hint",
  share: (part, of) => `${part} of ${of}`,
  byStars: "Clearings by stars",
  clearings: "Clearings",
  chapter: (title) => title,
  chapterAbout: (title) => `Solve every clearing of “${title}”.`,
};

const de: WispStatisticsWords = {
  solved: "Lichtungen gelöst",
  stars: "Sterne gewonnen",
  par: "Im Soll",
  hints: "Mit Hinweis",
  share: (part, of) => `${part} von ${of}`,
  byStars: "Lichtungen nach Sternen",
  clearings: "Lichtungen",
  chapter: (title) => title,
  chapterAbout: (title) => `Löse jede Lichtung von „${title}“.`,
};

export const statisticsWords: Localized<WispStatisticsWords> = { en, de };
