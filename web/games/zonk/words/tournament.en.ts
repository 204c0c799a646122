/** The tavern: texts of the tournament, in English, and the type of the other languages. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");
const amid = (names: string): string => names.replace(/\bThe (?=[a-z])/g, "the ");
const dice = (left: number): string => count(left, { one: "# die", other: "# dice" });

export const en = {
  rounds: ["Quarter-finals", "Semi-finals", "Final"] as readonly string[],
  about:
    "Eight players, three knockout rounds: win all three of your matches to become champion. The other matches are played while you play yours. These settings apply to every match:",
  playedAt: (table: string, target: string, streak: boolean) =>
    `${table}, first to ${target}, ${streak ? "with" : "without"} streak bonus.`,
  firstTo: (target: string) => `to ${target}`,
  draw: "Start tournament",
  anew: "New tournament",
  anewAsk: "Start a new tournament? The current one will be lost.",
  keep: "Cancel",
  play: (name: string) => `Play ${amid(name)}`,
  goOn: "Continue match",
  watch: "Watch the end",
  pause: "Pause",
  result: "Show result",
  stillPlaying: (live: number, of: number) => `${live} of ${of} still playing`,
  champion: (name: string) => `${name} wins the tournament!`,
  youWon: "You win the tournament!",
  lostIn: (round: number, name: string, score: string) =>
    `You lost ${["the quarter-final", "the semi-final", "the final"][round] ?? "a match"} to ${amid(name)}, ${score}.`,
  score: (one: string, other: string) => `${one}–${other}`,
  path: (names: string) => `You beat ${amid(names)}.`,
  table: (n: number) => `Table ${n}`,
  finished: "finished",
  live: "Live",
  round: (round: number) => `round ${round}`,
  waiting: "about to start",
  yourMatch: "Your match",
  awaits: (table: number) => `Waiting for table ${table}`,
  yourMatchAwaits: (table: number) => `Your match, waiting for table ${table}`,
  everybody: "Everybody watches",
  or: (one: string, other: string) => `${one} or ${amid(other)}`,
  open: "to be decided",
  you: "You",
  won: "won",
  banked: (points: string, left: number) => `banked ${points}, ${dice(left)} left`,
  zonked: (points: string) => `zonked with ${points} at stake`,
  zonkedFree: "zonked",
  news: "From the other tables",
  otherTables: "Other tables",
  noNews: "Nothing has happened yet.",
  newsBanked: (name: string, points: string, left: number) => `${name} banked ${points} with ${dice(left)} left`,
  newsZonked: (name: string, points: string) => `${name} zonked with ${points} at stake`,
  newsZonkedFree: (name: string) => `${name} zonked`,
  newsWon: (name: string, other: string, score: string) => `${name} beat ${amid(other)} ${score}`,
  rivalIn: (name: string) => `${name} is playing again.`,
  rivalOut: (name: string) => `${name} is out.`,
  rivalBeat: (score: string) => `Knocked you out last time, ${score}.`,
  rivalLost: (score: string) => `Lost to you last time, ${score}.`,
};

export type TournamentWords = typeof en;
