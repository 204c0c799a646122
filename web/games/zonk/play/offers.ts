/** What may be taken of a roll, by name, points and key, in the order the rules list it. */
import { type Face, type Kind, type Take, takeOf, type ZonkView } from "@turnlight/games/zonk";

export interface TakeOffer {
  /** The move's text. */
  readonly move: string;
  readonly take: Take;
  /** The letter that chooses it; the last ones of a long list have none. */
  readonly key: string;
}

/** Letters that mean nothing else at the table. */
const letters = [..."acdefghijklmnopqsuvwxy"];

const facesIn = (move: string): readonly Face[] => move.split(" ").slice(1).map(Number) as readonly number[] as Face[];

export const offersOf = ({ table }: ZonkView, moves: readonly string[] | undefined): readonly TakeOffer[] =>
  (moves ?? [])
    .filter((move) => move.startsWith("take "))
    .flatMap((move) => takeOf(table, facesIn(move)) ?? [])
    .map((take, i) => ({ move: `take ${take.dice.join(" ")}`, take, key: letters[i] ?? "" }));

/** "Pair of threes", or several parts joined. */
export const nameOfTake = (
  { parts }: Pick<Take, "parts">,
  combination: (kind: Kind, dice: readonly number[]) => string,
): string => parts.map(({ kind, dice }) => combination(kind, dice)).join(" + ");
