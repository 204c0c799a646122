/** The bots play legally to the end, and deterministically for a given seed. */
import { childSeed, drawOf, Match, playOut, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { pointsAdded, type RunState, rules, thirteen, usualBook } from "../index.ts";
import { shopping, standing, usualConfig } from "./standing.ts";

const botOf = (name: string) => {
  const [buyer = "", setting] = name.split(":");
  const made = thirteen.bots[buyer]?.make(setting);
  if (made === undefined || !made.ok) throw new Error(`no bot ${name}`);
  return made.value;
};

const playRun = async (name: string, phrase: string) => {
  const seed = seedOf(phrase);
  const { match } = Match.begin(rules, { ...usualConfig, first: 300 }, { seed });
  const sitting = { bot: botOf(name), draw: drawOf(childSeed(seed, "bot")) };
  await playOut(match, [sitting], { nodes: 1, bound: 400 });
  return match;
};

test.each(["random:human", "greedy:perfect", "thrifty:perfect"])("%s plays a run, the same twice", async (name) => {
  const [once, again] = [await playRun(name, `run of ${name}`), await playRun(name, `run of ${name}`)];
  expect(once.outcome).toBeDefined();
  expect(once.entries).toEqual(again.entries);
});

test("an unknown kind of dice is refused by name", () => {
  expect(thirteen.bots["greedy"]?.make("loaded")).toMatchObject({
    ok: false,
    refusal: { code: "bad-bot", reason: 'greedy was given "loaded"', right: "greedy:perfect or greedy:human" },
  });
});

describe("the near-perfect thrower", () => {
  const choice = async (state: RunState) => {
    const { move } = await botOf("greedy:perfect").choose({
      view: state,
      seat: 0,
      moves: rules.moves(state, 0),
      draw: drawOf(seedOf("any")),
      nodes: 1,
    });
    return rules.moveText.write(move);
  };
  test("takes a large straight", async () =>
    expect(await choice(standing({ shown: [2, 3, 4, 5, 6] }))).toBe("score large-straight"));
  test("keeps four sixes", async () =>
    expect(await choice(standing({ shown: [6, 6, 1, 6, 6] }))).toBe("roll keep 1 2 4 5"));
  test("saves rolls once the target is met", async () =>
    expect(await choice(standing({ shown: [1, 1, 2, 3, 5], open: ["ones", "chance"], sheet: { score: 250 } }))).toMatch(
      /^score/,
    ));
  test("forges the fifth of a kind on the last throw", async () =>
    expect(
      await choice(
        standing({
          shown: [6, 6, 1, 6, 6],
          rolled: 3,
          pocket: ["forge"],
          open: ["five-of-a-kind", "ones"],
          sheet: { score: 160 },
        }),
      ),
    ).toBe("use forge 3 6"));
});

describe("what an item adds to a build", () => {
  const added = (id: string, of: Parameters<typeof standing>[0] = {}) => pointsAdded(usualBook, standing(of), id) ?? 0;

  test("is the more the stronger the item, and hangs on what is held", () => {
    expect(added("great-bell")).toBeGreaterThan(added("bell"));
    expect(added("bell")).toBeGreaterThan(0);
    expect(added("bell", { charms: ["crown"] })).toBeGreaterThan(added("bell"));
    expect(added("emblem-kinds", { levels: { kinds: 4 } })).toBeGreaterThan(added("emblem-kinds"));
    expect(added("coin-purse", { purse: 40 })).toBeGreaterThan(added("coin-purse"));
  });
  test("knows the boss of the next stage", () => {
    const before = (twist: RunState["twist"], of: Parameters<typeof standing>[0] = {}) => ({ ...of, stage: 3, twist });
    expect(added("emblem-upper", before({ kind: "no-upper" }))).toBe(0);
    expect(added("emblem-kinds", before({ kind: "no-upper" }))).toBe(added("emblem-kinds", before(null)));
    expect(added("seal-upper", before({ kind: "no-bonus" }))).toBeLessThan(added("seal-upper", before(null)));
    for (const die of ["double", "odd"]) expect(added(die, before({ kind: "plain-dice" }))).toBe(0);
    expect(added("bell", before({ kind: "hushed" }))).toBe(0);
    expect(added("bell", before({ kind: "hushed" }, { charms: ["crown"] }))).toBe(added("bell", before(null)));
    expect(added("manual-house", before({ kind: "unlearned" }))).toBe(0);
    expect(added("seal-house", before({ kind: "dimmed", section: "house" }))).toBeLessThan(
      added("seal-house", before(null)),
    );
    expect(added("fourth-roll", before({ kind: "two-rolls" }))).toBeGreaterThan(added("fourth-roll", before(null)));
  });
  test("does not know the boss of a stage that is over", () => {
    const won = { stage: 4, twist: { kind: "no-upper" as const } };
    expect(added("emblem-upper", won)).toBe(added("emblem-upper", { stage: 4 }));
  });
  test("is about nothing for a money box, and unknown for a consumable", () => {
    expect(added("piggy-bank")).toBe(0);
    expect(pointsAdded(usualBook, standing({}), "nudge")).toBeUndefined();
  });
});

describe("buyers", () => {
  const choice = async (buyer: string, state: RunState) => {
    const { move } = await botOf(`${buyer}:perfect`).choose({
      view: state,
      seat: 0,
      moves: rules.moves(state, 0),
      draw: drawOf(seedOf("any")),
      nodes: 1,
    });
    return rules.moveText.write(move);
  };
  const offers = ["crown", "emblem-house", "manual-upper", "manual-kinds", "lucky", "nudge"];
  test.each(["greedy", "generalist", "expert"])("%s goes on when nothing can be paid", async (buyer) =>
    expect(await choice(buyer, shopping({ offers, purse: 1 }))).toBe("next"),
  );
  test("the generalist knows what an item keeps of its promise", async () => {
    const state = shopping({ offers: ["scratch-pad", "patience", null, null, null, null], purse: 5 });
    expect([await choice("greedy", state), await choice("generalist", state)]).toEqual(["buy 1", "buy 2"]);
  });
  test("the expert saves its money from what gives little for it", async () => {
    const state = shopping({ offers: [null, null, null, null, null, "nudge"], purse: 4 });
    expect([await choice("generalist", state), await choice("expert", state)]).toEqual(["buy 6", "next"]);
  });
});
