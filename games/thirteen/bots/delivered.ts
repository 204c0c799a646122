/**
 * What a person's hand gets out of an item, as a part of what the estimate promises: read off by hand and rounded, from
 * stages played with each item. The estimate takes dice and charms at what they could do; slips cost most where an item
 * asks for the right moment. `node bench/thirteen-items.ts` measures such parts with charms as they are just bought, and
 * gives others for some of them (High Tide, Big Game, Coin Purse, Copper): this table is not its output.
 */
import type { Item } from "../rules/items.ts";

const parts: Readonly<Record<string, number>> = {
  "scratch-pad": 0.1,
  tinker: 0.2,
  "fourth-roll": 0.35,
  duplex: 0.2,
  shortcut: 0.4,
  "high-tide": 0.65,
  finale: 0.75,
  capstone: 0.9,
  "even-hours": 0.9,
  oddity: 0.9,
  "emblem-upper": 0.7,
  "emblem-house": 0.8,
  "seal-upper": 0.8,
  "seal-house": 0.8,
  "manual-upper": 0.7,
  rainbow: 1.1,
  spotless: 1.15,
  patience: 1.2,
  treasury: 1.2,
  "first-light": 1.25,
  "even-keel": 1.25,
  lightning: 1.6,
  light: 0.1,
  odd: 0.1,
  even: 0.3,
  bridge: 0.3,
  lucky: 0.3,
  wild: 0.4,
  glass: 0.4,
  steel: 0.65,
  copper: 0.65,
  double: 0.7,
  "two-faced": 0.85,
  heavy: 0.9,
};

export const delivered = ({ id }: Item): number => parts[id] ?? 1;
