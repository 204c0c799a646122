/** When to use a consumable: only on the last throw of a round, and more readily as the stage runs out. */
import { categories } from "../rules/categories.ts";
import { type Book, type Consumable, plainDie } from "../rules/items.ts";
import { usesOf } from "../rules/pocket.ts";
import { previewBox } from "../rules/preview.ts";
import { target } from "../rules/stage.ts";
import type { RunMove, RunState } from "../rules/state.ts";
import { type DiceOption, tableFor, throwAt } from "../solver/decide.ts";
import { towardsPoints } from "../solver/estimate.ts";
import { type BoxWorth, fillOutlook } from "../solver/outlook.ts";
import { lastThrow, meanThrow, oneMoreRoll } from "../solver/round-table.ts";
import { openMask } from "../solver/stage-points.ts";
import type { StageOutlook } from "./stage-outlook.ts";

type Use = Extract<RunMove, { kind: "use" }>;

/** The gain required for a use, in parts of an average box: much early in the stage, little at its end. */
const early = 0.6;
const late = 0.05;

const consumable = (book: Book, id: string): Consumable | undefined => {
  const item = book.find(id);
  return item?.kind === "consumable" ? item : undefined;
};

/** The worth of keeping the dice for the next round, compared with a fresh throw. */
const gainOfStaying = ({ estimate, stage }: StageOutlook, state: RunState, next: number, upper: number): number => {
  const table = tableFor(stage.tray);
  fillOutlook(estimate.stage, table, next, upper, towardsPoints(estimate, next));
  lastThrow(table);
  for (let roll = 1; roll < stage.rolls; roll++) oneMoreRoll(table);
  const stays = table.best[stage.tray.states - stage.tray.full + throwAt(stage.tray, state.sheet.shown)] ?? 0;
  return stays - meanThrow(table);
};

const sheetIsMet = ({ sheet }: RunState): boolean => sheet.score >= sheet.target;

/** The use to make now, if any is worth it. `options` are the decision's, the best first. */
export const useOf = (
  book: Book,
  state: RunState,
  outlook: StageOutlook,
  towards: BoxWorth,
  options: readonly DiceOption[],
): Use | undefined => {
  const best = options[0];
  if (state.pocket.length === 0 || best === undefined || best.kind !== "score" || sheetIsMet(state)) return undefined;
  const { sheet } = state;
  const left = sheet.inPlay.length - sheet.round + 1;
  const box = target(state) / sheet.inPlay.length;
  const required = late + (early - late) * (left / categories.length);
  const { stage } = outlook;
  const table = tableFor(stage.tray);
  const open = openMask(state);
  fillOutlook(stage, table, open, sheet.upper, towards);
  lastThrow(table);
  const first = stage.tray.states - stage.tray.full;
  const worthOf = (shown: readonly number[]): number => table.best[first + throwAt(stage.tray, shown)] ?? 0;
  const now = worthOf(sheet.shown);
  // Near the end worths are chances, not points.
  const unit = Math.abs(best.worth) <= 1.01 ? 0.15 : box;

  const { score, pips } = previewBox(book, state, best.category);
  const gains = usesOf(book, state).map((use): { readonly use: Use; readonly gain: number } => {
    const item = consumable(book, use.item);
    const change =
      use.die === undefined
        ? undefined
        : item?.changes?.(sheet.shown[use.die] ?? 0).find(({ by }) => by === (use.by ?? ""));
    if (use.die !== undefined && change !== undefined)
      return { use, gain: (worthOf(sheet.shown.with(use.die, change.to)) - now) / unit };
    // A die for the rest of the run is worth most at once, in place of a plain one.
    if (use.die !== undefined && item?.turnsInto !== undefined)
      return { use, gain: state.dice[use.die] === plainDie ? 1 : 0 };
    if (item?.stamp !== undefined) return { use, gain: ((item.stamp - 1) * score.total) / box - 1.2 };
    return { use, gain: 0 };
  });
  const token = gains.find(({ use }) => consumable(book, use.item)?.rolls !== undefined);
  const staying = gains.find(({ use }) => consumable(book, use.item)?.stay !== undefined);
  const more = [...gains];
  if (token !== undefined) {
    oneMoreRoll(table);
    more.push({ use: token.use, gain: (worthOf(sheet.shown) - now) / unit });
  }
  if (staying !== undefined) {
    const next = open ^ (1 << categories.indexOf(best.category));
    more.push({ use: staying.use, gain: gainOfStaying(outlook, state, next, sheet.upper + pips) / box });
  }
  const top = more.reduce<{ readonly use: Use; readonly gain: number } | undefined>(
    (most, next) => (most === undefined || next.gain > most.gain ? next : most),
    undefined,
  );
  return top !== undefined && top.gain > required ? top.use : undefined;
};
