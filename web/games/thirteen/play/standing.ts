/** A run's state in sentences: on request, and after a roll, for screen readers. */

import { preview, type RunState, rollsLeft, target, usualBook } from "@turnlight/games/thirteen";
import { series } from "../../../language/format.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";

/** A longer list would be tiring to listen to; the boxes have them all. */
const mostBoxes = 3;

/** The boxes that can be taken now, best first; or what to do where there is none. */
export const boxesSaid = (state: RunState, most = mostBoxes): string => {
  const { tray, boxes } = words.value;
  const all = preview(usualBook, state)
    .filter(({ valid }) => valid)
    .map(({ category, score, bonus }) => ({ category, points: score.total + (bonus?.total ?? 0) }))
    .toSorted((one, other) => other.points - one.points);
  if (all.length === 0) return rollsLeft(usualBook, state) === 0 ? tray.nothing : tray.nothingYet;
  const said = all.slice(0, most).map(({ category, points }) => tray.box(boxes[category], number(points)));
  return tray.takes(series(said), all.length - said.length);
};

/** The score after a box was taken, and whether it is enough. */
export const scoreSaid = (state: RunState, canCashIn: boolean): string => {
  const { hud, cashIn } = words.value;
  const score = `${hud.scoreOf(number(state.sheet.score), number(target(state)))}.`;
  return canCashIn ? `${score} ${cashIn.saying}` : score;
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
