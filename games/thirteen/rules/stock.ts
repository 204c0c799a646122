/**
 * All numbers of the run: targets, money, shop, bosses, manuals and consumables. Charms and dice have files of their
 * own.
 */
import { sections } from "./categories.ts";
import { ascetic, charms } from "./charms.ts";
import { dice } from "./dice.ts";
import { engines } from "./engines.ts";
import { bookOf, type Consumable, type Item, type ItemPack, type Manual, type Rarity } from "./items.ts";

export const targets = {
  first: 200,
  /** Challenges with ascending targets add this instead, increasing by a fixed amount every stage. */
  step: 50,
  /** Mild targets begin with this part of the first one. */
  mildPart: 0.5,
  stepGrows: 25,
  /**
   * Rising targets: from this many steps on, each step is a multiple of the one before, since strength grows like that
   * too.
   */
  steadySteps: 3,
  victory: 10,
  /** The perfect player's average with free scratch: the Purist's target. */
  purist: 245.87,
} as const;

export const rollsARound = { usual: 3, fewer: 2 } as const;

export const shop = {
  rerollStep: 1,
  charmSlots: 5,
  pocket: 2,
  draft: 3,
} as const;

/** Rarities in percent at the first stage, interpolated linearly to the last. */
export const rarities: Readonly<Record<Rarity, { readonly first: number; readonly last: number }>> = {
  common: { first: 70, last: 45 },
  uncommon: { first: 25, last: 35 },
  rare: { first: 5, last: 20 },
};
export const raritiesUntil = 9;

/** Level n of a section: points × (1 + n × points), and n × mult more. */
export const level = { points: 0.42, mult: 0.15 } as const;

export const bosses = {
  every: 4,
  /** The part of the default target that bots find as hard as a stage without the twist. */
  share: {
    "no-upper": 0.54,
    "no-kinds": 0.78,
    "no-straights": 0.76,
    "no-house": 0.82,
    "two-rolls": 0.8,
    "short-rounds": 0.9,
    sealed: 0.92,
    loose: 0.87,
    "no-bonus": 0.88,
    hushed: 0.85,
    "plain-dice": 0.9,
    unlearned: 0.75,
    toll: 1,
    dimmed: 0.87,
  },
  /** How many dice cannot be locked when they are loose. */
  looseDice: 2,
  /** How many levels do not count when the manuals are unlearned. */
  levelsForgotten: 2,
  /** The part that a dimmed section still scores. */
  dimmed: 0.5,
  /** Dollars for every roll after the first, while there are any. */
  toll: 1,
} as const;

/** What each stake adds for the whole run, from the first to the eighth; a run at stake 3 has the first three. */
export const stakes = {
  most: 8,
  /** Rerolls cost more. */
  rerolls: { from: 1, more: 1 },
  /** A boss every third stage. */
  bosses: { from: 2, every: 3 },
  /** A lower maximum of the interest. */
  interest: { from: 3, less: 2 },
  /** Less money to begin with. */
  start: { from: 4, less: 3 },
  /** A lower pay for an unused roll. */
  unused: { from: 5, less: 1 },
  /** Manuals cost more. */
  manuals: { from: 6, more: 1 },
  /** One charm slot less. */
  slots: { from: 7, less: 1 },
  /** Every target is higher by this part. */
  targets: { from: 8, more: 0.1 },
} as const;

export const stars = {
  perStage: 1,
  /** The price of each lock: more choice, never more power. */
  locks: {
    gold: 3,
    glass: 4,
    forge: 4,
    "two-faced": 4,
    finale: 5,
    quintet: 5,
    snowball: 6,
    stamp: 6,
    "big-game": 6,
    mirror: 8,
    wild: 8,
    compounder: 10,
    seal: 12,
    temper: 4,
    "triple-stamp": 5,
    echo: 6,
    "trophy-wall": 6,
    alchemist: 8,
    kinship: 8,
    apprentice: 10,
  },
  looks: { ivory: 0, slate: 2, jade: 4, ruby: 6, midnight: 10 },
} as const;

const manuals: readonly Manual[] = sections.map((section) => ({
  kind: "manual",
  id: `manual-${section}`,
  price: 3,
  section,
}));

const consumables: readonly Consumable[] = [
  { kind: "consumable", id: "token", price: 2, rolls: 1 },
  { kind: "consumable", id: "lock-all", price: 3, stay: true },
  {
    kind: "consumable",
    id: "nudge",

    price: 2,

    changes: (face) =>
      [
        { by: "+", to: face + 1 },
        { by: "-", to: face - 1 },
      ].filter(({ to }) => to >= 1 && to <= 6),
  },
  { kind: "consumable", id: "flip", price: 2, changes: (face) => [{ by: "", to: 7 - face }] },
  {
    kind: "consumable",
    id: "forge",

    price: 3,

    lock: "forge",
    changes: (face) => [1, 2, 3, 4, 5, 6].filter((to) => to !== face).map((to) => ({ by: String(to), to })),
  },
  { kind: "consumable", id: "stamp", price: 4, lock: "stamp", stamp: 2 },
];

/** Consumables since version 4. */
const laterConsumables: readonly Consumable[] = [
  { kind: "consumable", id: "two-tokens", price: 3, rolls: 2 },
  { kind: "consumable", id: "sixer", price: 2, changes: (face) => (face === 6 ? [] : [{ by: "", to: 6 }]) },
  { kind: "consumable", id: "gild", price: 3, lock: "gold", turnsInto: "gold" },
  { kind: "consumable", id: "glaze", price: 4, lock: "glass", turnsInto: "glass" },
  { kind: "consumable", id: "temper", price: 4, lock: "temper", turnsInto: "steel" },
  { kind: "consumable", id: "triple-stamp", price: 6, lock: "triple-stamp", stamp: 3 },
];

const packs: readonly ItemPack[] = [
  { kind: "pack", id: "pack-charms", price: 16, of: "charm", count: 3 },
  { kind: "pack", id: "pack-manuals", price: 14, of: "manual", count: 3 },
  { kind: "pack", id: "pack-pocket", price: 9, of: "consumable", count: 3 },
];

const thirdStock: readonly Item[] = [...dice, ...manuals, ...charms, ...consumables];

export const stock: readonly Item[] = [...thirdStock, ...engines, ...laterConsumables, ...packs];
export const usualBook = bookOf(stock, [ascetic]);

/** The stock of version 3 of the rules. */
export const thirdBook = bookOf(thirdStock);

/** The stock of version 2 of the rules. */
export const secondBook = bookOf(thirdStock.map((item) => (item.id === "hermit" ? ascetic : item)));
