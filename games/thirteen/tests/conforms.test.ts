/** The promises every game makes, over runs of every kind; low targets let random play see shops, bosses and beyond. */
import { readFileSync } from "node:fs";
import { readStory, writeStory } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { type RunConfig, thirteen } from "../index.ts";
import { usualConfig } from "./standing.ts";

const configs: readonly RunConfig[] = [
  usualConfig,
  { ...usualConfig, first: 2 },
  { ...usualConfig, first: 4, challenge: "two-rolls", scratch: "free" },
  { ...usualConfig, first: 10, challenge: "no-upper", unlocked: [] },
  { ...usualConfig, first: 10, challenge: "rising", unlocked: ["wild", "glass"] },
  { ...usualConfig, challenge: "purist" },
];

test("Thirteen Throws keeps its promises", { timeout: 120_000 }, () => {
  const report = conforms(thirteen.rules, { configs, matches: 6, bound: 800 });
  expect(report.matches).toBe(6);
});

test.each(["greedy-human"])("the golden story %s plays again word for word", (name) => {
  const text = readFileSync(new URL(`../golden/${name}.story`, import.meta.url), "utf8");
  const record = readStory(text);
  if (!record.ok) throw new Error(record.refusal.reason);
  expect(writeStory(thirteen.rules as never, record.value)).toEqual({ ok: true, value: text });
});
