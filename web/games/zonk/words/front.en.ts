/** The tavern: texts of the lobby's start screen, in English, and the type of the other languages. */
import type { PatronName } from "../faces/patrons.ts";
import type { Strength } from "../lobby/levels.ts";

export interface FrontWords {
  readonly levels: Readonly<Record<Strength, string>>;
  /** An opponent in a list. */
  listed(name: string, level: string): string;
  /** What each says when one enters. */
  readonly says: Readonly<Record<PatronName, string>>;
  readonly welcome: string;
  readonly firstTime: string;
  /** A name as short as on a plate, without its article. */
  plate(name: string): string;
  and(first: string, others: number): string;
  both(first: string, second: string): string;
  readonly tables: Readonly<Record<string, string>>;
  terms(table: string, target: string): string;
  readonly you: string;
  leads(name: string, score: string): string;
  youLead(score: string): string;
  level(score: string): string;
  score(mine: string, theirs: string): string;
  readonly customise: string;
  readonly goOn: string;
  goOnWith(names: string): string;
  goOnOne(count: number): string;
  readonly unfinished: string;
  readonly opponents: string;
  readonly ways: string;
  readonly daily: string;
  dailyAbout(name: string, rounds: number): string;
  dailyPoints(points: string, quality: string): string;
  left(hours: number, minutes: number): string;
  newIn(hours: number, minutes: number): string;
  readonly tournament: string;
  readonly tournamentAbout: string;
  due(round: number): string;
  readonly career: string;
  careerAbout(beaten: number, of: number): string;
  readonly online: string;
  readonly onlineAbout: string;
  readonly offline: string;
  readonly together: string;
  readonly togetherAbout: string;
  readonly learn: string;
  readonly learnAbout: string;
  readonly statistics: string;
  readonly statisticsAbout: string;
}

export const en: FrontWords = {
  levels: { easy: "Easy", normal: "Normal", hard: "Hard" },
  listed: (name, level) => `${name} (${level})`,
  says: {
    "hybrid:easy": "“I’ve been practising!”",
    "hybrid:normal": "“Your chair’s still warm.”",
    "hybrid:hard": "“Ready? I’m in no hurry.”",
    "hybrid:cautious": "“Slowly, dear. Slowly.”",
    "hybrid:balanced": "“Let’s see who blinks.”",
    "hybrid:reckless": "“All of it, or nothing!”",
    "hybrid:learning": "“I took notes last time.”",
    reference: "“One quick game?”",
    perfect: "“Tick. Tock. Your move.”",
    follow: "“The usual, love?”",
    custom: "“You know my ways.”",
  },
  welcome: "“First time? I’ll show you.”",
  firstTime: "Shows you the rules in a short match.",
  plate: (name) => (name.startsWith("The ") ? name.slice(4, 5).toUpperCase() + name.slice(5) : name),
  and: (first, others) => `${first} and ${others} more`,
  both: (first, second) => `${first} and ${second}`,
  tables: {
    parlour: "Parlour rules",
    classic: "Classic rules",
    tavern: "Tavern",
    "hot-bonus": "Hot bonus",
    daredevil: "Daredevil",
    "double-ones": "Double ones",
    "three-sixes": "Three sixes",
  },
  terms: (table, target) => `${table}, first to ${target}`,
  you: "You",
  leads: (name, score) => `${name} leads ${score}`,
  youLead: (score) => `You lead ${score}`,
  level: (score) => `Tied ${score}`,
  score: (mine, theirs) => `${mine}–${theirs}`,
  customise: "Customise",
  goOn: "Continue",
  goOnWith: (names) => `Match with ${names.replace(/\bThe (?=[a-z])/g, "the ")}`,
  goOnOne: (count) => `${count} unfinished matches`,
  unfinished: "Unfinished matches",
  opponents: "Opponents",
  ways: "More ways to play",
  daily: "Daily match",
  dailyAbout: (name, rounds) => `${name}, ${rounds} rounds`,
  dailyPoints: (points, quality) => `${points} points, decisions: ${quality}`,
  left: (hours, minutes) => (hours > 0 ? `${hours} h left` : `${minutes} min left`),
  newIn: (hours, minutes) => (hours > 0 ? `Next in ${hours} h` : `Next in ${minutes} min`),
  tournament: "Tournament",
  tournamentAbout: "Eight players, three rounds",
  due: (round) => ["Next: quarter-final", "Next: semi-final", "Next: the final"][round] ?? "",
  career: "Career",
  careerAbout: (beaten, of) => (beaten === 0 ? "Beat the regulars" : `${beaten} of ${of} prizes`),
  online: "Play online",
  onlineAbout: "Quick match or a friend",
  offline: "You’re offline",
  together: "Same device",
  togetherAbout: "Take turns with friends",
  learn: "How to play",
  learnAbout: "A short guided match",
  statistics: "Statistics",
  statisticsAbout: "Dice and achievements",
};
