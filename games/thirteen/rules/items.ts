/**
 * What an item is: a price and small pure hooks at named moments. The engine calls the hooks and knows no item by
 * name, so a new item is one entry in the stock.
 */
import type { Category, Section } from "./categories.ts";
import type { Trigger } from "./triggers.ts";

export type Rarity = "common" | "uncommon" | "rare";

/** What a box's score is asked about. The upper bonus has no category and no dice. */
export interface ScoredBox {
  readonly section: Section;
  readonly category?: Category;
  readonly base: number;
  /** The faces the dice stand for, in order of size. */
  readonly faces: readonly number[];
}

/** Rules of a box that a charm bends. */
export interface Bends {
  /** Straights need so many dice fewer. */
  readonly shorterRuns?: number;
  /** Two pairs are a full house as well. */
  readonly twoPairs?: true;
}

interface Ware {
  readonly id: string;
  readonly price: number;
  /** Opened with stars, under this name; several items may share one lock. */
  readonly lock?: string;
}

/** Pips and after scoring: what a die shows and does. */
export interface Die extends Ware {
  readonly kind: "die";
  /** What its six sides show; a roll draws a side. */
  readonly sides: readonly number[];
  /** What it always shows on the first roll of a round; thrown again, it is drawn like any other. */
  readonly opens?: number;
  /** The faces it may stand for when it shows this one; itself when left out. */
  readonly standsFor?: (face: number) => readonly number[];
  /** What it adds when it stands for this face; the face when left out. */
  readonly pips?: (face: number) => number;
  /** On the box it counts in. */
  readonly mult?: number;
  readonly xmult?: number;
  /** Flat points on the box it counts in when it stands for one of these faces. */
  readonly points?: { readonly faces: readonly number[]; readonly points: number };
  /** Money when it counts in a box showing this face, up to a limit each stage. */
  readonly earns?: { readonly money: (face: number) => number; readonly limit: number };
  /** One time in so many it turns plain after it counted in a box. */
  readonly breaksOneIn?: number;
}

export interface Manual extends Ware {
  readonly kind: "manual";
  readonly section: Section;
}

/** What a charm gives a box, as often as its trigger says: times so much flat, so much mult, × (1 + times × (xmult − 1)). */
export interface Gives {
  readonly points?: number;
  readonly mult?: number;
  readonly xmult?: number;
}

export interface Charm extends Ware {
  readonly kind: "charm";
  readonly rarity: Rarity;
  readonly gives?: Gives;
  /** How often it gives that; once and always when left out. */
  readonly per?: Trigger;
  /** Only in this section. */
  readonly in?: Section;
  /** It is what its neighbour on that side is. */
  readonly copies?: "right" | "left";
  readonly bends?: Bends;
  /** More rolls in every round. */
  readonly rolls?: number;
  /** Money after each won stage. */
  readonly pay?: number;
  /** Money at once: for a box scored on the first roll, for a scratch. */
  readonly tips?: { readonly for: "first-roll" | "scratch"; readonly money: number };
  /** More interest at most. */
  readonly interest?: number;
  /** More money for unused rolls at most. */
  readonly unused?: number;
}

/** One way to change a die, named as the move names it. */
export interface DieChange {
  readonly by: string;
  readonly to: number;
}

/** Used after a roll; uses no roll itself. */
export interface Consumable extends Ware {
  readonly kind: "consumable";
  /** What a chosen die that shows this face can become. */
  readonly changes?: (face: number) => readonly DieChange[];
  /** More rolls this round. */
  readonly rolls?: number;
  /** The dice stay as the next round's first roll. */
  readonly stay?: true;
  /** On the next box scored. */
  readonly stamp?: number;
}

export type Item = Die | Manual | Charm | Consumable;

/** The items of a run by name, in the order of the stock. */
export interface Book {
  readonly items: readonly Item[];
  /** No longer on any shelf, but held in runs that were begun by earlier rules. */
  readonly earlier: readonly Item[];
  readonly find: (id: string) => Item | undefined;
  readonly die: (id: string) => Die;
  readonly charm: (id: string) => Charm;
}

/** The die everybody starts with; it is never offered. */
export const plainDie = "plain";

export const bookOf = (items: readonly Item[], earlier: readonly Item[] = []): Book => {
  const byId = new Map([...items, ...earlier].map((item) => [item.id, item]));
  const must = <K extends Item["kind"]>(id: string, kind: K): Extract<Item, { kind: K }> => {
    const item = byId.get(id);
    if (item === undefined || item.kind !== kind) throw new Error(`the stock has no ${kind} "${id}"`);
    return item as Extract<Item, { kind: K }>;
  };
  return {
    items,
    earlier,
    find: (id) => byId.get(id),
    die: (id) => must(id, "die"),
    charm: (id) => must(id, "charm"),
  };
};
