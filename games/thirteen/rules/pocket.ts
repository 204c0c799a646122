/** Consumables: used after a roll, on locked dice too, at the cost of no roll. */
import type { Refusal } from "@turnlight/kernel";
import { grow } from "./growth.ts";
import type { Book, Consumable, DieChange } from "./items.ts";
import type { Happened } from "./shop.ts";
import { openBoxes, type RunMoveOf, type RunState } from "./state.ts";

const consumableIn = (book: Book, state: RunState, id: string): Consumable | undefined => {
  const item = state.pocket.includes(id) ? book.find(id) : undefined;
  return item?.kind === "consumable" ? item : undefined;
};

/** Every use of what is in the pocket. */
export const usesOf = (book: Book, state: RunState): readonly RunMoveOf<"use">[] => {
  const { shown } = state.sheet;
  if (shown.length === 0) return [];
  return [...new Set(state.pocket)].flatMap((id): readonly RunMoveOf<"use">[] => {
    const item = consumableIn(book, state, id);
    if (item === undefined || (item.stay === true && !mayStay(state))) return [];
    if (item.turnsInto !== undefined)
      return state.dice.flatMap((kind, die) =>
        kind === item.turnsInto ? [] : [{ kind: "use" as const, item: id, die }],
      );
    if (item.changes === undefined) return [{ kind: "use", item: id }];
    return shown.flatMap((face, die) =>
      (item.changes?.(face) ?? []).map(({ by }) => ({ kind: "use" as const, item: id, die, ...(by !== "" && { by }) })),
    );
  });
};

const mayStay = ({ sheet }: RunState): boolean => !sheet.stay && openBoxes(sheet).length > 1;

const changeOf = (item: Consumable, face: number, by: string | undefined): DieChange | undefined =>
  item.changes?.(face).find((change) => change.by === (by ?? ""));

export const useRefusal = (
  book: Book,
  state: RunState,
  { item: id, die, by }: RunMoveOf<"use">,
): Refusal | undefined => {
  const item = consumableIn(book, state, id);
  if (item === undefined) return { code: "not-held", reason: `you don't have ${id}`, right: "a consumable you have" };
  const { shown } = state.sheet;
  if (shown.length === 0)
    return { code: "not-rolled", reason: "consumables can only be used after a roll", right: '"roll"' };
  if (item.stay === true && !mayStay(state))
    return {
      code: "no-next-round",
      reason: "the dice can't be carried over to another round",
      right: "another consumable",
    };
  if (item.turnsInto !== undefined) {
    const kind = die === undefined ? undefined : state.dice[die];
    if (kind === undefined || by !== undefined)
      return { code: "which-die", reason: `${id} is used on a die`, right: `"use ${id}" and a die` };
    return kind === item.turnsInto
      ? { code: "same-die", reason: `die ${(die ?? 0) + 1} is already ${kind}`, right: "another die" }
      : undefined;
  }
  if (item.changes === undefined)
    return die === undefined && by === undefined
      ? undefined
      : { code: "no-die", reason: `${id} isn't used on a die`, right: `"use ${id}"` };
  const face = die === undefined ? undefined : shown[die];
  if (face === undefined)
    return { code: "which-die", reason: `${id} is used on a die`, right: `"use ${id}" and a die` };
  return changeOf(item, face, by) === undefined
    ? {
        code: "no-change",
        reason: `${id} can't do that to a ${face}`,
        right: item
          .changes(face)
          .map((c) => `"use ${id} ${(die ?? 0) + 1}${c.by && ` ${c.by}`}"`)
          .join(", "),
      }
    : undefined;
};

export const use = (book: Book, state: RunState, { item: id, die, by }: RunMoveOf<"use">): Happened => {
  const item = consumableIn(book, state, id);
  if (item === undefined) throw new Error(`"${id}" is not in the pocket`);
  const at = state.pocket.indexOf(id);
  const { sheet } = state;
  const face = die === undefined ? undefined : sheet.shown[die];
  const change = face === undefined ? undefined : changeOf(item, face, by);
  const into = item.turnsInto;
  const next: RunState = {
    ...state,
    ...(die !== undefined && into !== undefined && { dice: state.dice.with(die, into) }),
    pocket: state.pocket.filter((_, i) => i !== at),
    sheet: {
      ...sheet,
      used: sheet.used + 1,
      tokens: sheet.tokens + (item.rolls ?? 0),
      stay: sheet.stay || item.stay === true,
      stamp: sheet.stamp * (item.stamp ?? 1),
      shown: die === undefined || change === undefined ? sheet.shown : sheet.shown.with(die, change.to),
    },
  };
  const changed =
    die === undefined || face === undefined || change === undefined ? {} : { die, from: face, to: change.to };
  const turned = die === undefined || into === undefined ? [] : [{ kind: "turned" as const, die, item: into }];
  return { state: grow(book, next, "used"), facts: [{ kind: "used", item: id, ...changed }, ...turned] };
};
