/** Dragging in the shop: where each item may be dropped, and that every drop is a legal move. */
import { freshRun, type RunState, rules } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { moveByDrop } from "../play/drop.ts";

const shop = (more: Partial<RunState> = {}): RunState => {
  const read = rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  return {
    ...freshRun(read.value),
    purse: 60,
    phase: {
      kind: "shop",
      offers: ["bell", "abacus", "manual-upper", "manual-kinds", "heavy", "token"],
      rerolls: 0,
    },
    charms: [
      { item: "crown", held: 0 },
      { item: "twins", held: 0 },
    ],
    dice: ["plain", "lucky", "plain", "plain", "plain"],
    pocket: ["flip"],
    ...more,
  };
};

const movesIn = (state: RunState): readonly string[] => {
  const moves = rules.moves(state, 0);
  if ("pick" in moves) throw new Error("too many moves");
  return moves.map((move) => rules.moveText.write(move));
};
const moves = movesIn(shop());

test("an offer is bought where one's own things lie, and not in the purse", () => {
  const bell = { kind: "offer", n: 0, item: "bell" } as const;
  expect(moveByDrop(bell, "yours", moves)).toBe("buy 1");
  expect(moveByDrop(bell, "charm 2", moves)).toBe("buy 1");
  expect(moveByDrop(bell, "die 2", moves)).toBe("buy 1");
  expect(moveByDrop(bell, "purse", moves)).toBeUndefined();
  expect(moveByDrop({ kind: "offer", n: 2, item: "manual-upper" }, "yours", moves)).toBe("buy 3");
});

test("a die is bought on the die whose place it takes", () => {
  const heavy = { kind: "offer", n: 4, item: "heavy" } as const;
  expect(moveByDrop(heavy, "die 2", moves)).toBe("buy 5 die 2");
  expect(moveByDrop(heavy, "yours", moves)).toBeUndefined();
});

test("what is put on the purse is sold: charms, consumables and special dice", () => {
  expect(moveByDrop({ kind: "charm", item: "crown" }, "purse", moves)).toBe("sell crown");
  expect(moveByDrop({ kind: "consumable", item: "flip" }, "purse", moves)).toBe("sell flip");
  expect(moveByDrop({ kind: "die", die: 1, item: "lucky" }, "purse", moves)).toBe("sell die 2");
  expect(moveByDrop({ kind: "die", die: 0, item: "plain" }, "purse", moves)).toBeUndefined();
});

test("a charm takes the place of the one it is put on, and nothing happens on its own", () => {
  expect(moveByDrop({ kind: "charm", item: "twins" }, "charm 1", moves)).toBe("move twins 1");
  expect(moveByDrop({ kind: "charm", item: "twins" }, "charm 2", moves)).toBeUndefined();
  expect(moveByDrop({ kind: "charm", item: "twins" }, "die 1", moves)).toBeUndefined();
});

test("what cannot be paid cannot be dropped", () => {
  const poor = movesIn(shop({ purse: 0 }));
  expect(moveByDrop({ kind: "offer", n: 0, item: "bell" }, "yours", poor)).toBeUndefined();
});
