/** Statistics as data: every match with one's result in it, as CSV for a spreadsheet and as JSON for everything else. */
import type { CountedMatch } from "../games/statistics.ts";

/** One match as it is exported; names are the same in every language. */
export interface ExportedMatch {
  readonly game: string;
  readonly match: string;
  /** ISO 8601, in UTC. */
  readonly begun: string;
  readonly ended: string;
  readonly seconds: number;
  readonly won: boolean;
  readonly score: number;
  readonly moves: number;
  /** Bots by name; people are counted only. */
  readonly opponents: string;
}

interface ExportedGame {
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  readonly seconds: number;
  readonly best: number;
}

const fields = ["game", "match", "begun", "ended", "seconds", "won", "score", "moves", "opponents"] as const;

const iso = (at: number): string => new Date(at).toISOString();

const exportedMatch = ({ result, sitters }: CountedMatch): ExportedMatch => {
  const { game, match, seat, begun, ended, won, score, decisions } = result;
  const others = sitters.filter((_, at) => at !== seat);
  return {
    game,
    match,
    begun: iso(begun),
    ended: iso(ended),
    seconds: Math.max(0, Math.round((ended - begun) / 1000)),
    won,
    score,
    moves: decisions,
    opponents: others.map((sitter) => (sitter.kind === "bot" ? sitter.bot : "person")).join(" "),
  };
};

const exportedGames = (matches: readonly ExportedMatch[]): readonly ExportedGame[] =>
  [...new Set(matches.map(({ game }) => game))].map((game) => {
    const own = matches.filter((match) => match.game === game);
    return {
      game,
      matches: own.length,
      won: own.filter(({ won }) => won).length,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      best: own.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY),
    };
  });

/** RFC 4180; a spreadsheet must not take a text for a formula. */
const cell = (value: string | number | boolean): string => {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const statisticsCsv = (played: readonly CountedMatch[]): string =>
  [fields.join(","), ...played.map(exportedMatch).map((match) => fields.map((field) => cell(match[field])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");

export const statisticsJson = (played: readonly CountedMatch[]): string => {
  const matches = played.map(exportedMatch);
  return `${JSON.stringify({ turnlight: "statistics", version: 1, games: exportedGames(matches), matches }, undefined, 2)}\n`;
};
