/**
 * Archetypes: strategies, each with the items it prefers and avoids. They are used to measure the balance of the stock.
 */
import type { Section } from "../rules/categories.ts";
import type { Item } from "../rules/items.ts";

export const archetypeNames = [
  "upper",
  "kinds",
  "straights",
  "house",
  "money",
  "few-rolls",
  "manuals-first",
  "charms-first",
  "dice",
  "growth",
  "row",
  "spender",
] as const;
export type ArchetypeName = (typeof archetypeNames)[number];

interface Archetype {
  /** The bonus for an item in addition to its worth. */
  readonly likes: (item: Item) => number;
  /** Dollars it does not spend while the next stage looks safe. */
  readonly reserve: number;
}

const much = 2;
const little = 0.4;

const sectionOfItem = (item: Item): Section | undefined => {
  if (item.kind === "manual") return item.section;
  return item.kind === "charm" ? item.in : undefined;
};

/** Prefers its own section and the named items, and hardly buys for the other sections. */
const devoted = (section: Section, also: readonly string[]): Archetype => ({
  reserve: 0,
  likes: (item) => {
    const own = sectionOfItem(item);
    if (own === section || also.includes(item.id)) return much;
    return own === undefined ? 1 : little;
  },
});

const fond = (of: readonly string[], reserve = 0): Archetype => ({
  reserve,
  likes: ({ id }) => (of.includes(id) ? much : 1),
});

/** Items that combine well with many manuals: levels, and the slots that stay empty. */
const studious = ["scholar", "hermit", "polymath", "specialist", "pack-manuals"];

export const archetypes: Readonly<Record<ArchetypeName, Archetype>> = {
  upper: devoted("upper", [
    "refrain",
    "small-change",
    "staircase",
    "low-tide",
    "twins",
    "double",
    "patience",
    "padlock",
  ]),
  kinds: devoted("kinds", [
    "kinship",
    "quintet",
    "high-tide",
    "even-keel",
    "oddity",
    "heavy",
    "double",
    "even",
    "odd",
    "tinker",
  ]),
  straights: devoted("straights", [
    "round-trip",
    "ratchet",
    "rainbow",
    "shortcut",
    "bridge",
    "two-faced",
    "wild",
    "spotless",
    "capstone",
  ]),
  house: devoted("house", ["manor", "duplex", "twins", "high-tide", "heavy", "steel", "copper", "finale", "big-game"]),
  money: fond(
    ["piggy-bank", "banker", "coin-purse", "treasury", "gold", "tip-jar", "salvage", "overtime", "bounty"],
    25,
  ),
  "few-rolls": fond([
    "first-light",
    "lightning",
    "tip-jar",
    "overtime",
    "lucky",
    "scratch-pad",
    "salvage",
    "idle-hands",
    "magpie",
    "scar",
  ]),
  "manuals-first": {
    reserve: 0,
    likes: (item) =>
      item.kind === "manual" || studious.includes(item.id) ? 2 * much : item.kind === "charm" ? 1 : little,
  },
  "charms-first": {
    reserve: 0,
    likes: (item) => (item.kind === "charm" || item.id === "pack-charms" ? much : item.kind === "manual" ? little : 1),
  },
  dice: {
    reserve: 0,
    likes: (item) =>
      item.kind === "die" || ["echo", "menagerie", "alchemist", "glaze", "temper", "gild"].includes(item.id) ? much : 1,
  },
  growth: {
    reserve: 0,
    likes: (item) =>
      item.kind === "charm" && (item.grows !== undefined || item.per === "stage-held" || item.lasts !== undefined)
        ? much
        : 1,
  },
  row: fond(["conductor", "vanguard", "crowd", "understudy", "mirror", "apprentice", "pack-charms"]),
  spender: fond(["beggar", "bribe", "big-spender", "regular", "pawnbroker", "apothecary", "hermit", "pack-pocket"]),
};
