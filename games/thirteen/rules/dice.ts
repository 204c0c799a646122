/** The dice: the plain one of the start, and those for sale. */
import { type Die, plainDie } from "./items.ts";

const usual = [1, 2, 3, 4, 5, 6];

const of = (entries: readonly Omit<Die, "kind">[]): readonly Die[] =>
  entries.map((entry) => ({ kind: "die", ...entry }));

export const dice: readonly Die[] = of([
  { id: plainDie, price: 0, sides: usual },
  { id: "heavy", price: 5, sides: [4, 4, 5, 5, 6, 6] },
  { id: "light", price: 4, sides: [1, 1, 2, 2, 3, 3], points: { faces: [1, 2, 3], points: 3 } },
  { id: "even", price: 4, sides: [2, 2, 4, 4, 6, 6] },
  { id: "odd", price: 4, sides: [1, 1, 3, 3, 5, 5] },
  { id: "bridge", price: 4, sides: [2, 3, 3, 4, 4, 5] },
  { id: "double", price: 7, sides: usual, pips: (face) => 2 * face },
  { id: "lucky", price: 6, sides: usual, opens: 6 },
  { id: "steel", price: 6, sides: usual, mult: 0.2 },
  { id: "copper", price: 5, sides: usual, points: { faces: [1, 2], points: 5 } },
  {
    id: "two-faced",
    price: 7,
    lock: "two-faced",
    sides: usual,
    standsFor: (face) => [face, 7 - face],
  },
  {
    id: "wild",
    price: 7,
    lock: "wild",
    sides: usual,
    standsFor: (face) => (face === 1 ? usual : [face]),
  },
  {
    id: "gold",
    price: 6,
    lock: "gold",
    sides: usual,
    earns: { money: (face) => (face >= 5 ? 1 : 0), limit: 6 },
  },
  { id: "glass", price: 6, lock: "glass", sides: usual, xmult: 1.25, breaksOneIn: 8 },
]);
