/** The tavern: texts of its home page summary, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface ZonkSummaryWords {
  readonly tables: Readonly<Record<string, string>>;
  table(table: string, target: string): string;
  daily(day: string): string;
  readonly lesson: string;
  readonly career: string;
  tournament(round: number): string;
  stood(scores: string): string;
  won(score: string, other: string): string;
  lost(score: string, other: string): string;
  points(points: string, quality: string): string;
  toTrophies(left: number): string;
  readonly first: string;
  readonly all: string;
  trophies(won: number, of: number): string;
}

export const texts: ZonkSummaryWords = {
  tables: {
    parlour: "Parlour",
    classic: "Classic",
    tavern: "Tavern",
    "hot-bonus": "Hot bonus",
    daredevil: "Daredevil",
    "double-ones": "Double ones",
    "three-sixes": "Three sixes",
  },
  table: (table, target) => `${table}, first to ${target}`,
  daily: (day) => `Daily match, ${day}`,
  lesson: "How to play",
  career: "Career",
  tournament: (round) => ["Quarter-final", "Semi-final", "Final"][round] ?? "Tournament",
  stood: (scores) => `Score ${scores}`,
  won: (score, other) => `Won, ${score} to ${other}`,
  lost: (score, other) => `Lost, ${score} to ${other}`,
  points: (points, quality) => `${points} points, decisions: ${quality}`,
  toTrophies: (left) => `${count(left, { one: "# achievement", other: "# achievements" })} to go`,
  first: "Win your first match",
  all: "All achievements earned",
  trophies: (won, of) => `${won} of ${of} achievements`,
};
