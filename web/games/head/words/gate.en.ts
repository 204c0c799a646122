/** The start screen's texts in English, and the type of the other languages. */
import type { Difficulty, LadderStep, PresetName, RivalName } from "@turnlight/games/head";
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const en = {
  play: "Play",
  goOn: "Continue",
  /** A series between two of its games, by the games won. */
  goOnSeries: (mine: number, theirs: number) => `Continue, ${mine}–${theirs}`,
  bestOf: { 3: "Best of three", 5: "Best of five" },
  newDuel: (rival: string) => `New duel: ${rival}`,
  customise: "Customise",
  done: "Done",
  skip: "Skip the tutorial",
  /** What the guided game goes through. */
  steps: ["Hide three words", "Guess letters, cells and words", "Keep your head"] as readonly string[],
  guided: "Your first game is guided, step by step.",
  allUnfinished: (n: number) => `All unfinished duels (${n})`,
  rivals: {
    executioner: "The Executioner",
    oracle: "The Oracle",
    apprentice: "The Apprentice",
    gravedigger: "The Gravedigger",
    crier: "The Town Crier",
    clerk: "The Clerk",
    person: "A friend on this device",
  } satisfies Record<RivalName | "person", string>,
  /** How they guess, in a few words. */
  temper: {
    executioner: "Adapts to how you play",
    oracle: "Weighs up everything",
    apprentice: "Vowels first, never risks a word",
    gravedigger: "Cells before letters, row by row",
    crier: "Blurts out words",
    clerk: "Every word first, then the cells",
  } satisfies Record<RivalName, string>,
  /** Without the article, for a narrow step. */
  onLadder: {
    apprentice: "Apprentice",
    gravedigger: "Gravedigger",
    crier: "Crier",
    clerk: "Clerk",
    oracle: "Oracle",
  } satisfies Record<Exclude<LadderStep, Difficulty>, string>,
  levels: { easy: "Easy", normal: "Normal", hard: "Hard" } satisfies Record<Difficulty, string>,
  presets: { quick: "Quick", evening: "Standard", printed: "Classic", expert: "Expert" } satisfies Record<
    PresetName,
    string
  >,
  /** How they differ from the original rules. */
  differs: {
    quick:
      "Small boards. Added to the original rules: more misses, bonus turns, and solved words show their direction.",
    evening: "Added to the original rules: more misses, bonus turns, and solved words show their direction.",
    printed: "The original rules, with nothing added.",
    expert: "The original rules on the largest boards, on Hard.",
  } satisfies Record<PresetName, string>,
  ownTable: "Custom settings",
  says: {
    easy: "“Take your time. The blade does.”",
    normal: "“Nice head. I’ll keep an eye on it.”",
    hard: "“I’ve had it sharpened. For you.”",
    oracle: "“I know your first word. Do you?”",
    apprentice: "“I’ve never done this before. Have you?”",
    gravedigger: "“I’ve got time. And a spade.”",
    crier: "“HEAR YE! I’ve got it! Is it PLUM?”",
    clerk: "“Name, please. And your last words.”",
  } satisfies Record<LadderStep, string>,
  saysPerson: "“One of you will be mine.”",
  saysNew: "“New here? I’ll show you around.”",
  misses: (mine: number, theirs: number) => (mine === theirs ? `${mine} misses each` : `misses: ${mine} v ${theirs}`),
  missesSaid: (mine: number, theirs: number) => `Miss limit: you ${mine}, your opponent ${theirs}`,
  ladder: "Opponents",
  climbed: (n: number, of: number) => `${n} of ${of} beaten`,
  climbedStep: "Beaten",
  next: "Up next",
  record: (won: number, played: number) => `Won ${won} of ${played}`,
  notMet: "No duels yet",
  more: "More ways to play",
  daily: {
    kicker: "Today, for everyone",
    title: "Hunt of the day",
    open: "One board, one try",
    found: (misses: number, par: number) => `${count(misses, { one: "# miss", other: "# misses" })}, par ${par}`,
    notFound: (par: number) => `Not solved, par ${par}`,
    streak: (days: number) => count(days, { one: "# day", other: "# days" }),
    left: (hours: number) => (hours < 1 ? "Under 1 h left" : `${hours} h left`),
  },
  friend: { title: "Play a friend", about: "Send a link", offline: "You’re offline" },
  device: { title: "Same device", about: "Take turns" },
  links: { rules: "How to play", records: "Statistics", settings: "Settings" },
  sheet: {
    preset: "Preset",
    you: "You",
    hides: (n: number) => `${n} hidden words`,
    /** Words of three, four, five and six letters, for the picture of a board. */
    examples: ["OWL", "MASK", "PLUME", "CASTLE"] as readonly string[],
    grid: "Board",
    size: (n: number) => `${n}\u00a0×\u00a0${n}`,
    smaller: "Smaller board",
    larger: "Larger board",
    words: "Words",
    level: "Level",
    limit: (n: number) => count(n, { one: "# miss", other: "# misses" }),
    yours: "and you lose your head",
    theirs: "and they lose theirs",
    rest: "Words and house rules",
    /** In front of 1, 3 and 5. */
    series: "Best of",
  },
};

export type GateTexts = typeof en;
