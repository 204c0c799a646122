/** What the order of the charms changes, in words: never "nothing" where a box would score otherwise. */
import {
  charmsOf,
  freshRun,
  isBoss,
  preview,
  type RunState,
  rules,
  type Twist,
  usualBook,
} from "@turnlight/games/thirteen";
import { describe, expect, test } from "vitest";
import { listIn } from "../../../language/lists.ts";
import { nextStage } from "../items/example.ts";
import { moveWords, type OrderLanguage, orderWords } from "../play/order.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const english: OrderLanguage = { texts: en, number: String, list: (items) => listIn("en", items) };
const german: OrderLanguage = { texts: de, number: String, list: (items) => listIn("de", items) };

/** In the shop before a boss stage. */
const shop = (charms: readonly string[], twist: Twist["kind"] & ("hushed" | "toll") = "toll"): RunState => {
  const read = rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  return {
    ...freshRun(read.value),
    phase: { kind: "shop", offers: [], rerolls: 0 },
    stage: 3,
    cleared: 3,
    twist: { kind: twist },
    charms: charms.map((item) => ({ item, held: 0 })),
  };
};

const card = (state: RunState, item: string, tongue = english) => orderWords(tongue, state, usualBook.charm(item));

describe("moving a charm", () => {
  test("says what counts by its place", () => {
    const row = shop(["vanguard", "bell", "conductor", "abacus"]);
    expect(moveWords(english, row, "vanguard", 1)).toBe("Vanguard: +0 mult instead of +0.9.");
    expect(moveWords(english, row, "conductor", 1)).toBe("Conductor: +0.3 mult instead of +0.6.");
    expect(moveWords(english, row, "abacus", 0)).toBe(
      "Vanguard: +0 mult instead of +0.9. Conductor: +0.9 mult instead of +0.6.",
    );
    expect(moveWords(english, row, "abacus", 1)).toBe("Conductor: +0.9 mult instead of +0.6.");
    expect(moveWords(german, row, "conductor", 3)).toBe(`${de.items.names["conductor"]}: +0.9 Mult statt +0.6.`);
  });
  test("says what is copied, and what a copy counts", () => {
    expect(moveWords(english, shop(["mirror", "bell", "abacus"]), "mirror", 1)).toBe("Mirror copies Abacus.");
    expect(moveWords(english, shop(["mirror", "bell"]), "mirror", 1)).toBe("Mirror copies nothing.");
    expect(moveWords(english, shop(["mirror", "conductor", "bell"]), "bell", 0)).toBe(
      "Mirror: +0.6 mult instead of +0.3. Conductor: +0.6 mult instead of +0.3.",
    );
  });
  test("says whom the boss ahead silences", () => {
    const row = shop(["bell", "abacus", "vanguard"], "hushed");
    expect(moveWords(english, row, "abacus", 0)).toBe("Silent charm silences Abacus.");
    expect(moveWords(english, row, "abacus", 2)).toBe("Vanguard: +0.9 mult instead of +0.");
    expect(moveWords(english, row, "vanguard", 0)).toBe("Silent charm silences Vanguard.");
    expect(moveWords(german, row, "abacus", 0)).toBe(`Stummer Talisman: ${de.items.names["abacus"]} wirkt nicht.`);
  });
  test("says that nothing changes where nothing looks at places", () => {
    expect(moveWords(english, shop(["bell", "abacus"]), "bell", 1)).toBe("This order changes nothing.");
    // The boss that was just beaten is no longer met.
    const beaten = { ...shop(["bell", "abacus"], "hushed"), stage: 4 };
    expect(isBoss(beaten.config, 5)).toBe(false);
    expect(moveWords(english, beaten, "bell", 1)).toBe("This order changes nothing.");
  });
});

describe("a charm’s card", () => {
  test("says that its place makes no difference only if nothing looks at places", () => {
    expect(card(shop(["bell", "abacus"]), "bell")).toBe(en.order.noMatter);
    expect(card(shop(["bell", "conductor", "mirror"]), "bell")).toBe(
      "Its place in the row matters to Conductor and Mirror.",
    );
    expect(card(shop(["bell", "conductor"]), "conductor")).toBe(en.order.counts);
    expect(card(shop(["bell", "understudy"]), "understudy")).toBe("Understudy copies Bell.");
    expect(card(shop(["bell", "understudy"]), "bell", german)).toBe(
      `Der Platz in der Reihe zählt für ${de.items.names["understudy"]}.`,
    );
  });
  test("says whom the boss ahead silences", () => {
    const row = shop(["bell", "abacus", "vanguard"], "hushed");
    expect(card(row, "bell")).toBe("Silent charm silences Bell.");
    expect(card(row, "vanguard")).toBe(`${en.order.counts} Silent charm silences the first charm in the row.`);
    expect(card(shop(["bell", "abacus"], "hushed"), "abacus")).toBe(
      "Silent charm silences the first charm in the row.",
    );
    expect(card({ ...row, stage: 4 }, "bell")).toBe("Its place in the row matters to Vanguard.");
  });
});

const readers = ["mirror", "understudy", "apprentice", "conductor", "vanguard"];

const orders = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** Bell with every two and every three charms that look at places. */
const groups = readers.flatMap((one, i) =>
  readers
    .slice(i + 1)
    .flatMap((two, j) => [["bell", one, two], ...readers.slice(i + j + 2).map((three) => ["bell", one, two, three])]),
);

/** The points of every box in the stage ahead, for a throw that fits some of them. */
const points = (state: RunState): readonly number[] => {
  const ahead = nextStage(state);
  const sheet = { ...ahead.sheet, shown: [4, 4, 4, 2, 2], rolled: 1 };
  return preview(usualBook, { ...ahead, phase: { kind: "round" }, sheet }).map(({ score }) => score.total);
};

/** What each charm does in the stage ahead, and which one is silenced. */
const doing = (state: RunState): string =>
  [
    ...charmsOf(usualBook, nextStage(state)).map(({ item, charm, own }) => `${item} ${charm.id} ${own}`),
    ...(state.twist?.kind === "hushed" ? [`${state.charms[0]?.item} is silent`] : []),
  ]
    .toSorted()
    .join();

for (const twist of ["toll", "hushed"] as const)
  test(`"nothing" is said exactly where every charm does what it did, and then every box scores as before: ${twist}`, () => {
    let said = 0;
    for (const charms of groups.flatMap(orders)) {
      const before = shop(charms, twist);
      const [doneBefore, pointsBefore] = [doing(before), points(before)];
      for (const item of charms)
        for (const to of charms.keys()) {
          const after = shop(charms.filter((one) => one !== item).toSpliced(to, 0, item), twist);
          const isNothing = moveWords(english, before, item, to) === en.order.changesNothing;
          const where = `${charms.join(" ")}: ${item} to ${to}`;
          expect(isNothing, where).toBe(doneBefore === doing(after));
          if (isNothing) expect(points(after), where).toEqual(pointsBefore);
          if (isNothing && charms[to] !== item) said++;
        }
    }
    expect(said).toBeGreaterThan(0);
  });
