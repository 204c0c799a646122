/** Lessons of the first shops, one per shop: sales, mult, interest, when a die helps, that order matters. */
import { type Item, money, type RunState, usualBook } from "@turnlight/games/thirteen";

export const shopLessons = ["sale", "mult", "interest", "lucky", "order"] as const;
export type ShopLesson = (typeof shopLessons)[number];

const speaksOfMult = (item: Item | undefined): boolean =>
  item?.kind === "manual" || (item?.kind === "charm" && item.gives?.mult !== undefined);

const isCopy = (id: string): boolean => {
  const item = usualBook.find(id);
  return item?.kind === "charm" && item.copies !== undefined;
};

/** When each lesson has something to point at. */
const fits: Readonly<Record<ShopLesson, (state: RunState, offers: readonly string[]) => boolean>> = {
  sale: ({ phase }) => phase.kind === "shop" && (phase.sale?.length ?? 0) > 0,
  mult: (_, offers) => offers.some((id) => speaksOfMult(usualBook.find(id))),
  interest: ({ purse }) => purse >= money.interestPer,
  lucky: ({ dice }, offers) => offers.includes("lucky") || dice.includes("lucky"),
  order: ({ charms }, offers) => [...charms.map(({ item }) => item), ...offers].some(isCopy),
};

/** The next lesson for this shop; undefined when all that fit are known. */
export const lessonFor = (
  state: RunState,
  offers: readonly (string | null)[],
  known: readonly string[],
): ShopLesson | undefined => {
  const there = offers.filter((id) => id !== null);
  return shopLessons.find((lesson) => !known.includes(lesson) && fits[lesson](state, there));
};
