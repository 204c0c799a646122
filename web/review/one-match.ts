/** What the desk, the training and the shared picture say about one match alike. */
import { type ReviewedEntry, type Unit, winners } from "@turnlight/kernel";
import { number } from "../language/format.ts";
import { texts } from "../language/language.ts";
import { sittersOf } from "../match/replay/seats.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import type { ReviewSoFar } from "../match/review/progress.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import { words } from "../match/review/words.ts";
import type { TableSetup } from "../match/table.ts";
import type { ReviewedMatch } from "./useMatch.ts";

export interface DeskProps extends ReviewedMatch {
  readonly soFar: ReviewSoFar;
  onSeat(seat: number): void;
}

/** The table's setup, with the players the record names. */
export const laidOf = ({ record, seats }: OpenedMatch): TableSetup => ({
  game: record.game,
  config: record.config,
  sitters: sittersOf(record, seats, texts.value.match),
});

export const nameOfSeat =
  ({ record }: Pick<OpenedMatch, "record">) =>
  (seat: number): string =>
    record.players?.[seat]?.name || texts.value.match.player(seat + 1);

/** Who can cause a step; a game without chance has no steps by the dice. */
export const causesIn = ({ record, seats }: OpenedMatch): readonly ReviewedEntry["cause"][] => [
  "you",
  ...(record.entries.some(({ by }) => by === "chance") ? (["dice"] as const) : []),
  ...(seats > 1 ? (["others"] as const) : []),
];

/** Where each round or stage begins, where the game names them. */
export const lapsOf = (
  { record, viewAt }: Pick<OpenedMatch, "record" | "viewAt">,
  seat: number,
  { lap }: ReviewWords,
): readonly { readonly n: number; readonly name: string }[] => {
  const laps: { readonly n: number; readonly name: string }[] = [];
  if (lap === undefined) return laps;
  for (const { n } of record.entries) {
    const name = lap(viewAt(n, seat));
    if (name !== undefined && name !== laps.at(-1)?.name) laps.push({ n, name });
  }
  return laps;
};

/** The curve's name: reaching a target is not winning against somebody. */
export const curveTitle = (game: string, unit: Unit): string => {
  const { curve } = words.value;
  if (unit === "moves") return curve.moves;
  return game === "thirteen" ? curve.target : curve.chance;
};

/** "You win! 2,160 : 1,720", or who has won. */
export const resultSaid = (
  { outcome, seats }: OpenedMatch,
  seat: number,
  isOwn: boolean,
  nameOf: (seat: number) => string,
): string => {
  const said = texts.value.match;
  if (outcome === undefined) return "";
  const { scores } = outcome;
  const won = winners(scores);
  if (seats === 1) return won.length === 1 ? said.solved : said.failed;
  if (won.length !== 1) return said.tie;
  const [winner = 0] = won;
  const head = isOwn ? (winner === seat ? said.youWon : said.youLost) : said.won(nameOf(winner));
  // Scores of one or nought say no more than who has won.
  return scores.some((score) => score > 1) ? `${head} ${scores.map(number).join(" : ")}` : head;
};
