/** The conformance suite over runs of every kind; low targets let random play reach shops, bosses and beyond. */
import { readFileSync } from "node:fs";
import { type AnyGame, readStory, rulesOf, writeStory } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { freshRun, type RunConfig, type RunState, rulesBegunBy, thirteen } from "../index.ts";
import { scarceConfig, usualConfig } from "./standing.ts";

const configs: readonly RunConfig[] = [
  usualConfig,
  { ...usualConfig, first: 2 },
  { ...usualConfig, first: 4, challenge: "two-rolls", scratch: "free" },
  { ...usualConfig, first: 10, challenge: "no-upper", unlocked: [] },
  { ...usualConfig, first: 10, challenge: "rising", unlocked: ["wild", "glass"] },
  { ...usualConfig, challenge: "purist" },
];

const scarceConfigs: readonly RunConfig[] = [
  scarceConfig,
  { ...scarceConfig, first: 2 },
  { ...scarceConfig, first: 2, kit: "workshop", scratch: "free" },
  { ...scarceConfig, first: 4, kit: "library", challenge: "two-rolls" },
  { ...scarceConfig, first: 2, stake: 8, unlocked: [] },
  { ...scarceConfig, challenge: "purist" },
];

test("Thirteen Throws keeps its promises", { timeout: 120_000 }, () => {
  const report = conforms(thirteen.rules, { configs: scarceConfigs, matches: 6, bound: 800 });
  expect(report.matches).toBe(6);
  expect(conforms(rulesBegunBy(3), { configs, matches: 3, bound: 800 }).matches).toBe(3);
});

test.each(["greedy-human", "third-rules", "second-rules"])("the golden story %s plays again word for word", (name) => {
  const text = readFileSync(new URL(`../golden/${name}.story`, import.meta.url), "utf8");
  const record = readStory(text);
  if (!record.ok) throw new Error(record.refusal.reason);
  expect(writeStory(rulesBegunBy(record.value.version) as never, record.value)).toEqual({ ok: true, value: text });
});

test("a run begun before the Hermit came goes on with the Ascetic, and no later run is offered it", () => {
  const game: AnyGame = thirteen;
  expect(rulesOf(game, 3)).toMatchObject({ ok: true, value: { version: 3 } });
  expect(rulesOf(game, 2)).toMatchObject({ ok: true, value: { version: 2 } });
  expect(rulesOf(game, 1)).toMatchObject({ ok: false, refusal: { code: "wrong-version" } });
  const offered = {
    kind: "offered",
    items: ["ascetic", "bell", "manual-upper", "manual-kinds", "heavy", "nudge"],
  } as const;
  const stocking: RunState = { ...freshRun(usualConfig), phase: { kind: "stocking", rerolls: 0 } };
  expect(rulesBegunBy(2).refusal(stocking, "chance", offered)).toBeUndefined();
  expect(rulesBegunBy(3).refusal(stocking, "chance", offered)).toMatchObject({ code: "bad-offers" });
});
