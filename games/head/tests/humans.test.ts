/** The reference humans, and what the rubber band does for them. */
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { type HumanName, humanBot } from "../bots/humans.ts";
import { playEvening } from "../commands/evening.ts";
import { huntAlone, randomPrey } from "../commands/lone-hunt.ts";
import { head, letterFrequency } from "../index.ts";
import { config } from "./table.ts";

const long = 120_000;

test(
  "from weak to strong they need fewer and fewer misses",
  async () => {
    const table = config();
    const boards = 10;
    const misses = async (name: HumanName) => {
      const hunting = { rules: head.rules, config: table, nodes: 1, bot: humanBot(name) };
      let sum = 0;
      for (let i = 0; i < boards; i++) {
        const seed = childSeed(seedOf("humans"), String(i));
        sum += (await huntAlone(randomPrey(table, drawOf(seed)), drawOf(seed), hunting)).misses;
      }
      return sum / boards;
    };
    const [weak, casual, good, strong] = [
      await misses("weak"),
      await misses("casual"),
      await misses("good"),
      await misses("strong"),
    ];
    expect(weak).toBeGreaterThan(casual + 10);
    expect(casual).toBeGreaterThan(good + 5);
    expect(good).toBeGreaterThan(strong);
  },
  long,
);

test("the strong one hides few and rare letters", async () => {
  const state = head.rules.setup(config());
  const commonness = async (name: "good" | "strong") => {
    let sum = 0;
    for (let i = 0; i < 40; i++) {
      const draw = drawOf(childSeed(seedOf("hides"), String(i)));
      const view = head.rules.view(state, 0);
      const { move } = await humanBot(name).choose({
        view,
        seat: 0,
        moves: head.rules.moves(state, 0),
        draw,
        nodes: 1,
      });
      if (move.kind !== "place") throw new Error("the set-up places");
      for (const letter of new Set(move.board.flatMap(({ word }) => [...word])))
        sum += (letterFrequency.english[letter] ?? 0) / 40;
    }
    return sum;
  };
  expect(await commonness("strong")).toBeLessThan((await commonness("good")) - 10);
});

test(
  "the band is what gives the weak one a chance",
  async () => {
    const plan = { rules: head.rules, human: humanBot("weak"), difficulty: "easy", matches: 20 } as const;
    const seed = seedOf("an evening");
    const banded = await playEvening(seed, { ...plan, band: true });
    const alone = await playEvening(seed, { ...plan, band: false });
    expect(banded.wins).toBeGreaterThan(alone.wins);
    expect(banded.skills[0]).toBe(0.25);
    expect(banded.skills.slice(1).every((skill) => skill < 0.25)).toBe(true);
    expect(alone.skills.every((skill) => skill === 0.25)).toBe(true);
  },
  long,
);
