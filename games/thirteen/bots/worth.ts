/** What an item would do to this very build: about how many points it adds to a stage. */
import { type Book, type Item, plainDie } from "../rules/items.ts";
import { priceOf } from "../rules/shop.ts";
import type { RunState } from "../rules/state.ts";
import { strengthOf } from "./strength.ts";

/** The run with the item, bought; a die in each of the places it could take. */
const builds = (state: RunState, item: Item): readonly RunState[] => {
  const price = priceOf(state, item);
  const paid = { ...state, purse: Math.max(0, state.purse - price), spent: state.spent + price };
  switch (item.kind) {
    case "charm":
      return [{ ...paid, charms: [...paid.charms, { item: item.id, held: 0 }] }];
    case "manual":
      return [{ ...paid, levels: { ...paid.levels, [item.section]: paid.levels[item.section] + 1 } }];
    case "die": {
      const places = [...new Set(paid.dice)].map((kind) => paid.dice.indexOf(kind));
      return places.map((place) => ({ ...paid, dice: paid.dice.with(place, item.id) }));
    }
    case "consumable":
      return [];
  }
};

/**
 * Points that an item on offer adds to the next stage, about, at its best place; what it brings in money is left out.
 * Nothing can be said of a consumable, which helps once.
 */
export const pointsAdded = (book: Book, state: RunState, id: string): number | undefined => {
  const item = book.find(id);
  if (item === undefined || item.id === plainDie) return undefined;
  const after = builds(state, item).map((build) => strengthOf(book, build, 0));
  return after.length === 0 ? undefined : Math.round(Math.max(...after) - strengthOf(book, state, 0));
};
