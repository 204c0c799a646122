/**
 * The definition of an item: a price and small pure hooks at named moments. The engine calls the hooks and knows no
 * item by name, so a new item is one entry in the stock.
 */
import type { Section } from "./categories.ts";
import type { GrowthEvent } from "./growth-event.ts";
import type { Trigger } from "./triggers.ts";

export type Rarity = "common" | "uncommon" | "rare";

/** Rules of a box that a charm bends. */
export interface Bends {
  /** Straights need this many dice fewer. */
  readonly shorterRuns?: number;
  /** Two pairs are a full house as well. */
  readonly twoPairs?: true;
  /** Three, four and five of a kind need this many equal dice fewer. */
  readonly fewerAlike?: number;
  /** Four or five equal dice are a full house as well. */
  readonly anyHouse?: true;
  /** Straights may go on from 6 to 1. */
  readonly roundRuns?: true;
}

interface Ware {
  readonly id: string;
  readonly price: number;
  /** The name of the lock that stars open; several items may share one lock. */
  readonly lock?: string;
}

/** A die's faces and its effects on scoring. */
export interface Die extends Ware {
  readonly kind: "die";
  /** What its six sides show; a roll draws a side. */
  readonly sides: readonly number[];
  /** What it always shows on the first roll of a round; when rolled again, it is drawn like any other. */
  readonly opens?: number;
  /** The faces it may stand for when it shows this one; left out, only itself. */
  readonly standsFor?: (face: number) => readonly number[];
  /** The pips it adds when it stands for this face; left out, the face. */
  readonly pips?: (face: number) => number;
  /** On the box it counts in. */
  readonly mult?: number;
  readonly xmult?: number;
  /** Flat points on the box it counts in when it stands for one of these faces. */
  readonly points?: { readonly faces: readonly number[]; readonly points: number };
  /** Money when it counts in a box showing this face, up to a limit each stage. */
  readonly earns?: { readonly money: (face: number) => number; readonly limit: number };
  /** The chance, one in this many, that it turns plain after counting in a box. */
  readonly breaksOneIn?: number;
}

export interface Manual extends Ware {
  readonly kind: "manual";
  readonly section: Section;
}

/**
 * A charm's effect on a box, applied `times` as its trigger says:
 * times × flat, times × mult, × (1 + times × (xmult − 1)).
 */
export interface Gives {
  readonly points?: number;
  readonly mult?: number;
  readonly xmult?: number;
}

export interface Charm extends Ware {
  readonly kind: "charm";
  readonly rarity: Rarity;
  readonly gives?: Gives;
  /** The trigger; left out, it always applies once. */
  readonly per?: Trigger;
  /** Only in this section. */
  readonly in?: Section;
  /** It copies its neighbour on that side, or the first charm of the row. */
  readonly copies?: "right" | "left" | "first";
  /** Its count, which begins at 0, grows by one at each of these. */
  readonly grows?: GrowthEvent;
  /** It breaks after this many boxes that it was used in. */
  readonly lasts?: number;
  /** What dice give to a box besides their pips counts this many times more. */
  readonly diceAgain?: number;
  /** After each won stage the first plain die turns into this one. */
  readonly turnsInto?: string;
  readonly bends?: Bends;
  /** More rolls in every round. */
  readonly rolls?: number;
  /** Money after each won stage. */
  readonly pay?: number;
  /** Money at once: for a box scored on the first roll, for a scratch. */
  readonly tips?: { readonly for: "first-roll" | "scratch" | "boss"; readonly money: number };
  /** An increase of the maximum interest. */
  readonly interest?: number;
  /** An increase of the maximum money for unused rolls. */
  readonly unused?: number;
}

/** One way to change a die, named as in the move's text. */
export interface DieChange {
  readonly by: string;
  readonly to: number;
}

/** Used after a roll; costs no roll itself. */
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
  /** The chosen die becomes one of this kind, for the rest of the run. */
  readonly turnsInto?: string;
}

/** One of several items to choose from, drawn when the pack is bought. */
export interface ItemPack extends Ware {
  readonly kind: "pack";
  readonly of: "charm" | "manual" | "consumable";
  readonly count: number;
}

export type Item = Die | Manual | Charm | Consumable | ItemPack;

/** The items of a run by name, in the order of the stock. */
export interface Book {
  readonly items: readonly Item[];
  /** No longer offered, but held in runs that were begun with earlier rules. */
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
