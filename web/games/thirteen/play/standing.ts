/** A run's state in sentences: on request, and after a roll, for screen readers. */

import { preview, type RunState, rollsLeft, target, usualBook } from "@turnlight/games/thirteen";
import { series } from "../../../language/format.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";

/** A longer list would be tiring to listen to; the boxes have them all. */
const mostBoxes = 3;

/** The boxes that can be taken now, best first. */
export const boxesSaid = (state: RunState, most = mostBoxes): string => {
  const { tray, boxes } = words.value;
  const taken = preview(usualBook, state)
    .filter(({ valid }) => valid)
    .map(({ category, score, bonus }) => ({ category, points: score.total + (bonus?.total ?? 0) }))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, most);
  if (taken.length === 0) return "";
  return tray.takes(series(taken.map(({ category, points }) => tray.box(boxes[category], number(points)))));
};

export const standingSaid = (state: RunState): string => {
  const { hud, tray, keys } = words.value;
  const { stage, sheet, purse, phase } = state;
  const isRound = phase.kind === "round";
  return [
    `${hud.stage(stage)}.`,
    ...(sheet.inPlay.length > 0 && isRound ? [`${hud.round(sheet.round, sheet.inPlay.length)}.`] : []),
    `${hud.scoreOf(number(sheet.score), number(target(state)))}.`,
    `${hud.moneyIs(purse)}.`,
    ...(isRound && sheet.shown.length > 0 ? [tray.shows(sheet.shown.join(" "))] : []),
    ...(isRound ? [`${keys.rollsLeft(rollsLeft(usualBook, state))}.`] : []),
    ...(isRound && sheet.shown.length > 0 ? [boxesSaid(state, Number.POSITIVE_INFINITY)] : []),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};
