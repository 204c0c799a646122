/** The duel: labels of its statistics, in English. */
import type { RivalName } from "@turnlight/games/head";

export interface HeadStatisticsWords {
  readonly won: string;
  readonly found: string;
  readonly felled: string;
  readonly misses: string;
  readonly accuracy: string;
  share(part: string, of: string): string;
  readonly byOpponent: string;
  readonly opponent: string;
  readonly duelsWon: string;
  of(name: string, won: string, played: string): string;
  readonly rivals: Readonly<Record<RivalName, string>>;
  /** Steps of the ladder on which a duel was won. */
  readonly beaten: string;
  readonly endings: string;
  readonly ending: string;
  readonly duels: string;
}

export const texts: HeadStatisticsWords = {
  won: "Duels won",
  found: "Won by finding everything",
  felled: "Lost by reaching the miss limit",
  misses: "Misses per duel",
  accuracy: "Hit rate",
  share: (part, of) => `${part} of ${of}`,
  byOpponent: "Duels won, by opponent",
  opponent: "Opponent",
  duelsWon: "Won",
  of: (name, won, played) => `${name} (${won} of ${played})`,
  rivals: {
    executioner: "The Executioner",
    oracle: "The Oracle",
    apprentice: "The Apprentice",
    gravedigger: "The Gravedigger",
    crier: "The Town Crier",
    clerk: "The Clerk",
  },
  beaten: "Opponents beaten",
  endings: "How your duels ended",
  ending: "Ending",
  duels: "Duels",
};
