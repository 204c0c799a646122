/** The first shops teach one thing at a time, and only about items on offer. */
import { freshRun, type RunState, rules } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { lessonFor, shopLessons } from "../learn/shop-lessons.ts";

const run = (more: Partial<RunState> = {}): RunState => {
  const read = rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  return { ...freshRun(read.value), purse: 0, ...more };
};

test("sales are explained first, in shops that have them", () => {
  const shop = { kind: "shop", offers: ["bell", "heavy"], rerolls: 0 } as const;
  expect(lessonFor(run({ phase: { ...shop, sale: [0, 1] } }), ["bell"], [])).toBe("sale");
  expect(lessonFor(run({ phase: shop }), ["bell"], [])).toBe("mult");
});

test("mult is explained where something speaks of it", () => {
  expect(lessonFor(run(), ["bell", null], [])).toBe("mult");
  expect(lessonFor(run(), ["heavy"], [])).toBeUndefined();
});

test("interest is explained to who has something to keep", () => {
  expect(lessonFor(run({ purse: 5 }), [], [])).toBe("interest");
});

test("a lucky die and charms that copy have their own lessons", () => {
  expect(lessonFor(run(), ["lucky"], ["mult"])).toBe("lucky");
  expect(lessonFor(run({ charms: [{ item: "mirror", held: 0 }] }), [], [])).toBe("order");
});

test("what is known does not come again", () => {
  expect(lessonFor(run({ purse: 50 }), ["bell", "lucky", "mirror"], shopLessons)).toBeUndefined();
});
