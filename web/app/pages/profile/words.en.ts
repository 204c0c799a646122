/** Texts of the profile, in English; their type is the shape of every other language. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const en = {
  edit: "Edit profile",
  done: "Done",
  since: (month: string) => `Playing since ${month}`,
  fresh: "New here",
  matches: (matches: number) => count(matches, { one: "match", other: "matches" }),
  won: "won",
  days: (days: number) => count(days, { one: "day played", other: "days in a row" }),
  accuracy: "accuracy",
  hours: (hours: number) => count(hours, { one: "hour played", other: "hours played" }),
  year: "Your year",
  evenings: (evenings: number) => count(evenings, { one: "# day of play", other: "# days of play" }),
  inYear: "in the last 12 months",
  inMonth: (month: string, evenings: string) => `${month}: ${evenings}`,
  fewer: "less",
  more: "more",
  none: "No matches on this device yet. Your statistics appear here after your first one.",
  games: "Your games",
  notPlayed: "Not played yet",
  playNow: "Play",
  play: (title: string) => `Play ${title}`,
  wonOf: (matches: string) => `won of ${matches}`,
  lastMatches: (matches: number) => count(matches, { one: "last match", other: "last # matches" }),
  wonLost: "Won and lost",
  matchesPlayed: (matches: number) => count(matches, { one: "# match", other: "# matches" }),
  balanceSaid: (won: string, of: string) => `You won ${won} of your last ${of} matches`,
  chartWon: "won",
  chartLost: "lost",
  achievements: "Achievements",
  ofAll: (got: string, all: string) => `${got} of ${all}`,
  showAll: "Show all",
  today: "Today",
  earned: "Earned",
  progress: (done: string, of: string) => `${done} of ${of}`,
  open: "Open",
  friends: "Friends",
  allFriends: "All friends",
  playOnline: "Play online",
  noFriends: "Play somebody online and add them as a friend. Your friends appear here.",
  privacy: "Privacy",
  privacyHere:
    "Your statistics and achievements come from matches on this device and stay on it. Nobody else can see them. Online matches don’t count towards them.",
  seen: "What other players see",
  seenAbout:
    "Your name, colour and avatar, at tables you join online. Friends also see when you’re online, unless you turn that off.",
  account: "Online account",
  data: "Data on this device",
};

export type ProfileWords = typeof en;
