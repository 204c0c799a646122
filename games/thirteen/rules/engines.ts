/**
 * Charms since version 4 that bend rules instead of adding to a sum: they copy, count their row, grow, wear out, cost
 * money, turn dice into others or change what a box accepts.
 */
import type { Charm, Rarity } from "./items.ts";

type EngineEntry = Omit<Charm, "kind" | "rarity">;

const of = (rarity: Rarity, entries: readonly EngineEntry[]): readonly Charm[] =>
  entries.map((entry) => ({ kind: "charm", rarity, ...entry }));

const common = of("common", [
  { id: "late-bloomer", price: 5, per: "filled", gives: { mult: 0.1 } },
  { id: "homespun", price: 4, per: "plain-die", gives: { mult: 0.1 } },
  { id: "refrain", price: 5, per: "same-section", gives: { mult: 1 } },
  { id: "zigzag", price: 5, per: "other-section", gives: { mult: 0.7 } },
  { id: "idle-hands", price: 5, per: "unused", gives: { mult: 0.08 } },
  { id: "sparkler", price: 3, lasts: 13, gives: { xmult: 1.625 } },
  { id: "candle", price: 4, per: "remaining", lasts: 26, gives: { mult: 0.06 } },
  { id: "ratchet", price: 5, grows: "straight", per: "growth", gives: { mult: 0.12 } },
  { id: "scar", price: 5, grows: "scratch", per: "growth", gives: { mult: 0.2 } },
]);

const uncommon = of("uncommon", [
  { id: "understudy", price: 7, copies: "left" },
  { id: "conductor", price: 7, per: "charms-left", gives: { mult: 0.3 } },
  { id: "vanguard", price: 7, per: "leftmost", gives: { mult: 0.9 } },
  { id: "crowd", price: 7, per: "common-charm", gives: { mult: 0.35 } },
  { id: "menagerie", price: 7, per: "special-die", gives: { mult: 0.25 } },
  { id: "bribe", price: 6, per: "fee", gives: { mult: 1.2 } },
  { id: "pawnbroker", price: 6, grows: "sold", per: "growth", gives: { mult: 0.3 } },
  { id: "regular", price: 6, grows: "reroll", per: "growth", gives: { mult: 0.2 } },
  { id: "apothecary", price: 6, grows: "used", per: "growth", gives: { mult: 0.25 } },
  { id: "magpie", price: 7, grows: "spare-roll", per: "growth", gives: { mult: 0.04 } },
  { id: "polymath", price: 7, per: "lowest-level", gives: { mult: 0.7 } },
  { id: "specialist", price: 7, per: "highest-level", gives: { mult: 0.22 } },
  { id: "manor", price: 6, in: "house", gives: { mult: 0.8 }, bends: { anyHouse: true } },
  { id: "round-trip", price: 7, in: "straights", gives: { mult: 0.6 }, bends: { roundRuns: true } },
  { id: "bounty", price: 5, tips: { for: "boss", money: 8 } },
]);

const rare = of("rare", [
  { id: "echo", price: 8, lock: "echo", diceAgain: 1 },
  { id: "apprentice", price: 9, lock: "apprentice", copies: "first" },
  { id: "trophy-wall", price: 8, lock: "trophy-wall", grows: "boss", per: "growth", gives: { xmult: 1.375 } },
  { id: "ledger", price: 9, grows: "full-sheet", per: "growth", gives: { xmult: 1.125 } },
  { id: "kinship", price: 9, lock: "kinship", in: "kinds", gives: { xmult: 1.25 }, bends: { fewerAlike: 1 } },
  { id: "alchemist", price: 9, lock: "alchemist", turnsInto: "steel" },
  { id: "overture", price: 8, per: "first-box", gives: { xmult: 4 } },
  { id: "beggar", price: 8, per: "poor", gives: { xmult: 1.625 } },
]);

export const engines: readonly Charm[] = [...common, ...uncommon, ...rare];
