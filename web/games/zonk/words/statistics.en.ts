/** The tavern: labels of its statistics, in English. */

export interface ZonkStatisticsWords {
  readonly won: string;
  readonly banked: string;
  readonly zonked: string;
  readonly best: string;
  share(part: string, of: string): string;
  readonly byOpponent: string;
  readonly opponent: string;
  readonly percent: string;
  of(name: string, won: string, played: string): string;
  readonly turns: string;
  readonly turn: string;
  readonly count: string;
}

export const texts: ZonkStatisticsWords = {
  won: "Matches won",
  banked: "Turns banked",
  zonked: "Turns lost to a zonk",
  best: "Best turn",
  share: (part, of) => `${part} of ${of}`,
  byOpponent: "Win rate by opponent",
  opponent: "Opponent",
  percent: "Win rate, %",
  of: (name, won, played) => `${name} (${won} of ${played})`,
  turns: "How turns ended",
  turn: "Turn",
  count: "Turns",
};
