/** An item's name and description in the page's locale. */
import { type Item, type Rarity, type RunState, usualBook } from "@turnlight/games/thirteen";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { aboutIn, effectIn } from "./about.ts";
import { nameIn } from "./name.ts";
import { whenIn } from "./when.ts";

export const nameOf = (id: string): string => nameIn(words.value, id);

export const itemOf = (id: string): Item | undefined => usualBook.find(id);

export const rarityOf = (item: Item): Rarity => (item.kind === "charm" ? item.rarity : "common");

export const whenOf = (item: Item): string => whenIn({ said: words.value.items, number }, item);

export const effectOf = (item: Item, state?: RunState): string =>
  effectIn({ said: words.value.items, number }, item, state);

export const aboutOf = (item: Item, state?: RunState): string =>
  aboutIn({ said: words.value.items, number }, item, state);
