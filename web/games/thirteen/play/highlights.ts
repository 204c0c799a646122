/** What there is to tell of a run: its best box, what brought most, how many boxes were filled. */
import { type BoxTally, bestItem, type Purchase } from "@turnlight/games/thirteen";
import { nameOf } from "../items/describe.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";

export const highlightsOf = (
  boxes: readonly BoxTally[],
  bought?: Purchase,
): readonly (readonly [name: string, value: string])[] => {
  const texts = words.value.victory;
  const best = boxes.toSorted((one, other) => other.points - one.points)[0];
  const item = bestItem(boxes);
  return [
    ...(best === undefined
      ? []
      : [
          [texts.bestBox, words.value.statistics.inBox(number(best.points), words.value.boxes[best.category])] as const,
        ]),
    ...(item === undefined ? [] : [[texts.bestItem, texts.brought(nameOf(item.item), number(item.points))] as const]),
    ...(bought === undefined
      ? []
      : [[texts.bestPurchase, texts.bought(nameOf(bought.item), bought.price, number(bought.points))] as const]),
    ...(boxes.length === 0 ? [] : [[texts.boxesFilled, number(boxes.length)] as const]),
  ];
};
