/** The charms: their effects, triggers and prices. */
import { type Section, sections } from "./categories.ts";
import type { Charm, Rarity } from "./items.ts";

type CharmEntry = Omit<Charm, "kind" | "rarity">;

const of = (rarity: Rarity, entries: readonly CharmEntry[]): readonly Charm[] =>
  entries.map((entry) => ({ kind: "charm", rarity, ...entry }));

const inEachSection = (make: (section: Section) => CharmEntry): readonly CharmEntry[] => sections.map(make);

const common = of("common", [
  { id: "bell", price: 5, gives: { mult: 0.4 } },
  { id: "abacus", price: 5, gives: { points: 6 } },
  ...inEachSection((section) => ({
    id: `emblem-${section}`,
    price: section === "house" ? 4 : 5,
    in: section,
    gives: { mult: section === "upper" ? 0.6 : 0.8 },
  })),
  { id: "piggy-bank", price: 4, pay: 3 },
  { id: "first-light", price: 5, per: "first-roll", gives: { mult: 1.8 } },
  { id: "patience", price: 5, per: "last-roll", gives: { mult: 0.6 } },
  { id: "twins", price: 5, per: "pair", gives: { points: 6 } },
  { id: "rainbow", price: 5, per: "all-different", gives: { mult: 1.2 } },
  { id: "even-keel", price: 5, per: "all-even", gives: { mult: 1.7 } },
  { id: "oddity", price: 5, per: "all-odd", gives: { mult: 1.8 } },
  { id: "padlock", price: 5, per: "kept-die", gives: { points: 3 } },
  { id: "scratch-pad", price: 5, per: "scratch", gives: { mult: 1 } },
  { id: "staircase", price: 5, per: "downward", gives: { mult: 0.6 } },
  { id: "odd-hours", price: 5, per: "odd-round", gives: { mult: 0.8 } },
  { id: "even-hours", price: 5, per: "even-round", gives: { mult: 0.8 } },
  { id: "high-tide", price: 5, per: "high-face", gives: { points: 4 } },
  { id: "low-tide", price: 5, per: "low-face", gives: { points: 4 } },
  { id: "small-change", price: 4, per: "small-box", gives: { points: 14 } },
  { id: "coin-purse", price: 5, per: "dollars", gives: { mult: 0.1 } },
  { id: "tip-jar", price: 4, tips: { for: "first-roll", money: 1 } },
  { id: "salvage", price: 4, tips: { for: "scratch", money: 4 } },
]);

const uncommon = of("uncommon", [
  { id: "great-bell", price: 7, gives: { mult: 0.6 } },
  { id: "fourth-roll", price: 6, rolls: 1 },
  { id: "snowball", price: 7, lock: "snowball", per: "stage-held", gives: { mult: 0.2 } },
  { id: "banker", price: 6, interest: 5 },
  { id: "overtime", price: 6, unused: 9 },
  { id: "tinker", price: 7, per: "used", gives: { mult: 0.9 } },
  { id: "capstone", price: 7, per: "section-end", gives: { mult: 2.2 } },
  { id: "finale", price: 7, lock: "finale", per: "last-rounds", gives: { mult: 3 } },
  { id: "big-spender", price: 7, per: "spent", gives: { mult: 0.25 } },
  { id: "hermit", price: 7, per: "bare-slot", gives: { mult: 0.5 } },
  { id: "scholar", price: 7, per: "level", gives: { mult: 0.25 } },
  { id: "big-game", price: 7, lock: "big-game", per: "boss", gives: { mult: 2 } },
  { id: "quintet", price: 5, lock: "quintet", per: "five-equal", gives: { points: 100 } },
  { id: "duplex", price: 6, in: "house", gives: { mult: 0.5 }, bends: { twoPairs: true } },
  { id: "mirror", price: 8, lock: "mirror", copies: "right" },
]);

const rare = of("rare", [
  { id: "crown", price: 9, gives: { xmult: 1.5 } },
  { id: "lightning", price: 9, per: "first-roll", gives: { xmult: 3 } },
  { id: "spotless", price: 9, per: "spotless", gives: { xmult: 1.75 } },
  { id: "treasury", price: 9, per: "dollars", gives: { xmult: 1.125 } },
  { id: "shortcut", price: 8, in: "straights", gives: { xmult: 1.5 }, bends: { shorterRuns: 1 } },
  { id: "compounder", price: 8, lock: "compounder", per: "stage-held", gives: { xmult: 1.125 } },
  ...inEachSection((section) => ({
    id: `seal-${section}`,
    price: 7,
    lock: "seal",
    in: section,
    gives: { xmult: 2 },
  })),
]);

export const charms: readonly Charm[] = [...common, ...uncommon, ...rare];

/** Replaced by the Hermit after version 2 of the rules; runs begun with that version still have it. */
export const ascetic: Charm = {
  kind: "charm",
  rarity: "uncommon",
  id: "ascetic",
  price: 7,
  per: "empty-slot",
  gives: { mult: 0.5 },
};
