/** The Executioner's skill levels: more skill needs fewer misses, by a significant margin. */
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { meanInterval } from "../commands/figures.ts";
import { huntAlone, randomPrey } from "../commands/lone-hunt.ts";
import { executionerOf, head } from "../index.ts";
import { config } from "./table.ts";

const boards = 150;

/** Misses until everything is found, solo, over the same boards for every skill. */
const missesAt = async (skill: number): Promise<readonly number[]> => {
  const table = config();
  const misses: number[] = [];
  for (let i = 0; i < boards; i++) {
    const seed = childSeed(seedOf("ladder"), String(i));
    const hunting = { rules: head.rules, config: table, nodes: 1, bot: executionerOf(skill) };
    misses.push((await huntAlone(randomPrey(table, drawOf(seed)), drawOf(seed), hunting)).misses);
  }
  return misses;
};

test("from 0.35 to 0.65 to 0.95 the misses fall, with intervals apart", async () => {
  const [low, middle, high] = [
    meanInterval(await missesAt(0.35)),
    meanInterval(await missesAt(0.65)),
    meanInterval(await missesAt(0.95)),
  ];
  expect(middle.high).toBeLessThan(low.low);
  expect(high.high).toBeLessThan(middle.low);
});
