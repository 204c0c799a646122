/** The scores, round by round. */
import type { ZonkView } from "@turnlight/games/zonk";
import { LineChart } from "../shared.ts";
import { words } from "../words/words.ts";

interface HistoryProps {
  readonly view: ZonkView;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

/** A seat's score after each of its turns, starting at 0. */
const scoresBySeat = ({ turns, scores }: Pick<ZonkView, "turns" | "scores">): readonly (readonly number[])[] =>
  scores.map((_, seat) => {
    let sum = 0;
    return [
      0,
      ...turns
        .filter((turn) => turn.seat === seat)
        .map(({ banked }) => {
          sum += banked;
          return sum;
        }),
    ];
  });

export const History = ({ view, nameOf, colourOf }: HistoryProps) => (
  <LineChart
    title={words.value.ending.history}
    across={words.value.ending.round}
    from={0}
    lines={scoresBySeat(view).map((values, seat) => ({ name: nameOf(seat), colour: colourOf(seat), values }))}
  />
);
