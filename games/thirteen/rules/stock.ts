/** Every number of the run: targets, money, shop, bosses, and the items with their prices. The one file that balance changes. */
import { type Section, sections } from "./categories.ts";
import {
  bookOf,
  type Charm,
  type Consumable,
  type Die,
  type Item,
  type Manual,
  plainDie,
  type Rarity,
} from "./items.ts";

export const targets = {
  first: 200,
  growth: 1.5,
  /** The challenge of ascending targets adds this every stage instead. */
  step: 50,
  victory: 10,
  /** What the perfect player averages with free scratch: the Purist's yardstick. */
  purist: 245.87,
} as const;

export const rollsARound = { usual: 3, fewer: 2 } as const;

export const money = {
  start: 6,
  /** $5 and one more every second stage. */
  stage: 5,
  stagesPerExtra: 2,
  unusedRoll: 3,
  unusedLimit: 15,
  interestPer: 5,
  interestLimit: 5,
} as const;

export const shop = {
  charms: 2,
  manuals: 2,
  dice: 1,
  consumables: 1,
  reroll: 3,
  rerollStep: 1,
  /** What comes back of the price. */
  sellShare: 0.5,
  charmSlots: 5,
  moreSlots: [10, 14],
  pocket: 2,
  draft: 3,
} as const;

/** Rarities in percent at the first stage, moving in a line to the last. */
export const rarities: Readonly<Record<Rarity, { readonly first: number; readonly last: number }>> = {
  common: { first: 70, last: 45 },
  uncommon: { first: 25, last: 35 },
  rare: { first: 5, last: 20 },
};
export const raritiesUntil = 9;

/** Level n of a section: points × (1 + n × points), and n × mult more. */
export const level = { points: 0.4, mult: 0.15, priceStep: 0 } as const;

export const bosses = {
  every: 4,
  /** The part of the usual target that bots find as hard as a stage without the twist. */
  share: { "no-upper": 0.54, "two-rolls": 0.8, sealed: 0.92, loose: 0.87 },
  /** Dice that cannot be locked when they are loose. */
  looseDice: 2,
} as const;

export const stars = {
  perStage: 1,
  /** What each lock costs to open: more choice, never more power. */
  locks: { gold: 3, glass: 4, forge: 4, snowball: 6, stamp: 6, wild: 8, compounder: 10, seal: 12 },
  looks: { ivory: 0, slate: 2, jade: 4, ruby: 6, midnight: 10 },
} as const;

/** An item for each section, offered together as often as one item of this weight would be. */
const inEachSection = <T extends Item>(make: (section: Section) => T): readonly T[] => sections.map(make);

const dice: readonly Die[] = [
  { kind: "die", id: plainDie, number: 0, price: 0, weight: 0, sides: [1, 2, 3, 4, 5, 6] },
  { kind: "die", id: "heavy", number: 1, price: 5, weight: 5, sides: [4, 4, 5, 5, 6, 6] },
  { kind: "die", id: "double", number: 2, price: 8, weight: 4, sides: [1, 2, 3, 4, 5, 6], pips: (face) => 2 * face },
  { kind: "die", id: "lucky", number: 3, price: 3, weight: 34, sides: [6, 6, 6, 6, 6, 6] },
  {
    kind: "die",
    id: "wild",
    number: 4,
    price: 9,
    weight: 2,
    lock: "wild",
    sides: [1, 2, 3, 4, 5, 6],
    standsFor: (face) => (face === 1 ? [1, 2, 3, 4, 5, 6] : [face]),
  },
  {
    kind: "die",
    id: "gold",
    number: 5,
    price: 6,
    weight: 5,
    lock: "gold",
    sides: [1, 2, 3, 4, 5, 6],
    earns: { money: (face) => (face >= 5 ? 1 : 0), limit: 6 },
  },
  {
    kind: "die",
    id: "glass",
    number: 6,
    price: 5,
    weight: 6,
    lock: "glass",
    sides: [1, 2, 3, 4, 5, 6],
    xmult: 1.25,
    breaksOneIn: 8,
  },
];

const manuals: readonly Manual[] = inEachSection((section) => ({
  kind: "manual",
  id: `manual-${section}`,
  number: 7 + sections.indexOf(section),
  price: 2,
  weight: 1,
  section,
}));

const charms: readonly Charm[] = [
  { kind: "charm", id: "bell", number: 11, rarity: "common", price: 6, weight: 4, mult: () => 0.3 },
  { kind: "charm", id: "abacus", number: 12, rarity: "common", price: 4, weight: 6, points: () => 4 },
  ...inEachSection<Charm>((section) => ({
    kind: "charm",
    id: `emblem-${section}`,
    number: 13 + sections.indexOf(section),
    rarity: "common",
    price: section === "house" ? 3 : 4,
    weight: section === "house" ? 16 : 6,
    mult: (box) => (box.section === section ? (section === "upper" ? 0.6 : 0.8) : 0),
  })),
  { kind: "charm", id: "piggy-bank", number: 17, rarity: "common", price: 4, weight: 4, pay: 3 },
  { kind: "charm", id: "great-bell", number: 18, rarity: "uncommon", price: 15, weight: 7, mult: () => 0.6 },
  { kind: "charm", id: "fourth-roll", number: 19, rarity: "uncommon", price: 15, weight: 8, rolls: 1 },
  {
    kind: "charm",
    id: "snowball",
    number: 20,
    rarity: "uncommon",
    price: 16,
    weight: 5,
    lock: "snowball",
    mult: (_box, held) => 0.25 + 0.25 * held,
  },
  { kind: "charm", id: "banker", number: 21, rarity: "uncommon", price: 4, weight: 42, interest: 5 },
  { kind: "charm", id: "crown", number: 22, rarity: "rare", price: 9, weight: 5, xmult: () => 1.5 },
  {
    kind: "charm",
    id: "compounder",
    number: 23,
    rarity: "rare",
    price: 10,
    weight: 4,
    lock: "compounder",
    xmult: (_box, held) => 1.25 + 0.25 * held,
  },
  ...inEachSection<Charm>((section) => ({
    kind: "charm",
    id: `seal-${section}`,
    number: 24,
    rarity: "rare",
    price: 7,
    weight: 6,
    lock: "seal",
    xmult: (box) => (box.section === section ? 2 : 1),
  })),
];

const consumables: readonly Consumable[] = [
  { kind: "consumable", id: "token", number: 25, price: 2, weight: 1, rolls: 1 },
  { kind: "consumable", id: "lock-all", number: 26, price: 3, weight: 1, stay: true },
  {
    kind: "consumable",
    id: "nudge",
    number: 27,
    price: 2,
    weight: 1,
    changes: (face) =>
      [
        { by: "+", to: face + 1 },
        { by: "-", to: face - 1 },
      ].filter(({ to }) => to >= 1 && to <= 6),
  },
  { kind: "consumable", id: "flip", number: 28, price: 2, weight: 1, changes: (face) => [{ by: "", to: 7 - face }] },
  {
    kind: "consumable",
    id: "forge",
    number: 29,
    price: 3,
    weight: 1,
    lock: "forge",
    changes: (face) => [1, 2, 3, 4, 5, 6].filter((to) => to !== face).map((to) => ({ by: String(to), to })),
  },
  { kind: "consumable", id: "stamp", number: 30, price: 4, weight: 1, lock: "stamp", stamp: 2 },
];

export const stock: readonly Item[] = [...dice, ...manuals, ...charms, ...consumables];
export const usualBook = bookOf(stock);
