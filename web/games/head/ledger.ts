/** What the duel says of everything that was fought: found against felled, misses, by opponent; and its deeds. */
import { aftermath, deedNames, deedsIn, type Standing } from "@turnlight/games/head";
import { said } from "../../language/worded.ts";
import { earnedIn, type Ledger, shown } from "../../table/ledger/ledger.ts";
import { ledgerWords } from "./words/ledger.ts";
import { de } from "./words/play.de.ts";
import { en } from "./words/play.en.ts";

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const ledger: Ledger<Standing> = {
  figuresOf: (played) => {
    const duels = earnedIn(played, aftermath.readResult).map(({ earned }) => earned);
    const won = duels.filter((duel) => duel.won);
    const found = won.filter(({ how }) => how === "found").length;
    const felled = duels.filter((duel) => !duel.won && duel.how === "misses").length;
    const misses = Math.round(10 * mean(duels.map(({ summary }) => summary.misses))) / 10;
    const accuracy = Math.round(100 * mean(duels.map(({ summary }) => summary.accuracy)));
    const rivals = ["executioner", "oracle"] as const;
    return {
      figures: [
        {
          name: said(ledgerWords, (words) => words.won),
          value: said(ledgerWords, (words, { number }) => words.share(number(won.length), number(duels.length))),
        },
        {
          name: said(ledgerWords, (words) => words.found),
          value: said(ledgerWords, (_, { number }) => number(found)),
        },
        {
          name: said(ledgerWords, (words) => words.felled),
          value: said(ledgerWords, (_, { number }) => number(felled)),
        },
        {
          name: said(ledgerWords, (words) => words.misses),
          value: said(ledgerWords, (_, { number }) => number(misses)),
        },
        {
          name: said(ledgerWords, (words) => words.accuracy),
          value: said(ledgerWords, (words, { number }) => words.percent(number(accuracy))),
        },
      ],
      charts: shown([
        {
          title: said(ledgerWords, (words) => words.endings),
          across: said(ledgerWords, (words) => words.ending),
          counted: said(ledgerWords, (words) => words.duels),
          bars: [
            { name: said(ledgerWords, (words) => words.found), value: found },
            { name: said(ledgerWords, (words) => words.felled), value: felled },
          ],
        },
        {
          title: said(ledgerWords, (words) => words.byOpponent),
          across: said(ledgerWords, (words) => words.opponent),
          counted: said(ledgerWords, (words) => words.duelsWon),
          bars: rivals.flatMap((rival) => {
            const against = duels.filter(({ opponent }) => opponent === rival);
            const beaten = against.filter((duel) => duel.won).length;
            if (against.length === 0) return [];
            const name = said(ledgerWords, (words, { number }) =>
              words.of(words.rivals[rival], number(beaten), number(against.length)),
            );
            return [{ name, value: beaten }];
          }),
        },
      ]),
    };
  },
  achievementsOf: ({ duels }) => {
    const done = new Set(deedsIn(duels));
    return deedNames.map((key) => ({
      key,
      name: { en: en.deeds[key].name, de: de.deeds[key].name },
      about: { en: en.deeds[key].about, de: de.deeds[key].about },
      got: done.has(key),
    }));
  },
};
