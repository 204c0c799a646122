/** What the wisp says of everything that was solved: stars, par kept, hints; and a place on the shelf for each chapter. */
import { aftermath, type WispStanding } from "@turnlight/games/wisp";
import { said } from "../../language/worded.ts";
import { earnedIn, type Ledger, shown } from "../../table/ledger/ledger.ts";
import { bestsOf, chapters } from "./campaign.ts";
import { ledgerWords } from "./words/ledger.ts";

const starCounts = [3, 2, 1] as const;

export const ledger: Ledger<WispStanding> = {
  figuresOf: (played) => {
    // A trial in the workshop is no clearing of its own.
    const solved = earnedIn(played, aftermath.readResult).filter(({ earned }) => earned.counts.kind !== "test");
    const stars = solved.reduce((sum, { earned }) => sum + earned.stars, 0);
    const inPar = solved.filter(({ earned: { line, par } }) => par.exact && line.length <= par.moves).length;
    const hinted = solved.filter(({ earned }) => earned.helped).length;
    const share = (part: number) =>
      said(ledgerWords, (words, { number }) => words.share(number(part), number(solved.length)));
    return {
      figures: [
        {
          name: said(ledgerWords, ({ solved: name }) => name),
          value: said(ledgerWords, (_, { number }) => number(solved.length)),
        },
        {
          name: said(ledgerWords, ({ stars: name }) => name),
          value: said(ledgerWords, (words, { number }) => words.share(number(stars), number(3 * solved.length))),
        },
        { name: said(ledgerWords, ({ par }) => par), value: share(inPar) },
        { name: said(ledgerWords, ({ hints }) => hints), value: share(hinted) },
      ],
      charts: shown([
        {
          title: said(ledgerWords, ({ byStars }) => byStars),
          across: said(ledgerWords, ({ stars: name }) => name),
          counted: said(ledgerWords, ({ clearings }) => clearings),
          bars: starCounts.map((count) => ({
            name: said(ledgerWords, () => "★".repeat(count)),
            value: solved.filter(({ earned }) => earned.stars === count).length,
          })),
        },
      ]),
    };
  },
  achievementsOf: (standing) => {
    const bests = bestsOf(standing);
    return chapters.map(({ id, title, levels }) => ({
      key: id,
      name: { en: ledgerWords.en.chapter(title.en), de: ledgerWords.de.chapter(title.de) },
      about: { en: ledgerWords.en.chapterAbout(title.en), de: ledgerWords.de.chapterAbout(title.de) },
      got: levels.every((level) => bests.has(level.id)),
    }));
  },
};
