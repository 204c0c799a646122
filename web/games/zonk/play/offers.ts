/** The possible takes of a roll, with name, points and key, in the order of the rules. */
import {
  allDice,
  type Face,
  type Kind,
  type ScoringTable,
  type Take,
  takeFrom,
  takeOf,
  type ZonkView,
} from "@turnlight/games/zonk";

export interface TakeOffer {
  /** The move's text. */
  readonly move: string;
  readonly take: Take;
  /** The key that selects it; empty for the last ones of a long list. */
  readonly key: string;
}

/** Letters that have no other function at the table. */
const letters = [..."acdefghijklmnopqsuvwxy"];

const facesIn = (move: string): readonly Face[] => move.split(" ").slice(1).map(Number) as readonly number[] as Face[];

export const offersOf = ({ table, phase }: ZonkView, moves: readonly string[] | undefined): readonly TakeOffer[] =>
  (moves ?? [])
    .filter((move) => move.startsWith("take "))
    .flatMap((move) => (phase.kind === "taking" ? (takeFrom(table, phase.dice, facesIn(move)) ?? []) : []))
    .map((take, i) => ({ move: `take ${take.dice.join(" ")}`, take, key: letters[i] ?? "" }));

/** What the dice of a move such as `take 1 1` make, by name. */
export const nameOfMove = (
  move: string,
  table: ScoringTable,
  combination: (kind: Kind, dice: readonly number[]) => string,
): string => {
  const take = takeOf(table, facesIn(move));
  return take === undefined ? move.replace(/^take /, "") : nameOfTake(take, combination);
};

/** "Pair of threes", or several parts joined. */
export const nameOfTake = (
  { parts }: Pick<Take, "parts">,
  combination: (kind: Kind, dice: readonly number[]) => string,
): string => parts.map(({ kind, dice }) => combination(kind, dice)).join(" + ");

/** The turn after a take: its points, and the dice for the next roll. Any other move leaves it as it is. */
export const afterTake = (move: string, view: ZonkView): ZonkView => {
  const { phase, points, table } = view;
  if (phase.kind !== "taking" || !move.startsWith("take ")) return view;
  const taken = takeFrom(table, phase.dice, facesIn(move));
  if (taken === undefined) return view;
  const left = phase.dice.length - taken.dice.length;
  return { ...view, points: points + taken.points, left: left === 0 ? allDice : left };
};
