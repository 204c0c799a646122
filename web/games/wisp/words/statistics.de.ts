/** The wisp: labels of its statistics, in German. */
import type { WispStatisticsWords } from "./statistics.en.ts";

export const texts: WispStatisticsWords = {
  solved: "Lösungen",
  stars: "Gesammelte Sterne",
  par: "Par erreicht",
  hints: "Mit Hilfe gelöst",
  share: (part, of) => `${part} von ${of}`,
  byStars: "Lösungen nach Sternen",
  clearings: "Lösungen",
  chapter: (title) => title,
  chapterAbout: (title) => `Löse jedes Level in „${title}“.`,
};
