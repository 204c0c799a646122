/** Whether a charm's place in the row matters, and what moving it would change. */
import { charmsOf, type Item, type RunState, usualBook } from "@turnlight/games/thirteen";
import { itemOf, nameOf } from "../items/describe.ts";
import { words } from "../words/words.ts";

/** What each charm that copies does at the moment: the name of the charm whose effect it has. */
const copiesIn = (state: RunState): ReadonlyMap<string, string | undefined> => {
  const atWork = charmsOf(usualBook, state);
  return new Map(
    state.charms.flatMap(({ item }): readonly (readonly [string, string | undefined])[] => {
      const found = itemOf(item);
      if (found?.kind !== "charm" || found.copies === undefined) return [];
      return [[item, atWork.find((one) => one.item === item)?.charm.id]];
    }),
  );
};

const copyWords = (item: string, copied: string | undefined): string => {
  const texts = words.value.order;
  return copied === undefined ? texts.copiesNothing(nameOf(item)) : texts.copies(nameOf(item), nameOf(copied));
};

/** For a charm's card; undefined for what stands in no row. */
export const orderWords = (state: RunState, item: Item): string | undefined => {
  if (item.kind !== "charm") return undefined;
  const texts = words.value.order;
  if (item.per === "charms-left" || item.per === "leftmost") return texts.counts;
  if (item.copies === undefined) return texts.noMatter;
  const held = state.charms.some((charm) => charm.item === item.id);
  return held ? copyWords(item.id, copiesIn(state).get(item.id)) : texts.matters;
};

/** The row with a charm moved to another place. */
const movedTo = (state: RunState, item: string, to: number): RunState => {
  const charm = state.charms.find((one) => one.item === item);
  if (charm === undefined) return state;
  const rest = state.charms.filter((one) => one.item !== item);
  return { ...state, charms: rest.toSpliced(to, 0, charm) };
};

/** What moving a charm would change: what copies something else afterwards, or nothing. */
export const moveWords = (state: RunState, item: string, to: number): string => {
  const before = copiesIn(state);
  const changed = [...copiesIn(movedTo(state, item, to))].filter(([copier, copied]) => before.get(copier) !== copied);
  return changed.length === 0
    ? words.value.order.changesNothing
    : changed.map(([copier, copied]) => copyWords(copier, copied)).join(" ");
};
