/** What a proposal would change, as both sides read it. */
import { expect, test } from "vitest";
import type { OnlineSetup } from "../../games/page.ts";
import { changedRules } from "../meeting/table-settings.ts";
import { en } from "../meeting/words.en.ts";

const setup: OnlineSetup = {
  seats: [2, 2],
  config: async () => "",
  rules: (config) => [{ key: "target", label: "Target", value: config, options: [] }],
};
const before = { config: "2000", watching: true, help: false, listed: false };

test("only what changes is listed, in the table's settings as in the game's", () => {
  expect(changedRules(setup, before, before, en)).toEqual([]);
  expect(changedRules(setup, before, { config: "2000" }, en)).toEqual([]);
  expect(
    changedRules(setup, before, { config: "1000", clock: 60, watching: false, help: true, listed: true }, en),
  ).toEqual([
    { label: "Target", from: "2000", to: "1000" },
    { label: "Time", from: "No limit", to: "1 minute a move" },
    { label: "Spectators", from: "Allowed", to: "Not allowed" },
    { label: "Hints and coach", from: "Not allowed", to: "Allowed" },
    { label: "Open tables", from: "Not listed", to: "Listed" },
  ]);
});
