/** What the tavern says of everything that was played: win share by opponent, banked and zonked; and its trophies. */
import { aftermath, trophies, type ZonkStanding } from "@turnlight/games/zonk";
import { said } from "../../language/worded.ts";
import { earnedIn, type Ledger, type Played, shown } from "../../table/ledger/ledger.ts";
import { type PatronName, patronOf, patrons } from "./faces/Patron.tsx";
import { ledgerWords } from "./words/ledger.ts";
import { de } from "./words/texts.de.ts";
import { en } from "./words/texts.en.ts";

const patronsAt = ({ sitters }: Played): readonly PatronName[] =>
  sitters.flatMap((sitter) => (sitter.kind === "bot" ? [patronOf(sitter.bot)] : []));

export const ledger: Ledger<ZonkStanding> = {
  figuresOf: (played) => {
    const matches = earnedIn(played, aftermath.readResult);
    const won = matches.filter(({ earned }) => earned.won).length;
    const turns = matches.flatMap(({ earned }) => earned.turns ?? []);
    const banked = turns.reduce((sum, turn) => sum + turn.banked, 0);
    const zonked = turns.reduce((sum, turn) => sum + turn.zonked, 0);
    const best = turns.reduce((most, turn) => Math.max(most, turn.best), 0);
    const count = (value: number) => said(ledgerWords, (_, { number }) => number(value));
    return {
      figures: [
        {
          name: said(ledgerWords, (words) => words.won),
          value: said(ledgerWords, (words, { number }) => words.share(number(won), number(matches.length))),
        },
        { name: said(ledgerWords, (words) => words.banked), value: count(banked) },
        { name: said(ledgerWords, (words) => words.zonked), value: count(zonked) },
        { name: said(ledgerWords, (words) => words.best), value: count(best) },
      ],
      charts: shown([
        {
          title: said(ledgerWords, (words) => words.turns),
          across: said(ledgerWords, (words) => words.turn),
          counted: said(ledgerWords, (words) => words.count),
          bars: [
            { name: said(ledgerWords, (words) => words.banked), value: banked },
            { name: said(ledgerWords, (words) => words.zonked), value: zonked },
          ],
        },
        {
          title: said(ledgerWords, (words) => words.byOpponent),
          across: said(ledgerWords, (words) => words.opponent),
          counted: said(ledgerWords, (words) => words.percent),
          bars: patrons.flatMap((patron) => {
            const against = matches.filter((match) => patronsAt(match.played).includes(patron));
            const beaten = against.filter(({ earned }) => earned.won).length;
            if (against.length === 0) return [];
            const name = {
              en: ledgerWords.en.of(en.patrons[patron].name, String(beaten), String(against.length)),
              de: ledgerWords.de.of(de.patrons[patron].name, String(beaten), String(against.length)),
            };
            return [{ name, value: Math.round((100 * beaten) / against.length) }];
          }),
        },
      ]),
    };
  },
  achievementsOf: (standing) =>
    trophies.map((key) => ({
      key,
      name: { en: en.trophies[key][0], de: de.trophies[key][0] ?? key },
      about: { en: en.trophies[key][1], de: de.trophies[key][1] ?? "" },
      got: standing.trophies.includes(key),
    })),
};
