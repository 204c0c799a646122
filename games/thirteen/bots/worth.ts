/** What an item would add to a given build: approximately how many points in the next stage. */
import { type Book, type Item, plainDie } from "../rules/items.ts";
import { priceOf } from "../rules/shop.ts";
import type { RunState } from "../rules/state.ts";
import { addedBesides, delivered } from "./delivered.ts";
import { strengthInNext } from "./strength.ts";

/** The run with the item bought; for a die, in each of the places it could take. */
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
    case "pack":
      return [];
  }
};

interface Bought {
  /** The run with the item at its best place. */
  readonly build: RunState;
  /** Points it adds by the estimate alone. */
  readonly could: number;
  /** Points it adds when a person plays, by measurement. */
  readonly promised: number;
}

/** Undefined for a plain die, and for a consumable, which helps only once. */
export const bought = (book: Book, state: RunState, id: string): Bought | undefined => {
  const item = book.find(id);
  if (item === undefined || item.id === plainDie) return undefined;
  const now = strengthInNext(book, state);
  const gains = builds(state, item).map((build) => ({ build, could: strengthInNext(book, build) - now }));
  if (gains.length === 0) return undefined;
  const best = gains.reduce((most, next) => (next.could > most.could ? next : most));
  // A die that changes nothing in the stage, as where all are plain, has no additional gain either.
  const promised =
    best.could === 0 && item.kind === "die" ? 0 : best.could * delivered(item) + now * addedBesides(item);
  return { ...best, promised };
};

/** The approximate points that an item on offer adds to the next stage, at its best place; money is ignored. */
export const pointsAdded = (book: Book, state: RunState, id: string): number | undefined => {
  const made = bought(book, state, id);
  return made === undefined ? undefined : Math.round(made.promised);
};
