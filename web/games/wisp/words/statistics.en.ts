/** The wisp: labels of its statistics, in English. */

export interface WispStatisticsWords {
  readonly solved: string;
  readonly stars: string;
  readonly par: string;
  readonly hints: string;
  readonly clean: string;
  share(part: string, of: string): string;
  readonly byStars: string;
  readonly clearings: string;
  chapter(title: string): string;
  chapterAbout(title: string): string;
}

export const texts: WispStatisticsWords = {
  solved: "Times solved",
  stars: "Stars earned",
  par: "Solved at par",
  hints: "Solved with help",
  clean: "Solved without undo",
  share: (part, of) => `${part} of ${of}`,
  byStars: "Solutions by stars",
  clearings: "Solutions",
  chapter: (title) => title,
  chapterAbout: (title) => `Solve every level in “${title}”.`,
};
