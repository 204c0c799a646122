/** The tavern: texts of the career, in English, and the type of the other languages. */
import type { CareerBot } from "@turnlight/games/zonk";
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");
/** A name that does not begin the sentence: "the automaton". */
const amid = (name: string): string => name.replace(/^The /, "the ");

/** One regular's part of the story. */
export interface CareerChapter {
  /** Before the first series is won. */
  readonly story: string;
  /** Once their trophy is won. */
  readonly after: string;
  readonly trophy: string;
}

export interface CareerWords {
  readonly title: string;
  readonly about: string;
  readonly finished: string;
  readonly ladder: string;
  readonly chapters: Readonly<Record<CareerBot, CareerChapter>>;
  series(won: number, lost: number): string;
  /** What a series takes. */
  firstTo(wins: number): string;
  play(name: string): string;
  readonly goOn: string;
  locked(name: string): string;
  readonly trophyWon: string;
  readonly trophyOpen: string;
  wonTrophy(trophy: string): string;
  seriesLost(name: string): string;
  readonly beaten: string;
  readonly next: string;
  readonly closed: string;
  trophies(won: number, of: number): string;
  matches(n: number): string;
}

export const en: CareerWords = {
  title: "Career",
  about: "Beat the regulars one by one, each at their own table. Win the series and the prize is yours.",
  finished: "Every prize is yours. The landlady has carved your name into the wall, right above the automaton’s hook.",
  ladder: "The regulars",
  chapters: {
    "hybrid:easy": {
      story:
        "Fridolin won his feather off a pedlar and hasn’t stopped talking about it since. He is afraid of nothing but sixes: three of them once cost him his boots.",
      after: "“Keep the feather,” says Fridolin. “It tickled anyway.”",
      trophy: "The red feather",
    },
    "hybrid:reckless": {
      story:
        "Bruno lost his eye to a cannon and his ship to a single die. At his table whoever rolls the last dice and lives to tell the tale is paid for the nerve.",
      after: "Bruno laughs until the mugs rattle, and pushes his dice cup across the table.",
      trophy: "The dice cup",
    },
    reference: {
      story:
        "Gesine comes in on market days and plays the way everyone’s aunt plays: quickly, and for the big numbers. Pairs don’t count with her. “We’d be here all night.”",
      after: "“Beginner’s luck,” says Gesine, and ties the ribbon from the market round your wrist.",
      trophy: "The market ribbon",
    },
    "hybrid:normal": {
      story:
        "Hinnerk has crossed every sea that has a harbour with an inn. His house rule comes from the Azores: a one in the combination, and it counts double.",
      after: "“Fair winds,” says Hinnerk, and unpins the anchor from his cap.",
      trophy: "The brass anchor",
    },
    "hybrid:balanced": {
      story:
        "Cosima smiles when she is ahead and smiles when she is behind; only the stakes change. Clear all six dice at her table and she pays a bonus, without blinking.",
      after: "This time she blinks. The hairpin, she says, was a present. So it’s one again.",
      trophy: "The hairpin",
    },
    "hybrid:cautious": {
      story:
        "Agathe banks early, goes home early and has buried three husbands who didn’t. Three sixes in a roll, she says, are the devil’s number: the roll is lost.",
      after: "“Well, dear,” says Agathe, and counts the purse once more before she hands it over.",
      trophy: "The coin purse",
    },
    "hybrid:learning": {
      story:
        "Elsbeth is writing a book about dice, and you are in it. She knows when you bank. She plays at Bruno’s table, for research: the last dice pay.",
      after: "Elsbeth crosses out a whole chapter. “I won’t be needing this,” she says, and gives you the pencil.",
      trophy: "The pencil",
    },
    "hybrid:hard": {
      story:
        "Dietrich never gambles on two dice, never raises his voice and never pays for his drinks. The bonus for all six dice was his idea; he collects it more often than anyone.",
      after: "Dietrich polishes the monocle, looks at you through it for the first time, and puts it into your hand.",
      trophy: "The monocle",
    },
    perfect: {
      story:
        "The landlady found the automaton in the cellar. It has worked out every roll there is. It knows its chance against you to the hundredth, and it doesn’t mind waiting.",
      after: "The eyes go out. In the silence you pull the key from its side. “Again?” whirrs the automaton.",
      trophy: "The winding key",
    },
  },
  series: (won, lost) => `Series: ${won}–${lost}`,
  firstTo: (wins) => `First to ${wins} wins takes the series.`,
  play: (name) => `Play ${amid(name)}`,
  goOn: "Continue match",
  locked: (name) => `Beat ${amid(name)} first.`,
  trophyWon: "Prize",
  trophyOpen: "To win",
  wonTrophy: (trophy) => `You’ve won a prize: ${trophy}.`,
  seriesLost: (name) => `${name} wins the series. The next one starts at 0–0.`,
  beaten: "beaten",
  next: "up next",
  closed: "locked",
  trophies: (won, of) => `${won} of ${of} prizes`,
  matches: (n) => count(n, { one: "# match played", other: "# matches played" }),
};
