/** The hunt of the day in English, and the type of the other languages. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

const numbers = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const many = (n: number): string => numbers[n] ?? String(n);
const misses = (n: number): string => count(n, { one: "# miss", other: "# misses" });

export const en = {
  title: "Hunt of the day",
  today: "Today’s hunt",
  about:
    "One hidden board for everyone: three words, no opponent, no miss limit. How few misses can you manage? Only your first try counts.",
  play: "Start the hunt",
  goOn: "Continue the hunt",
  practise: "Play it again",
  practice: "Practice: only your first try each day counts.",
  /** Against par; below zero is better. */
  verdict: (against: number) => {
    if (against === 0) return "On par";
    return against < 0 ? `${many(-against)} under par` : `${many(against)} over par`;
  },
  notFound: "Not this time",
  found: (letters: number, n: number) => `You found all ${letters} letters with ${misses(n)}.`,
  givenUp: (par: number) => `You gave up. The Oracle needed ${misses(par)}.`,
  yourMisses: "your misses",
  oracles: "the Oracle’s",
  picture: "Image to share",
  /** Without a number for a hunt that belongs to no day. */
  number: (n: number | undefined, own: string, par: number) =>
    `${n === undefined ? "Practice" : `No. ${n}`} · ${own} / par ${par}`,
  unfinished: "–",
  legend: { h: "hit", m: "miss", u: "letter unknown", s: "word solved" },
  guesses: (n: number) => count(n, { one: "# guess", other: "# guesses" }),
  hunts: (n: number) => count(n, { one: "Your # hunt", other: "Your # hunts" }),
  streak: (n: number) => count(n, { one: "day played", other: "days in a row" }),
  best: (n: number) => `best ${n}`,
  bins: (against: number, isEnd: boolean) => {
    if (against === 0) return "par";
    const signed = against < 0 ? `−${-against}` : `+${against}`;
    return isEnd ? (against < 0 ? `… ${signed}` : `${signed} …`) : signed;
  },
  binSaid: (label: string, n: number, isToday: boolean) =>
    `${label}: ${count(n, { one: "# hunt", other: "# hunts" })}${isToday ? ", including today’s" : ""}`,
  fewer: "fewer misses than the Oracle",
  more: "more",
  next: "Next hunt in",
  time: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  share: "Share picture",
  review: "Review",
  shareText: (title: string, n: number | undefined, own: string, par: number) =>
    `${title}, ${n === undefined ? "practice hunt" : `hunt no. ${n}`}: ${own} / par ${par}`,
  board: "The hidden board",
  misses,
  noGuess: "No opponent, no limit. Try a letter, a cell or a whole word.",
  giveUp: "Give up the hunt? It’ll count as not solved.",
  giveUpYes: "Give up",
  archive: "Earlier hunts",
  archiveAbout: "Earlier days are practice and don’t count.",
  dayResult: (own: number, par: number) => `${misses(own)}, par ${par}`,
  dayNotFound: "not solved",
  dayOpen: "not played",
  duel: "Daily duel",
  duelAbout: "The longer game: hide your own words and face the Executioner.",
};

export type HuntTexts = typeof en;
