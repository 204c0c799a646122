/**
 * What an item is: a price and small pure hooks at named moments. The engine calls the hooks and knows no item by
 * name, so a new item is one entry in the stock.
 */
import type { Category, Section } from "./categories.ts";

export type Rarity = "common" | "uncommon" | "rare";

/** What a box's score is asked about. The upper bonus has no category. */
export interface Box {
  readonly section: Section;
  readonly category?: Category;
  readonly base: number;
}

interface Ware {
  readonly id: string;
  /** Its line in the rulings' table; all sections of one item with a drawn section share it. */
  readonly number: number;
  readonly price: number;
  /** How often it is offered among its kind and rarity. */
  readonly weight: number;
  /** Opened with stars, under this name; several items may share one lock. */
  readonly lock?: string;
}

/** Pips and after scoring: what a die shows and does. */
export interface Die extends Ware {
  readonly kind: "die";
  /** What its six sides show; a roll draws a side. */
  readonly sides: readonly number[];
  /** The faces it may stand for when it shows this one; itself when left out. */
  readonly standsFor?: (face: number) => readonly number[];
  /** What it adds when it stands for this face; the face when left out. */
  readonly pips?: (face: number) => number;
  /** On the box it counts in. */
  readonly xmult?: number;
  /** Money when it counts in a box showing this face, up to a limit each stage. */
  readonly earns?: { readonly money: (face: number) => number; readonly limit: number };
  /** One time in so many it turns plain after it counted in a box. */
  readonly breaksOneIn?: number;
}

export interface Manual extends Ware {
  readonly kind: "manual";
  readonly section: Section;
}

/** Points, mult, xmult, stage end: `held` counts the stages it has been held. */
export interface Charm extends Ware {
  readonly kind: "charm";
  readonly rarity: Rarity;
  readonly points?: (box: Box, held: number) => number;
  readonly mult?: (box: Box, held: number) => number;
  readonly xmult?: (box: Box, held: number) => number;
  /** More rolls in every round. */
  readonly rolls?: number;
  /** Money after each won stage. */
  readonly pay?: number;
  /** More interest at most. */
  readonly interest?: number;
}

/** One way to change a die, named as the move names it. */
export interface Change {
  readonly by: string;
  readonly to: number;
}

/** Used after a roll; uses no roll itself. */
export interface Consumable extends Ware {
  readonly kind: "consumable";
  /** What a chosen die that shows this face can become. */
  readonly changes?: (face: number) => readonly Change[];
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
  readonly find: (id: string) => Item | undefined;
  readonly die: (id: string) => Die;
  readonly charm: (id: string) => Charm;
}

/** The die everybody starts with; it is never offered. */
export const plainDie = "plain";

export const bookOf = (items: readonly Item[]): Book => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const must = <K extends Item["kind"]>(id: string, kind: K): Extract<Item, { kind: K }> => {
    const item = byId.get(id);
    if (item === undefined || item.kind !== kind) throw new Error(`the stock has no ${kind} "${id}"`);
    return item as Extract<Item, { kind: K }>;
  };
  return { items, find: (id) => byId.get(id), die: (id) => must(id, "die"), charm: (id) => must(id, "charm") };
};
